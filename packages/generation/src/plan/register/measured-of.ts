import { classOf } from '../../words/noun-classes.ts'
import { headOf, isAttribute, isPlural } from './chunk-kinds.ts'
import type { Chunk } from './chunks.ts'
import { isDoneAgain } from './done-again.ts'
import { has } from '../../understand/searched.ts'

/** What something is counted or paid by; nobody keeps a list of them. */
const unit =
  /^(?:gram|kilo|kilogram|kg|litre|liter|ounce|pound|metre|meter|kilometre|kilometer|mile|piece|second|minute|hour|day|night|week|month|year|season|person|head|item|unit|page|serving|portion|set|session|round|game|match|lap|ticket|seat)$/

/** A value belongs to what stands behind it, rather than to what was named before. */
const isOf = (chunk: Chunk): boolean =>
  (chunk.prep === 'per' && !isPlural(chunk.words) && !has(unit, headOf(chunk.words))) ||
  (chunk.prep === 'at' &&
    isPlural(chunk.words) &&
    (classOf(headOf(chunk.words)) === 'event' || isDoneAgain(headOf(chunk.words))))

/** "Ringing times per tower, attendance": the first is a group by itself. */
export function measuredApart(group: Chunk[]): Chunk[][] {
  const [first, ...rest] = group
  return first && rest.length > 0 && isOf(first) ? [[first], rest] : [group]
}

/**
 * The value that is said of what a group of words names: "ringing times" of "ringing times per tower", "attendance" of
 * "attendance at practice nights". Undefined where it is said of nothing one has a list of.
 */
export function measuredOf(group: readonly Chunk[], before: readonly Chunk[]): Chunk | undefined {
  const [first] = group
  const value = before.at(-1)
  if (!first || group.length > 1 || !value || value.sentence !== first.sentence) return undefined
  const isThing = classOf(headOf(first.words)) !== 'person' && isOf(first)
  return isThing && value.link !== 'prep' && value.of === undefined && isAttribute(value) ? value : undefined
}
