import { isDescriber } from '../words/describers.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { baseOfVerb, isParticiple, isPlainVerb, verbsAndNouns } from '../words/verbs.ts'
import { find } from './searched.ts'

/** Whether a word can be a thing where it stands. */
export const isNoun = (word: string): boolean => {
  const lower = word.toLowerCase()
  return (
    lower !== '' &&
    !stopWords.has(lower) &&
    ((classOf(lower) === 'person' && !isPlainVerb(lower)) || isThing(lower))
  )
}

/** Neither a little word, nor one that only describes, nor a verb that is no noun. */
function isThing(lower: string): boolean {
  const base = baseOfVerb(lower, strictVerbs)
  return (
    !stopWords.has(lower) &&
    !isDescriber(lower) &&
    !(base !== undefined && base !== lower && isParticiple(lower, strictVerbs)) &&
    !(base !== undefined && (isPlainVerb(base) || !verbsAndNouns.has(base)) && !lower.endsWith('ing'))
  )
}

/** The verb of a word that can only be one here, or could be. */
export const verbOf = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  const base = baseOfVerb(lower, strictVerbs)
  return base !== undefined && (lower === base || lower === `${base}s` || lower === `${base}es`)
    ? base
    : undefined
}

/** A verb in its base form that is hardly ever a noun. */
export const isDoing = (word: string): boolean => {
  const lower = word.toLowerCase()
  return strictVerbs.has(lower) || (baseOfVerb(lower) === lower && isPlainVerb(lower))
}

/** "Bought or borrowed", "paid or not": states one chooses from. */
export const areDone = (one: string, other: string): boolean => {
  const isDone = (word: string) => isParticiple(word.toLowerCase(), strictVerbs)
  return isDone(one) && (isDone(other) || other.toLowerCase() === 'not')
}

/** Whether a doing stands right before: what follows is what it is done with. */
export const isBehindVerb = (input: string, index: number): boolean =>
  verbOf(/(\p{L}+) (?:the |a |an |my |your |their )?$/u.exec(input.slice(0, index))?.[1] ?? '') !== undefined

const little =
  /^(?:the|an?|my|your|their|our|his|her|its|it|he|she|they|i|we|you|is|are|was|were|has|have|had|been|be|does|do|did|not|more|less|than|too|of|any|some|someone|somebody|there|gets?|goes|get|go|comes|that|again|by|over|under|above|below|for|within|at|in|on)$/i

/** "Over 25 knots": how much is too much. */
const limit = /\b(over|above|below|under|more than|less than) (\d+(?:[.,]\d+)?) ?(\p{L}+|%|°\p{L}?)(?=$|\s)/iu

/** What is left of a condition in a label of four words: "output drops", "too dry". */
export const conditionOf = (clause: string): string =>
  clause
    .split(/\s+/)
    .filter((word) => (!little.test(word) || word === 'too') && /^\p{L}/u.test(word))
    .slice(0, 2)
    .join(' ')

/** "Below 20 percent" of "the battery drops below 20 percent", or nothing. */
export const limitOf = (clause: string): string | undefined => {
  const [, how = '', much = '', unit = ''] = find(limit, clause) ?? []
  return how === '' || how.includes(' ') ? undefined : `${how.toLowerCase()} ${much} ${unit}`
}
