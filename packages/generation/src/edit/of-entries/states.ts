import type { ComponentNode, JsonValue } from '@kwiq/app-model'
import { whenOf } from '../dates.ts'
import { isEntry, itemsOf, textOf } from '../entry.ts'
import { stemsIn } from '../plainly/app-parts.ts'

/** What says the same of an entry. */
const sameStates: readonly string[] = [
  'overdue late expired past',
  'free available vacant',
  'full booked sold',
  'done finished complete completed ready packed',
  'lent borrowed out',
  'new unread',
  'broken defective damaged',
]
const alike: readonly (readonly string[])[] = sameStates.map((words) => words.split(' ').flatMap(stemsIn))

/** The day of the sample entries, on the scale of `whenOf`. */
const today = 10 * 31 + 19
const bygone = /^(?:expired|overdue|past|late)$/i
const dueWord = /\b(?:due|until|by|before|expires?)\b/i
const negated = /^(?:un(?=\p{L}{3})|not\s+(?:yet\s+)?|non-?)/iu

const textsIn = (item: JsonValue): string[] =>
  ['badge', 'subtitle', 'value', 'overline', 'meta', 'tag', 'title'].flatMap((key) => textOf(item, key) ?? [])

/** Whether an entry says so, in its badge or its lines. */
const saysState = (item: JsonValue, stems: readonly string[]): boolean =>
  textsIn(item).some((text) => {
    const own = text.split(' ').length < 8 ? stemsIn(text) : []
    return stems.length > 0 && stems.every((stem) => own.includes(stem))
  })

const isBygone = (item: JsonValue): boolean => {
  const when = isEntry(item) && textsIn(item).some((text) => dueWord.test(text)) ? whenOf(item) : undefined
  return when !== undefined && when < today
}

/**
 * Whether an entry is in a state, as these lists tell it: it says so, in that word or one like it; "unpaid" are those
 * that do not say "paid", "expired" those whose day is over. Undefined where nothing in the lists tells.
 */
export function inState(
  lists: readonly ComponentNode[],
  state: string,
): ((item: JsonValue) => boolean) | undefined {
  const items = lists.flatMap(itemsOf)
  const isTold = (test: (item: JsonValue) => boolean) => items.some(test) && !items.every(test)
  const said = stemsIn(state)
  const own = (item: JsonValue) => saysState(item, said)
  if (isTold(own)) return own
  const positive = negated.test(state) ? stemsIn(state.replace(negated, '')) : []
  const isOther = (item: JsonValue) => !saysState(item, positive)
  if (positive.length > 0 && isTold(isOther)) return isOther
  if (bygone.test(state) && isTold(isBygone)) return isBygone
  const words = said.length === 1 ? alike.find((group) => group.includes(said[0] ?? '')) : undefined
  const like = (item: JsonValue) => (words ?? []).some((word) => saysState(item, [word]))
  return words !== undefined && isTold(like) ? like : undefined
}
