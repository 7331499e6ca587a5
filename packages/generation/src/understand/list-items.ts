import { colorNames } from '@kwiq/catalogue/theme'
import { determiners, loneVerbs, stopWords, strictVerbs, styleWords } from '../words/lexicon.ts'
import { has } from './searched.ts'

const mostWords = 5
const mostItems = 40
/** Words that begin a clause or an item without belonging to it. */
const leading =
  /^(?:(?:and|or|plus|also|with|incl|including|optionally|maybe|ideally|as well as|a|an|the|my|your|their|our|his|her|its|each|every|some|any|one|simple)\s)+/i
/** What an item may begin with when it is a clause about somebody. */
const questions = /^(?:who|what|when|where|which|how)\s/i
const inner = new Set(
  'and or of at to from by before after between per under over out off without since'.split(' '),
)
/** Joined by "and", these are one thing: "lost and found", "before and after". */
const sides =
  /^(?:before|after|from|to|on|off|in|out|lost|found|passed?|failed?|up|down|date|time|\p{L}+ed)$/iu

/**
 * The items of lists, as they are written ("photo before and after", "who brings cake"): only those of a few
 * words that hold a little word which would tear them apart.
 */
export function listItems(text: string): string[] {
  const found = new Set<string>()
  for (const sentence of text.split(/[.!?\n:;]/)) {
    const clauses = sentence.split(/[,()*\u00a6\u2022\u2013\u2014]|\s-\s/)
    const isList = clauses.length >= 3 || /\n\s*[-*\u2022]/.test(text)
    for (const clause of clauses) {
      if (found.size >= mostItems) return [...found]
      const item = clause
        .trim()
        .replace(/^[-*\d)\s]+/, '')
        .replace(leading, '')
        .trim()
      if (isList && isDoing(item)) {
        found.add(item)
        continue
      }
      for (const piece of item.split(separators)) {
        for (const part of partsOf(piece.trim().replace(leading, ''))) {
          const words = part.toLowerCase().split(/\s+/)
          if (words.length < 2 || words.length > mostWords || !(isItem(words) || (isList && isWorn(words))))
            continue
          found.add(part)
        }
      }
    }
  }
  return [...found]
}

const separators = /\s(?:with|for|incl|including|in|so|on an?|via|on the|plus)\s/i
const aside =
  /^(?:is|are|was|can|could|should|will|must|that|i|we|you|they|it|app|apps|user|users|which|because|if)$/i

/** "Reserve them for a day": no label says who "them" are. */
const pronoun = /^(?:them|they|their|theirs|him|her|us|me|these|those|something|someone|each)$/

/** "Make an offer", "chat with the seller", "sign up": a doing as it stands in a list. */
function isDoing(item: string): boolean {
  const words = item.toLowerCase().split(/\s+/)
  if (words.some((word) => pronoun.test(word))) return false
  const [first = ''] = words
  return (
    words.length >= 2 &&
    words.length <= mostWords &&
    (strictVerbs.has(first) || loneVerbs.has(first) || /^(?:make|talk|work|keep|try)$/.test(first)) &&
    words
      .slice(1)
      .some((word) => stopWords.has(word) && !determiners.has(word) && word !== 'and' && word !== 'or') &&
    !words.some((word) => aside.test(word) || colorNames[word] !== undefined) &&
    words.every((word) => /^[\p{L}][\p{L}'-]*$/u.test(word))
  )
}

/** What ends a noun of two words, although alone it is a doing or a word about apps: "media control", "number range". */
const heads = /^(?:controls?|inputs?|range|display|mixer)$/

/** Short items of which a word would be lost: "best times", "new words", "media control". */
function isWorn(words: readonly string[]): boolean {
  const [first = '', last = ''] = words
  if (words.length === 2 && heads.test(last))
    return /^\p{L}{3,}$/u.test(first) && !strictVerbs.has(first) && !styleWords.has(first)
  return (
    words.length <= 3 &&
    /^(?:best|new|next|last|main|own|free|top|first|worst|live|daily)$/.test(first) &&
    words.slice(1).every((word) => /^\p{L}{3,}$/u.test(word) && !stopWords.has(word) && !styleWords.has(word))
  )
}

/** "Thread and buttons" are two things, "lost and found" is one. */
function partsOf(item: string): string[] {
  const match = /^(.{1,60}?)\s(?:and|or|&)\s(.{1,60})$/i.exec(item)
  if (!match) return [item]
  const [, first = '', second = ''] = match
  const last = first.split(/\s+/).at(-1) ?? ''
  const next = second.split(/\s+/)[0] ?? ''
  const isOne = has(sides, last) && sides.test(next)
  return isOne ? [item] : [first, ...partsOf(second.replace(leading, ''))]
}

const plainWord = /^[\p{L}\p{N}][\p{L}\p{N}'&/-]*$/u

const toDoIt = / to \p{L}+ (?:its|their|the|an?) /u

function isItem(words: readonly string[]): boolean {
  const [first = ''] = words
  if (words.some((word) => pronoun.test(word))) return false
  if (words.some((word) => styleWords.has(word) || colorNames[word] !== undefined)) return false
  if (words.some((word) => !has(plainWord, word))) return false
  if (
    words.some((word) =>
      /^(?:is|are|was|can|could|should|will|that|i|we|you|they|app|apps|user|users|gets?|sees?|has|shows?)$/.test(
        word,
      ),
    )
  )
    return false
  const content = words.filter((word) => !stopWords.has(word))
  if (content.length === 0) return false
  if (questions.test(words.join(' '))) return words.length >= 3 || content.length >= 1
  if (strictVerbs.has(first) || stopWords.has(first)) return false
  // "A picture to copy its link" says what one does with it.
  if (has(toDoIt, ` ${words.join(' ')} `)) return false
  // "Barbers call the next one" is what somebody does.
  if (
    words.some(
      (word, index) =>
        index > 0 &&
        index < words.length - 1 &&
        strictVerbs.has(word) &&
        /[^s]s$/.test(words[index - 1] ?? ''),
    )
  )
    return false
  const middle = words.slice(1)
  return middle.some((word) => inner.has(word)) &&
    !determiners.has(words.at(-1) ?? '') &&
    !inner.has(words.at(-1) ?? 'to')
    ? true
    : middle.some((word) => /^(?:before|after|now|again|near|left|over|best|worst|next)$/.test(word))
}
