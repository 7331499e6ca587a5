import { colorNames } from '@kwiq/catalogue/theme'
import { determiners, stopWords, strictVerbs, styleWords } from '../words/lexicon.ts'

const mostWords = 5
const mostItems = 40
/** Words that begin a clause or an item without belonging to it. */
const leading =
  /^(?:(?:and|or|plus|also|with|incl|including|optionally|maybe|ideally|as well as|a|an|the|my|your|their|our|his|her|its|each|every|some|any|one|live|simple|own)\s)+/i
/** What an item may begin with when it is a clause about somebody. */
const questions = /^(?:who|what|when|where|which|how)\s/i
const inner = new Set(
  'and or of at to from by before after between per under over out off without'.split(' '),
)
/** Joined by "and", these are one thing: "lost and found", "before and after". */
const sides = /^(?:before|after|from|to|on|off|in|out|lost|found|passed?|failed?|up|down|\p{L}+ed)$/iu

/**
 * The items of lists, as they are written ("photo before and after", "who brings cake"): only those of a few
 * words that hold a little word which would tear them apart.
 */
export function listItems(text: string): string[] {
  const found = new Set<string>()
  for (const clause of text.split(
    /[.,;:!?()\n\u2022\u2013\u2014]|\s-\s|\s(?:with|for|incl|including|in|so|on an?|via|on the|plus)\s/i,
  )) {
    if (found.size >= mostItems) break
    const item = clause
      .trim()
      .replace(/^[-*\d)\s]+/, '')
      .replace(leading, '')
      .trim()
    for (const part of partsOf(item)) {
      const words = part.toLowerCase().split(/\s+/)
      if (words.length < 2 || words.length > mostWords || !isItem(words)) continue
      found.add(part)
    }
  }
  return [...found]
}

/** "Thread and buttons" are two things, "lost and found" is one. */
function partsOf(item: string): string[] {
  const match = /^(.{1,60}?)\s(?:and|or|&)\s(.{1,60})$/i.exec(item)
  if (!match) return [item]
  const [, first = '', second = ''] = match
  const last = first.split(/\s+/).at(-1) ?? ''
  const next = second.split(/\s+/)[0] ?? ''
  const isOne = sides.test(last) && sides.test(next)
  return isOne ? [item] : [first, ...partsOf(second.replace(leading, ''))]
}

function isItem(words: readonly string[]): boolean {
  const [first = ''] = words
  if (words.some((word) => styleWords.has(word) || colorNames[word] !== undefined)) return false
  if (words.some((word) => !/^[\p{L}\p{N}][\p{L}\p{N}'&/-]*$/u.test(word))) return false
  if (
    words.some((word) =>
      /^(?:is|are|was|can|could|should|will|that|i|we|you|they|app|apps|user|users)$/.test(word),
    )
  )
    return false
  const content = words.filter((word) => !stopWords.has(word))
  if (content.length === 0) return false
  if (questions.test(words.join(' '))) return words.length >= 3 || content.length >= 1
  if (strictVerbs.has(first) || stopWords.has(first)) return false
  const middle = words.slice(1)
  return middle.some((word) => inner.has(word)) &&
    !determiners.has(words.at(-1) ?? '') &&
    !inner.has(words.at(-1) ?? 'to')
    ? true
    : middle.some((word) => /^(?:before|after|now|again|near|left|over|best|worst|next)$/.test(word))
}
