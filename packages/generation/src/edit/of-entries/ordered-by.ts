import type { Command, ComponentNode, JsonValue } from '@kwiq/app-model'
import { whenOf } from '../dates.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { kindNamed, mainList } from '../frames/kind-of-thing.ts'
import { listsOf } from '../plainly/list-looks.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { markColor, markEntries, toneFor } from './marks.ts'
import { inState } from './states.ts'
import { capitalise, toSingular } from '../../words/forms.ts'

const byTime = '(?:new(?:est)?|latest|most recent|old(?:est)?|earliest)'
const order = `(?:(?:from\\s+)?(?<from>${byTime})\\s+(?:to|then|until)\\s+${byTime}|(?:the\\s+)?(?<time>newest|latest|most recent|oldest|earliest)\\s+(?:ones?\\s+)?(?:first|on top)|by date)`
const rest = `(?:,?\\s+(?:and\\s+)?(?:then\\s+)?(?:(?:the\\s+)?(?:rest|others|all others)\\s+)?${order})?`
const marking = `(?:,?\\s+(?:and\\s+)?(?:mark|show|colou?r|highlight|make|paint)\\s+(?:it|them|those|these)\\s+(?:in\\s+)?(?<color>${markColor}))?`
const forms = [
  // "Unpaid invoices first, then the rest newest to oldest"; "expired food first and mark it in red".
  `^(?:(?:put|show|list|sort|order)\\s+)?(?:all\\s+|the\\s+|our\\s+)*(?<state>(?:not\\s+(?:yet\\s+)?)?\\p{L}{3,16})\\s+(?<what>\\p{L}{3,20})\\s+(?:(?:come|go|should (?:come|be|go))\\s+)?first${rest}${marking}$`,
  // "Paid gigs last, unpaid first".
  `^(?:(?:put|show|list|sort|order)\\s+)?(?:all\\s+|the\\s+|our\\s+)*(?<other>\\p{L}{3,16})\\s+(?<what>\\p{L}{3,20})\\s+last,?\\s+(?:and\\s+)?(?:the\\s+)?(?<state>\\p{L}{3,16})(?:\\s+ones)?\\s+first${rest}$`,
].map((form) => new RegExp(form, 'iu'))

const unordered = /^(?:chips|stats|stories|bubbles|steps)$/
/** What an app is about, whatever that is called there. */
const general = /^(?:food|items?|things?|stuff|entries|ones|products?|goods)$/i

/** A running number, where lines have no date: "2026-118". */
const runningIn = (item: JsonValue): number | undefined => {
  const found = /\b(\d{4})-(\d{1,4})\b/.exec(
    ['title', 'subtitle', 'overline'].map((key) => textOf(item, key) ?? '').join(' '),
  )
  return found ? Number(found[1]) * 10_000 + Number(found[2]) : undefined
}

/** Entries in the order of their numbers or days; as they stand where some have none. */
function byAge(items: readonly JsonValue[], isNewFirst: boolean): JsonValue[] {
  for (const keyOf of [runningIn, (item: JsonValue) => (isEntry(item) ? whenOf(item) : undefined)])
    if (items.length > 1 && items.every((item) => keyOf(item) !== undefined))
      return items.toSorted((one, other) => ((keyOf(one) ?? 0) - (keyOf(other) ?? 0)) * (isNewFirst ? -1 : 1))
  return [...items]
}

const oneOf = (label: string): string => toSingular(label.toLowerCase())

/** "Unpaid invoices first, then the rest newest to oldest": those in the state, then all others. */
const stateThenTime: EditRule = (clause, document): EditOutcome | undefined => {
  const found = forms.map((form) => form.exec(clause)?.groups).find(Boolean)
  if (!found?.state || !found.what) return undefined
  if (/^(?:new|old|first|last|best|next|important|most|least|\p{L}+est)$/iu.test(found.state))
    return undefined
  const what = found.what
  const named = kindNamed(document, what)?.lists ?? listsOf(document, what)
  const main = general.test(what) ? mainList(document) : undefined
  const lists = (named.length > 0 ? named : main ? [main] : []).filter(
    ({ properties }) => !unordered.test(String(properties.layout)),
  )
  if (lists.length === 0) return undefined
  const isSo = inState(lists, found.state)
  if (!isSo)
    return refuse(
      `No entry of ${lists[0]?.label ?? what} says that it is ${found.state.toLowerCase()}. Try 'Add a badge "${capitalise(found.state)}" to the first ${oneOf(lists[0]?.label ?? what)}' before.`,
    )
  const time = found.from ?? found.time
  const isSorted = time !== undefined || /\bby date$/i.test(clause)
  const isNewFirst = !/^(?:old|earl)/i.test(time ?? '')
  const [first] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  const commands = lists.flatMap((node): Command[] => {
    const items = itemsOf(node)
    const groups = [items.filter((item) => isSo(item)), items.filter((item) => !isSo(item))]
    const next = groups.flatMap((group) => (isSorted ? byAge(group, isNewFirst) : group))
    const marked: ComponentNode = { ...node, properties: { ...node.properties, items: next } }
    const mark = { word: capitalise(found.state ?? ''), tone: toneFor(found.color, found.state ?? '') }
    const marks = found.color === undefined ? [] : markEntries(marked, mark, isSo, node === first)
    if (marks.length > 0) return marks
    return next.some((item, index) => item !== items[index])
      ? [{ type: 'set-properties', id: node.id, set: { items: next } }]
      : []
  })
  return commands.length > 0
    ? { commands }
    : refuse(`The ${found.state.toLowerCase()} ones are first already.`)
}

/** Entries in the order of their states and days. */
export const orderedByRules: readonly EditRule[] = [stateThenTime]
