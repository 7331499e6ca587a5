import { classOf } from '../../words/noun-classes.ts'
import { headOf, isPlural } from './chunk-kinds.ts'
import type { Chunk } from './chunks.ts'
import { has } from '../../understand/searched.ts'

/** A list is looked through or put in order by what is known of each. */
const narrowing = /^(?:filter|sort|group|arrange|browse|search|see|find|list)$/
/** Nobody is told of a thing by the way it comes, who does it, or by its day or name alone. */
const noValue =
  /^(?:post|mail|e-?mail|phone|letter|hand|car|bike|train|bus|foot|boat|air|sea|text|sms|card|cash|chance|heart|mouth|law|name|date|day|week|month|year|hour|category|kind|type|alphabet|relevance|popularity|default|admin|everyone|everybody|anyone|others|staff|team)$/

const isValue = ({ words, det }: Chunk) =>
  det === undefined &&
  words.length <= 2 &&
  !isPlural(words) &&
  !has(noValue, headOf(words)) &&
  !['person', 'group'].includes(classOf(headOf(words)))

/** "By colour and texture, commissions": the values, and what comes after them. */
export function narrowingApart(group: Chunk[]): Chunk[][] {
  if (group[0]?.prep !== 'by') return [group]
  const end = group.findIndex((chunk) => !isValue(chunk))
  return end <= 0 ? [group] : [group.slice(0, end), group.slice(end)]
}

/**
 * The things that are told apart by what a group of words names: "stone samples by colour and finish", "see puppets, filter
 * by size". Undefined where it tells who does something, or by which way.
 */
export function narrowedBy(group: readonly Chunk[], before: readonly Chunk[]): Chunk | undefined {
  const [first] = group
  if (first?.prep !== 'by' || !group.every(isValue)) return undefined
  const whose = before
    .filter(({ sentence }) => sentence === first.sentence)
    .findLast(({ words, link }) => link !== 'prep' && isPlural(words) && !narrowing.test(words[0] ?? ''))
  // "User can filter kites by level" is done with the list.
  return whose && /^(?:filter|sort)$/.test(whose.verb ?? '') ? undefined : whose
}
