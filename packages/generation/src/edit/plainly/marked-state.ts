import { type Command, type JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { kindNamed } from '../frames/kind-of-thing.ts'
import { isEntry, itemsOf, textOf, withPart } from '../entry.ts'
import type { EditOutcome, EditRule } from '../rule.ts'
import { isSubset, stemsIn } from './app-parts.ts'

const marked = [
  /^(?:all\s+|the\s+|our\s+|every\s+|each\s+)*(?<state>\p{L}{3,16}) (?<what>[\p{L}]{3,20}s?)\s+(?:should|must|need|needs|could|can)\s+(?:to\s+)?(?:have|get|show|carry|be marked with|be shown with)?\s*(?:an?\s+)?(?:\p{L}+\s)?(?:mark|sign|symbol|icon|badge|label|check ?mark|tick|star|heart|leaf|flag|skull|dot|sticker|tag|stamp)$/iu,
  /^(?:mark|tag|label|flag|highlight)\s+(?:all\s+|the\s+|our\s+|every\s+)*(?<state>(?!with\b)\p{L}{3,16}) (?<what>[\p{L}]{3,20}s?)(?:\s+with\s+(?:an?\s+)?(?:\p{L}+\s)?(?:mark|sign|symbol|icon|badge|label|check ?mark|check|tick|star|heart|leaf|flag|skull|dot|sticker|tag|stamp))?$/iu,
  /^(?:show|see|know|tell(?: me)?)\s+which\s+(?<what>\p{L}{3,20}s?)\s+(?:is|are)\s+(?<state>\p{L}{3,16}(?:\s\p{L}{2,12})?)$/iu,
  /^(?:show|see|know|tell(?: me)?)\s+which\s+(?<what>\p{L}{3,20}s?)\s+(?<state>(?:needs?|wants?|has|have)\s+\p{L}{3,16})(?:\s+(?:today|now|soon))?$/iu,
  /^(?:when(?:ever)?|if)\s+(?:an?|the|one of the)\s+(?<what>\p{L}{3,20})\s+(?:is|was|has been|gets)\s+(?<state>\p{L}{3,16}(?:\s\p{L}{2,8})?),?\s+(?:show|put|add|display|it should (?:have|show|get))\s+(?:an?\s+)?(?<tone>red|green|orange|yellow|grey|gray)?\s*(?:dot|badge|mark|label|sign|symbol|icon|flag|tag|star)(?:\s+(?:on|next to|beside)\s+it)?$/iu,
]

const toneOf = (color: string | undefined): string =>
  color === undefined || /green/i.test(color)
    ? 'success'
    : /red/i.test(color)
      ? 'danger'
      : /gr[ae]y/i.test(color)
        ? 'neutral'
        : 'warning'

const said = ['title', 'subtitle', 'value', 'overline', 'meta', 'tag']

/** "Vegetarian recipes need a green leaf", "show which bed needs water": a badge on those that say so, else on some. */
const markState: EditRule = (clause, document): EditOutcome | undefined => {
  const { state = '', what = '', tone } = marked.map((form) => form.exec(clause)?.groups).find(Boolean) ?? {}
  const kind = state === '' ? undefined : kindNamed(document, what)
  // "Guest passes" are a sort of things, and no state of others.
  const isState = /\b(?:which|when|whenever|if)\b/i.test(clause) || isSubset(document, `${state} ${what}`)
  if (!kind || !isState || kind.lists.length === 0) return undefined
  const badge = capitalise(
    state
      .toLowerCase()
      .replace(/^have\b/, 'has')
      .replace(/^need\b/, 'needs'),
  )
  const [stem = ''] = stemsIn(state.replace(/^(?:needs?|wants?|has|have)\s+/i, ''))
  const saysSo = (item: JsonValue) =>
    stem !== '' && said.some((key) => stemsIn(textOf(item, key) ?? '').includes(stem))
  const isToldAnywhere = kind.lists.some((node) => itemsOf(node).some(saysSo))
  const titles = [
    ...new Set(kind.lists.flatMap((node) => itemsOf(node).flatMap((item) => textOf(item, 'title') ?? []))),
  ]
  const isMeant = (item: JsonValue) =>
    isToldAnywhere ? saysSo(item) : titles.indexOf(textOf(item, 'title') ?? '') % 2 === 0
  const commands = kind.lists.flatMap((node): Command[] => {
    const items = itemsOf(node).map((item) =>
      isEntry(item) && isMeant(item) && item.badge === undefined
        ? withPart(withPart(item, 'badge', badge), 'badgeTone', toneOf(tone))
        : item,
    )
    return items.some((item, index) => item !== itemsOf(node)[index])
      ? [{ type: 'set-properties', id: node.id, set: { items } }]
      : []
  })
  if (commands.length === 0) return undefined
  return isToldAnywhere
    ? { commands }
    : {
        commands,
        note: `Which of them are marked “${badge}” is an example: nothing is worked out from the entries.`,
      }
}

/** Marks on those of a list that are in some state. */
export const markedRules: readonly EditRule[] = [markState]
