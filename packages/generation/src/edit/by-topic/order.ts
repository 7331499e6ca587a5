import type { Command, ComponentNode, JsonValue } from '@kwiq/app-model'
import { capitalise } from '../../words/forms.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { markColor, markEntries, toneFor } from '../of-entries/marks.ts'
import { inState } from '../of-entries/states.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { keysOf, orderSaid, type SortKey, type Sorting } from './sort-keys.ts'
import { listsMeant } from './things-meant.ts'

const sortVerb = /\b(?:sort(?:ed|ing)?|order(?:ed)?|arranged?|rank(?:ed)?)\b/iu
const onTop =
  /\b(?:first|(?:come|be|go|stand|appear)?\s*(?:(?:up\s+)?(?:on|at|to)\s+(?:the\s+)?(?:very\s+)?top(?:\s+of\s+(?:the|my|our)\s+list)?|up top))\b/iu
const verbs =
  /^(?:(?:can|could|would)\s+(?:you|we|i)\s+(?:please\s+)?(?:have\s+|get\s+|see\s+)?|i(?:['’]d| would)? (?:want|need|like)\s+(?:to (?:see|have)\s+)?|we (?:want|need)\s+|please\s+)*(?:sort|order|arrange|rank|list|show|put|display|have|move|bring|keep)?\s*/iu

const orderOf = (
  items: readonly JsonValue[],
  { key, isDown, unit }: Sorting & { unit?: string },
): JsonValue[] | undefined => {
  const shown = keysOf(items, key, unit)
  const keys = new Map(items.map((item, index) => [item, shown[index]]))
  const known = items.filter((item) => keys.get(item) !== undefined)
  // Where half of them do not say it, the order would be none.
  if (known.length < 2 || known.length * 2 < items.length) return undefined
  const sorted = known.toSorted((one, other) => {
    const [a, b] = [keys.get(one) ?? 0, keys.get(other) ?? 0]
    return (a < b ? -1 : a > b ? 1 : 0) * (isDown ? -1 : 1)
  })
  return [...sorted, ...items.filter((item) => keys.get(item) === undefined)]
}

const isOfPeople = (node: ComponentNode) =>
  itemsOf(node).every((item) => isEntry(item) && item.avatar !== undefined)

const called: Readonly<Record<SortKey, string>> = {
  price: 'price',
  date: 'date',
  name: 'name',
  rating: 'rating',
  distance: 'distance',
  weight: 'weight',
  length: 'length',
  duration: 'time',
  year: 'year',
  number: 'number',
}

const changed = (node: ComponentNode, items: readonly JsonValue[]): Command[] =>
  items.some((item, index) => item !== itemsOf(node)[index])
    ? [{ type: 'set-properties', id: node.id, set: { items: [...items] } }]
    : []

/** "The cheapest first", "rehearsals with the next one on top", "by who owes the most": by what the entries show. */
const byKey: EditRule = (clause, document): EditOutcome | undefined => {
  if (clause.length > 120 || /["“”]|,?\s+and\s+(?:the|my|our)\s/i.test(clause)) return undefined
  // "Show my biggest flock at the top": one of them, and no order.
  if (
    /^(?:show|see|display|have)\s+(?:me\s+)?(?:my|our|the)\s+\p{L}+est\s+\p{L}+(?<!s)\s.*\btop\b/iu.test(
      clause,
    )
  )
    return undefined
  const isSorted = sortVerb.test(clause)
  if (!isSorted && !onTop.test(clause) && !/\b(?:alphabetical|a to z|a-z)/i.test(clause)) return undefined
  const said = orderSaid(
    clause.replace(/\b(?:who|which) (?:owes?|has|have|costs?|earns?|got|gets?)\b/giu, ' '),
  )
  if (!said) return undefined
  // "Owes the most" is of money.
  const key: SortKey =
    said.key === 'number' && /\b(?:owes?|pays?|earns?|costs?|spent)\b/i.test(clause) ? 'price' : said.key
  const left = said.left.replace(verbs, ' ').replace(sortVerb, ' ').replace(onTop, ' ')
  const lists = listsMeant(document, left, /\bwho\b/i.test(clause) ? isOfPeople : undefined)
  if (!lists) return undefined
  const sorted = lists.flatMap((node) => {
    // Who owes has less than nothing.
    const isDebt = /\bowes?\b/iu.test(clause) && keysOf(itemsOf(node), key).some((value) => Number(value) < 0)
    const items = orderOf(itemsOf(node), { ...said, key, isDown: said.isDown !== isDebt })
    return items ? [{ node, items }] : []
  })
  if (sorted.length === 0)
    return refuse(
      `The entries of ${lists[0]?.label ?? 'that list'} show no ${called[key]}. Try "Add a ${called[key]} to each of them" before.`,
    )
  const commands = sorted.flatMap(({ node, items }) => changed(node, items))
  return commands.length > 0
    ? { commands }
    : refuse(`${lists[0]?.label ?? 'They'} are in that order already.`)
}

const stateForms = [
  // "Put the beds where something is ready to harvest at the top"; "customers who haven't paid should be on top".
  /^(?<what>.{3,60}?)\s+(?:that|who|which|where|with)\s+(?<state>[^"“”,]{3,50}?)\s+(?:should\s+|must\s+)?(?:come\s+|be\s+|go\s+|stand\s+|appear\s+)?(?:first|(?:on|at|to)\s+(?:the\s+)?(?:very\s+)?top(?:\s+of\s+the\s+list)?)(?<mark>,?\s+(?:and\s+)?(?:with|in)\s+.{3,24})?$/iu,
  // "Late ones on top", "unpaid first".
  /^(?<state>(?:not\s+(?:yet\s+)?)?\p{L}{3,16})(?:\s+ones?)?\s+(?:should\s+|must\s+)?(?:come\s+|be\s+|go\s+)?(?:first|(?:on|at|to)\s+(?:the\s+)?(?:very\s+)?top(?:\s+of\s+the\s+list)?)(?<mark>,?\s+(?:and\s+)?(?:with|in)\s+.{3,24})?$/iu,
]

/** "Something is ready to harvest": ready; "haven't paid": not paid. */
export const stateWords = (told: string): string => {
  const isNot = /\b(?:not|never|no)\b|n['’]?t\b|\bstill (?:to|have to)\b/iu.test(told)
  const bare = told
    .replace(
      /^(?:(?:something|someone|somebody|anything|it|they|he|she|i|we|people|there|the \p{L}+)\s+)?(?:still\s+|already\s+|have\s+|has\s+|had\s+|are\s+|is\s+|was\s+|were\s+|been\s+|not\s+|never\s+|yet\s+|to\s+|haven['’]?t\s+|hasn['’]?t\s+|isn['’]?t\s+|aren['’]?t\s+|didn['’]?t\s+|don['’]?t\s+|be\s+)*/iu,
      '',
    )
    .replace(/\s+(?:yet|already|now|at the moment|right now)$/iu, '')
    .replace(/^(ready|open|due|free|full)\s+(?:to|for)\s+.*$/iu, '$1')
  return isNot ? `not ${bare}` : bare
}

/** "Customers who haven't paid on top with a red dot": those that say so come first. */
const stateFirst: EditRule = (clause, document): EditOutcome | undefined => {
  const found = stateForms.map((form) => form.exec(clause.replace(verbs, ''))?.groups).find(Boolean)
  if (!found?.state || /^(?:new|last|next|important|best|\p{L}+est|the|come|go)$/iu.test(found.state))
    return undefined
  const lists = listsMeant(document, found.what ?? '')
  if (!lists) return undefined
  const state = stateWords(found.state)
  const isSo = inState(lists, state)
  if (!isSo) return exampleFirst(lists, state, found.mark)
  const color = found.mark === undefined ? undefined : new RegExp(markColor, 'iu').exec(found.mark)?.[0]
  if (found.mark !== undefined && color === undefined) return undefined
  const commands = firstOfState(lists, isSo, state, color)
  return commands.length > 0 ? { commands } : refuse(`Those that are ${state} are first already.`)
}

/** Words for a state something can be in, whatever it is. */
const stateWord =
  /^(?:not\s+)?(?:\p{L}{1,14}(?:ed|en|aid|old|ost|ent)|open|late|overdue|done|new|free|full|empty|ready|urgent|missing|absent|ill|sick|active|closed|waiting|hungry|due|important|available|offline|online)$/iu

/** Where no entry says so, every second does from now on, as an example, and comes first. */
function exampleFirst(
  lists: readonly ComponentNode[],
  state: string,
  mark: string | undefined,
): EditOutcome | undefined {
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  if (!longest || !stateWord.test(state)) return undefined
  const chosen = new Set(
    itemsOf(longest).flatMap((item, index) => (index % 3 === 1 ? (textOf(item, 'title') ?? []) : [])),
  )
  const isSo = (item: JsonValue) => chosen.has(textOf(item, 'title') ?? '')
  const color = mark === undefined ? undefined : new RegExp(markColor, 'iu').exec(mark)?.[0]
  const badge = { word: capitalise(state), tone: toneFor(color, /^not\s/i.test(state) ? 'overdue' : state) }
  const commands = lists.flatMap((node): Command[] => {
    const items = itemsOf(node)
    const next = [...items.filter(isSo), ...items.filter((item) => !isSo(item))]
    const sorted: ComponentNode = { ...node, properties: { ...node.properties, items: next } }
    return markEntries(sorted, badge, isSo, node === longest)
  })
  return commands.length > 0
    ? { commands, note: `No entry said so; which ones are “${badge.word}” is an example.` }
    : undefined
}

function firstOfState(
  lists: readonly ComponentNode[],
  isSo: (item: JsonValue) => boolean,
  state: string,
  color: string | undefined,
): Command[] {
  const [longest] = lists.toSorted((one, other) => itemsOf(other).length - itemsOf(one).length)
  return lists.flatMap((node): Command[] => {
    const items = itemsOf(node)
    const next = [...items.filter((item) => isSo(item)), ...items.filter((item) => !isSo(item))]
    const sorted: ComponentNode = { ...node, properties: { ...node.properties, items: next } }
    const mark = { word: capitalise(state), tone: toneFor(color, state) }
    const marks = color === undefined ? [] : markEntries(sorted, mark, isSo, node === longest)
    return marks.length > 0 ? marks : changed(node, next)
  })
}

/** Which entries come first: by what they show, or by the state they are in. */
export const topicOrderRules: readonly EditRule[] = [byKey, stateFirst]
