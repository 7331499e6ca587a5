import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { find, has } from '../understand/searched.ts'
import type { Opened } from './frame.ts'
import { type DictatedScreen, type Part, partsOf } from './part.ts'
import { sameThing } from './same-thing.ts'
import { general } from './subject-of.ts'

/** Where what was told of last begins: of the things of a list, the list. */
function lastTold(groups: readonly Part[][]): number {
  const last = groups.at(-1)?.find(({ kind }) => kind === 'list')
  const at =
    last?.kind === 'list' && last.isEach
      ? groups.findIndex((parts) =>
          parts.some((part) => part.kind === 'list' && sameThing(part.label, last.label)),
        )
      : -1
  return at < 0 ? Math.max(0, groups.length - 1) : at
}

/** "Above the cards is a switch", "at the top a greeting": before what was told already; everything else behind it. */
export function placeGroup({ groups }: DictatedScreen, parts: Part[], sentence: string): void {
  if (/^(?:above|over) /i.test(sentence)) groups.splice(lastTold(groups), 0, parts)
  else if (/^(?:at the (?:very )?top|on (?:the )?top|tabs?(?: at the top)?:|use tabs)/i.test(sentence))
    groups.unshift(parts)
  else groups.push(parts)
}

/** The button of which is told what it opens, on the screen; a plus that stands there already is that button. */
export function placePlus(screen: DictatedScreen | undefined, label: string): void {
  const parts = screen ? partsOf(screen) : []
  if (parts.some((part) => part.kind === 'button' && part.label === label)) return
  const plus = /^add\b/i.test(label) ? parts.find((part) => part.kind === 'button' && part.isPlus) : undefined
  if (plus) plus.label = label
  else screen?.groups.push([{ kind: 'button', label, isQuiet: false }])
}

/** "A floating button adds an article", told behind what opens from an article: the screen that lists them. */
export function addedTo(
  parts: readonly Part[],
  screens: readonly DictatedScreen[],
): DictatedScreen | undefined {
  const [only, ...others] = parts
  const thing =
    only?.kind === 'button' && others.length === 0 ? find(adding, only.label)?.groups?.thing : undefined
  if (thing === undefined || screens.at(-1)?.from === undefined) return undefined
  return screens.findLast((screen) =>
    partsOf(screen).some((part) => part.kind === 'list' && sameThing(part.label, thing)),
  )
}
const adding = /^(?:add|new|create) (?:an? |the |new |another )*(?<thing>\p{L}[\p{L} -]{2,24})$/iu

/** "Pressing "Share ticket" opens ...", told nowhere else: a button on the screen before. */
export function placeTapped(screens: readonly DictatedScreen[], label: string): void {
  const said = screens
    .flatMap(partsOf)
    .flatMap((part) => [part.label, ...('options' in part ? part.options : [])])
  const fields = screens.flatMap(partsOf).flatMap((part) => (part.kind === 'list' ? part.fields : []))
  if ([...said, ...fields.map((field) => field.replace(/ (?:button|icon)$/i, ''))].includes(label)) return
  screens.at(-1)?.groups.push([{ kind: 'button', label, isQuiet: false }])
}

/** Where the things stand that a plus button adds one to. */
export const listedOn = (screens: readonly DictatedScreen[]) =>
  screens.findLast((screen) => partsOf(screen).some(({ kind }) => kind === 'list' || kind === 'columns')) ??
  screens.at(-1)

/** "Tapping one": one of those listed last. */
export function wayFrom(from: string, screens: readonly DictatedScreen[], title = ''): string {
  const list = screens.flatMap(partsOf).findLast(({ kind }) => kind === 'list')
  if (!/^(?:one|it|them|items?|rows?|cards?|entry|any(?: of them)?|each)?$/i.test(from)) {
    // "Each row has ... Tapping an email": the rows are emails.
    const isOfRows = list !== undefined && /^(?:rows?|items?|cards?|entries|list|)$/i.test(list.label)
    const isOnly =
      screens.find((screen) => partsOf(screen).some((part) => part === list)) === undefined ||
      screens.every(
        (screen) =>
          !partsOf(screen).some((part) => part === list) ||
          partsOf(screen).filter(({ kind }) => kind === 'list').length === 1,
      )
    if (isOfRows && isOnly && !/\s(?:button|icon|link)$/i.test(from) && !from.includes(' '))
      list.label = capitalise(toPlural(from.toLowerCase()))
    // "Tapping a plot", where gardens are listed: one of these.
    return isToldOf(from, screens) ? from : (lastListed(screens) ?? from)
  }
  // "Each row shows ... Tapping a row opens the part": the rows are parts.
  const isNamed =
    /^\p{L}{3,}(?: \p{L}{3,})?(?<!s)$/u.test(title) &&
    !/details?$|^(?:row|item|card|entry|one|it|them|edit|page|screen)$/i.test(title)
  if (list && isNamed && /^(?:rows?|items?|cards?|entries|list|)$/i.test(list.label))
    list.label = capitalise(toPlural(title.toLowerCase()))
  return list === undefined || list.label === '' ? from : list.label
}

/** "A row opens a panel": that of what is listed there. */
export function ofRow({ title, from }: Opened, screens: readonly DictatedScreen[]): string | undefined {
  // "Tapping a card" of some with names opens what there is to one of them.
  const areCards =
    screens
      .at(-1)
      ?.groups.flat()
      .some((part) => part.kind === 'box') === true
  if (from !== undefined && /^card$/i.test(title) && areCards) return 'Details'
  if (
    from === undefined ||
    !(title === '' ? from === '' : /^(?:row|item|entry|line|list item|one)$/i.test(title))
  )
    return undefined
  const label = lastListed(screens)?.replace(/ of .*$/i, '')
  return label === undefined || has(general, label) ? undefined : capitalise(toSingular(label.toLowerCase()))
}

/** Whether something on the screens is called so. */
const isToldOf = (from: string, screens: readonly DictatedScreen[]): boolean =>
  screens
    .flatMap(partsOf)
    .flatMap((part) => [
      part.label,
      ...('options' in part ? part.options : []),
      ...(part.kind === 'list' ? part.fields : []),
    ])
    .some((label) => label.toLowerCase() === from.toLowerCase() || sameThing(label, from))
/** What the screen told of last lists. */
function lastListed(screens: readonly DictatedScreen[]): string | undefined {
  const list = partsOf(screens.at(-1) ?? { title: '', groups: [] }).find(({ kind }) => kind === 'list')
  return list === undefined || list.label === '' ? undefined : list.label
}

/** What stands on the button told of last. */
export const buttonLast = (screens: readonly DictatedScreen[]): string =>
  screens.flatMap(partsOf).findLast(({ kind }) => kind === 'button')?.label ?? ''

/** One of what was listed last: "habit". */
export function listedLast(screens: readonly DictatedScreen[]): string {
  const parts = screens.flatMap(partsOf)
  const list = parts.findLast(({ kind }) => kind === 'list')
  if (parts.some(({ kind }) => kind === 'columns') && has(general, list?.label ?? '')) return 'card'
  return list === undefined || has(general, list.label) ? 'item' : toSingular(list.label.toLowerCase())
}
