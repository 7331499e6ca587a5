import { archetypes } from '../archetypes/index.ts'
import { isDescriber } from '../words/describers.ts'
import { findExamples } from '../words/examples.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { isEnglishNoun } from '../words/noun-classes.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { exampleWords } from './example-words.ts'

interface Vocabulary {
  /** Words people use who want an app, and the stems of all that is known of the kinds of apps. */
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
}

function makeVocabulary(): Vocabulary {
  const words = new Set(exampleWords().words.flatMap((word) => word.match(/\p{L}+/gu) ?? []))
  const stems = new Set([...words].map(stemOf))
  for (const { triggers } of archetypes)
    for (const trigger of triggers) for (const stem of trigger.stems.trim().split(' ')) stems.add(stem)
  return { words, stems }
}

/** Made when it is loaded, so that nobody's first description waits for it. */
const vocabulary = makeVocabulary()

/** Whether English descriptions of apps have a word. */
export const isWordOfApps = (word: string): boolean =>
  vocabulary.words.has(word) || vocabulary.stems.has(stemOf(word))

/** Shorter words are one letter away from too many others. */
const shortest = 6
const shortestTurned = 7
const shortestWithVowel = 8
const shortestWithConsonant = 9
/** No English word ends so: a vowel is missing. */
const unspeakable = /[bcdfgkptvz]r$|[^aeiou]ng$|[bcdfgkptv]n$|[^aeiour]rn?s$/

/** What is one slip away from a word: a double letter single or a single one double, two letters turned, a vowel too few, too many or another. */
function slips(word: string): string[] {
  const at = (place: number, cut: number, put: string) => word.slice(0, place) + put + word.slice(place + cut)
  // "Waterd"
  const found: string[] = /[^aeiou]d$/.test(word) ? [at(word.length - 1, 0, 'e')] : []
  const isAnyVowel = word.length >= shortestWithVowel
  for (let place = 1; place < word.length; place += 1) {
    const letter = word[place] ?? ''
    const next = word[place + 1] ?? ''
    const isVowel = /[aeiou]/.test(letter)
    if (letter === next || (isAnyVowel && isVowel)) found.push(at(place, 1, ''))
    // "Remindars"
    if (isAnyVowel && isVowel) found.push(...[...'aeiou'].map((vowel) => at(place, 1, vowel)))
    found.push(at(place, 0, letter))
    if (isAnyVowel || unspeakable.test(word)) found.push(...[...'aeiou'].map((vowel) => at(place, 0, vowel)))
    if (word.length >= shortestTurned && next !== '') found.push(at(place, 2, next + letter))
  }
  return found
}

/** "Reminding" of what is known to remind. */
const endings =
  /^(?:s|es|e|ed|d|ing|ings|er|ers|or|ors|y|ies|ly|al|ally|ion|ions|ation|ations|ment|ments|able|ness|ful|less)?$/

function isKnown(word: string, { words, stems }: Vocabulary): boolean {
  const one = toSingular(word)
  const stem = stemOf(word)
  return (
    words.has(one) ||
    (stems.has(stem) && word.startsWith(stem) && endings.test(word.slice(stem.length))) ||
    stopWords.has(word) ||
    isDescriber(word) ||
    isEnglishNoun(one) ||
    findExamples(one) !== undefined ||
    baseOfVerb(word, strictVerbs) !== undefined
  )
}

/** Words in their own right that no description of an app has yet. */
const ownWords: ReadonlySet<string> = new Set(
  'latter remainder discrete thorough thoroughly hoisting deriving escapee escapees poisson'.split(' '),
)

/**
 * What a word nobody knows is a slip of the hand for ("cigaretes", "bookng"), when it is one slip away from a single
 * word people use about apps. Undefined for known words, short ones, and those that could be several.
 */
export function nearWord(word: string): string | undefined {
  if (word.length < shortest || ownWords.has(word)) return undefined
  const known = read.get(word)
  if (known !== undefined) return known === '' ? undefined : known
  const meant = findNear(word)
  if (read.size < mostRead) read.set(word, meant ?? '')
  return meant
}

/** Words read before, with nothing for those that stay as they are: descriptions share most of theirs. */
const read = new Map<string, string>()
const mostRead = 20_000

function findNear(word: string): string | undefined {
  const { words } = vocabulary
  if (words.has(word) || isKnown(word, vocabulary)) return undefined
  const isMeant = (each: string) =>
    each !== word &&
    (words.has(each) ||
      /^(?:users?|people|others)$/.test(each) ||
      (each.endsWith('s') && words.has(toSingular(each))))
  const near = new Set(slips(word).filter(isMeant))
  const [only] = near
  if (near.size > 0 || word.length < shortestWithConsonant) return near.size === 1 ? only : undefined
  const [longer, other] = new Set(withConsonant(word).filter(isMeant))
  return other === undefined ? longer : undefined
}

/** "Appoinment": long words of which any one consonant is missing. */
const withConsonant = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, place) => word.slice(0, place + 1)).flatMap((begin) =>
    [...'bcdfghklmnprstvwyz'].map((letter) => begin + letter + word.slice(begin.length)),
  )
