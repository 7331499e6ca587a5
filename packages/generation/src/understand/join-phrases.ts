import { stemOf } from '../words/forms.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import type { Language } from '../words/languages.ts'
import { extractPhrases } from './extract-phrases.ts'
import { foreignPhrases } from './foreign-phrases.ts'
import { takeJoinedNouns, withJoinedNouns } from './grammar/joined-nouns.ts'
import { withoutOccasions } from './grammar/without-occasions.ts'
import { takeSharedNouns } from './grammar/shared-noun.ts'
import { listItems } from './list-items.ts'
import type { Phrase } from './phrase.ts'
import { setPhrases } from './set-phrases.ts'
import { isDone, isPluralNoun } from './word-kinds.ts'
import { has } from './searched.ts'

const mostPhrases = 60
const stemsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !stopWords.has(word))
    .map((word) => stemOf(word.replace(/'s?$/, '')))

/** Every word of a label counts, so that "sign up" is not shown by "sign in". */
const labelStems = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !/^(?:a|an|the|of|to|and|or|my|your)$/.test(word))
    .map((word) => stemOf(word.replace(/'s?$/, '')))

/** "Mark as approved" is a doing, and so is an item whose first word is one where it stands. */
function verbOfItem(item: string, first: Phrase | undefined): { verb?: string } {
  const [verb = '', next = ''] = item.toLowerCase().split(' ')
  if (first?.verb && first.verb === verb) return { verb }
  return strictVerbs.has(verb) && /^(?:as|in|out|up|off|for|to|at|with|from|into|by)$/.test(next)
    ? { verb }
    : {}
}

/** Who does what a turn says: whoever does the piece of it. */
function actorOf({ verb }: Phrase, pieces: readonly Phrase[]): { actor?: string } {
  const piece = pieces.find((each) => verb !== undefined && each.verb === verb)
  return piece?.actor ? { actor: piece.actor } : {}
}

/**
 * All a description names: noun phrases and doings, items of lists as they are written instead of the pieces
 * they would fall into, and set turns of speech. In the order of the text, set turns last.
 */
export function joinPhrases(told: string, language: Language | 'other'): Phrase[] {
  if (language !== 'en') return foreignPhrases(told, language)
  const shared = takeSharedNouns(withoutOccasions(told))
  const { rest: text, joins, phrases: searches } = takeJoinedNouns(shared.rest)
  const kinds = [...shared.phrases, ...searches]
  const phrases = withJoinedNouns(extractPhrases(text), joins)
  for (const item of listItems(text)) {
    const stems = new Set(stemsOf(item))
    const isPiece = (phrase: Phrase) =>
      phrase.stems.length > 0 &&
      phrase.stems.every((stem) => stems.has(stem)) &&
      (phrase.verb === undefined || stems.has(stemOf(phrase.verb)))
    const index = phrases.findIndex(isPiece)
    const pieces = phrases.filter(isPiece)
    const [first] = pieces
    const whole: Phrase = {
      text: item.toLowerCase(),
      label: item,
      words: first?.words ?? item.toLowerCase().split(/\s+/),
      stems: labelStems(item),
      options: pieces.flatMap((piece) => piece.options),
      isSet: true,
      ...verbOfItem(item, first),
      ...(first?.actor ? { actor: first.actor } : {}),
    }
    if (index < 0) phrases.push(whole)
    else if (index >= 2 || pieces.length === 1)
      phrases.splice(
        0,
        phrases.length,
        ...phrases.flatMap((phrase) =>
          phrase === first ? [whole] : pieces.includes(phrase) ? [] : [phrase],
        ),
      )
  }
  const known = new Set(phrases.map((phrase) => phrase.label ?? phrase.text))
  const turns = withJoinedNouns(setPhrases(text), joins).filter(
    (phrase) => !known.has(phrase.text) || phrase.options.length > 0,
  )
  const chosen = new Set(turns.flatMap((turn) => (turn.options.length > 0 ? [turn.text] : [])))
  const whole = turns.filter(({ text: turn }) =>
    has(
      / or | and loss(?:es)?$| (?:per|by|with|between|across|via) |^(?:collect|return|pay|pick up|drop off|hand in) (?:from|at|to) | (?:for and against|won and lost)$|^what's (?:in|on) |^\p{L}+ of .* (?:left|remaining)$|^(?:location|position|place|spot|slot) in |'s |^(?:who|behind|where|when|log in to) | to (?:speech|text|voice|talk|call|refresh|dial)$| (?:up|off|in|out|back|away|on)$/u,
      turn,
    ),
  )
  const isInTurn = (phrase: Phrase) =>
    // "Multiple boats/boards" of "boats/boards"
    (phrase.label?.includes('/') === true &&
      turns.some(({ text: turn }) => turn.endsWith(` ${phrase.label}`))) ||
    whole.some(
      (turn) =>
        !phrase.isSet &&
        (phrase.words.length === 1 || (phrase.words.length === 2 && / or \p{L}+ /u.test(turn.text))) &&
        (phrase.verb === undefined || turn.stems.includes(stemOf(phrase.verb))) &&
        phrase.stems.every((stem) => turn.stems.includes(stem)),
    )
  return [
    ...phrases.filter(
      (phrase, index) =>
        (index < 1 || !isInTurn(phrase)) && !chosen.has((phrase.label ?? phrase.text).toLowerCase()),
    ),
    ...kinds,
    ...turns.map((turn) => ({ ...turn, ...actorOf(turn, phrases) })),
  ]
    .map(nounLast)
    .slice(0, mostPhrases)
}

/** "Words learned" are words: its noun stands last among the words, as in all phrases; they are shown as they are told. */
function nounLast(phrase: Phrase): Phrase {
  const [noun = '', done = ''] = phrase.words.slice(-2)
  const isTurned =
    phrase.verb !== undefined &&
    isPluralNoun(noun) &&
    !/^(?:hours|minutes|seconds|days|weeks|points|calories|kilomet(?:er|re)s|miles|steps)$/.test(noun) &&
    isDone(done) &&
    /(?:ed|nt|wn|ght|en)$/.test(done)
  return isTurned ? { ...phrase, words: [...phrase.words.slice(0, -2), done, noun] } : phrase
}
