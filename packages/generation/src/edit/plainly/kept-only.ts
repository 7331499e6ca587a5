import { collectNodeIds, type JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { freeId } from '../free-id.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { listsOf } from './list-looks.ts'

const only = [
  /^(?:(?:please\s+)?(?:show|list|see|display)\s+(?:me\s+)?only|only\s+(?:show|list|see|display)|just\s+show)\s+(?:the\s+|my\s+|those\s+)?(?<what>\p{L}{3,20}s)\s+(?<which>(?:(?:that|which|who)\s+(?:are|is)|of|for|from|in|near)\s.{3,40})$/iu,
  /^(?:(?:please\s+)?(?:show|list|see|display)\s+(?:me\s+)?only|only\s+(?:show|list|see|display)|just\s+show)\s+(?:the\s+)?(?<state>[\p{L}]{3,16}(?:\s[\p{L}]{3,16})?)\s+(?<what>\p{L}{3,20}s)$/iu,
]

/** "That are open now" is open now. */
const shortOf = (which: string): string =>
  capitalise(
    which
      .replace(/^(?:that|which|who)\s+(?:are|is|have|has|were)\s+/i, '')
      .replace(/^(?:that|which|who|of|for|from|in)\s+(?:the\s+|a\s+)?/i, '')
      .trim(),
  )

/** "Show only trucks that are open now": one more to choose above their list. */
const keptOnly: EditRule = (clause, document): EditOutcome | undefined => {
  const { what, which, state } = only.map((form) => form.exec(clause)?.groups).find(Boolean) ?? {}
  if (/^(?:first|last|two|three|four|five|my|our|next|latest|one|these|own)\b/i.test(state ?? ''))
    return undefined
  if (what === undefined) return undefined
  const [list] = listsOf(document, what).toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const screen = list && document.screens.find(({ components }) => components.includes(list))
  const title = which === undefined ? capitalise(state ?? '') : shortOf(which)
  if (!list || !screen || title.split(' ').length > 4) return undefined
  const chips = screen.components.find(
    ({ type, properties }) => type === 'list' && properties.layout === 'chips' && properties.plain !== true,
  )
  const note = `“${title}” can be chosen above ${list.label}; which of the samples it shows follows what they say.`
  if (chips) {
    const items = itemsOf(chips)
    const at = items.findIndex((item) => textOf(item, 'title')?.toLowerCase() === title.toLowerCase())
    if (at >= 0 && chips.properties.active === at) return refuse(`“${title}” is chosen already.`)
    const like = items.find(isEntry)
    const isPlain = like === undefined || like.action === undefined
    if (!isPlain) return undefined
    const next: JsonValue[] = at >= 0 ? items : [...items, { title }]
    return {
      commands: [
        { type: 'set-properties', id: chips.id, set: { items: next, active: at >= 0 ? at : items.length } },
      ],
      note,
    }
  }
  const node = {
    id: freeId(collectNodeIds(document), 'list'),
    type: 'list',
    label: 'Filter',
    properties: { layout: 'chips', items: [{ title: 'All' }, { title }], active: 1 },
  }
  const index = screen.components.indexOf(list)
  return {
    commands: [{ type: 'add-component', node, place: { screenId: screen.id, parentId: null, index } }],
    note,
  }
}

/** Some of what a list shows, as a choice above it. */
export const keptOnlyRules: readonly EditRule[] = [keptOnly]
