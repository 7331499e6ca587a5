import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { find } from '../understand/searched.ts'
import { buttonPart } from './button-part.ts'
import { labelFrom } from './label-from.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'

/** "A page with all details": what the list that leads there shows of each. */
export function withAllDetails(parts: readonly Part[], screens: readonly DictatedScreen[]): Part[] {
  const list = screens.flatMap(partsOf).findLast(({ kind }) => kind === 'list' || kind === 'columns')
  const fields = list?.kind === 'list' ? list.fields : list?.kind === 'columns' ? (list.fields ?? []) : []
  const shown = fields.filter((field) => !/(?:button|icon|checkbox|badge|stepper|switch)$/i.test(field))
  return parts.flatMap((part) =>
    part.kind === 'fact' &&
    part.value === undefined &&
    shown.length > 0 &&
    /^(?:all )?(?:the |its |their )?(?:\p{L}+ )?(?:details|information|info|data|fields)$/iu.test(part.label)
      ? shown.map((label): Part =>
          /^(?:photo|image|picture)$/i.test(label) ? { kind: 'image', label } : { kind: 'fact', label },
        )
      : [part],
  )
}

/** "Done shows the same without the badge": what the tab before it shows, but that. */
export function asTheSame(
  screen: DictatedScreen,
  rest: string,
  before: DictatedScreen | undefined,
): DictatedScreen {
  const found = find(same, rest)?.groups
  if (!found || !before) return screen
  const less = labelFrom(found.less ?? '').toLowerCase()
  const without = (part: Part): Part[] =>
    less !== '' && part.label.toLowerCase().endsWith(less)
      ? []
      : part.kind === 'list'
        ? [
            {
              ...part,
              fields: part.fields.filter((field) => !field.toLowerCase().endsWith(less) || less === ''),
            },
          ]
        : [part]
  return { ...screen, groups: before.groups.map((parts) => parts.flatMap(without)) }
}
const same =
  /^(?:a list of )?(?:the )?same(?: (?:list|fields|columns|content|things|parts|layout))?(?: (?:as|like) [^,]+?)?(?:,? (?:but )?without (?<less>[^,.]+))?$/iu

/** "A dialog with "Cancel booking" and "Move booking"": what one can do there. */
export const asDeeds = (parts: readonly Part[], noun: string): Part[] => {
  const isDeed = (part: Part) =>
    part.kind === 'heading' &&
    baseOfVerb(part.label.split(' ')[0]?.toLowerCase() ?? '', strictVerbs) !== undefined
  return /^(?:dialog|modal|popup|sheet|menu)$/i.test(noun) && parts.filter(isDeed).length > 1
    ? parts.map((part) => (isDeed(part) ? buttonPart(part.label) : part))
    : [...parts]
}
