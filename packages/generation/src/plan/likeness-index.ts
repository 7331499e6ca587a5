import type { Archetype } from '../archetype.ts'
import { exampleWords } from '../understand/example-words.ts'
import { stemOf } from '../words/forms.ts'

/** Words that stand in any description, whatever it is of. */
const anywhere: ReadonlySet<string> = new Set(
  `a an the this that these those it its is are was were be been being am do does did done to of in on at by for with and or but
  as from into than then so if i me my mine you your we us our they them their he him his she her has have had having will would
  can could may might must shall should not no
  app application mobile phone user want wanting need like simple`
    .split(/\s+/)
    .map(stemOf),
)

/** What a kind's words count as against what people write: its triggers like one example, the names of its screens less. */
const asTrigger = 1
const asScreen = 0.3
/** How much more a word counts that more examples have. */
const perExample = 2
/** Two words in a row say more than either, and are seldom written the same way. */
const pairs = 0.6
/** Rare words count more than common ones, but not as much more as their logarithm says. */
const rarityPower = 0.7
/** More words than are known, and few enough for the keys of pairs to be small integers, which maps find fastest. */
const perFirst = 2 ** 15

/** The key of two words in a row, by their numbers. */
export const pairKey = (first: number, second: number): number => first * perFirst + second

/** The stems that say something of what an app is. */
export const saying = (stems: readonly string[]): string[] =>
  stems.filter((stem) => stem.length > 1 && !anywhere.has(stem))

/**
 * The kinds of app and the terms, single stems and pairs of them, that people who want one write: in which kinds a term
 * stands, `kindsOf` and `parts` from `starts` of its number to that of the next. Numbers, as strings of 50,000 pairs take
 * a tenth of a second to put together.
 */
export interface LikenessIndex {
  kinds: readonly Archetype[]
  /** Of each kind's vector. */
  lengths: Float64Array
  /** Numbers of single stems, from 0. */
  words: ReadonlyMap<string, number>
  /** Numbers of pairs, from the number of words. */
  pairs: ReadonlyMap<number, number>
  starts: Uint32Array
  kindsOf: Uint16Array
  /** How much a term says of a kind. */
  parts: Float64Array
  rarities: Float64Array
}

/** What is written of a kind, each text as the numbers of its words or terms. */
interface Written {
  examples: number[][]
  own: { words: number[]; weight: number }[]
}

/** The numbers of the stems that a word says something by; new ones get the next. */
function numbersOf(word: string, numbers: Map<string, number>): number[] {
  const whole = stemOf(word.includes("'") ? word.replace(/'s?$/, '') : word)
  const parts = word.includes('-') ? word.split('-').map((part) => stemOf(part.replace(/'s?$/, ''))) : []
  return numbered([whole, ...parts], numbers)
}

const numbered = (stems: readonly string[], numbers: Map<string, number>): number[] =>
  saying(stems).map((stem) => {
    const number = numbers.get(stem) ?? numbers.size
    numbers.set(stem, number)
    return number
  })

/** The words of each kind as numbers; its triggers and screens count, too. */
function readKinds(kinds: readonly Archetype[], numbers: Map<string, number>): Written[] {
  const { words, texts } = exampleWords()
  const known = words.map((word) => numbersOf(word, numbers))
  const inNumbers = (text: readonly number[]) => {
    const found: number[] = []
    for (const place of text) for (const number of known[place] ?? []) found.push(number)
    return found
  }
  const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  return kinds.map((kind) => ({
    examples: (texts.get(kind) ?? []).map(inNumbers),
    own: [
      ...kind.screens.map(({ name }) => ({
        words: wordsIn(name).flatMap((word) => numbersOf(word, numbers)),
        weight: asScreen,
      })),
      ...kind.triggers.map(({ stems }) => ({
        words: numbered(stems.trim().split(' '), numbers),
        weight: asTrigger,
      })),
    ],
  }))
}

/** The words and pairs of a text by their numbers; new pairs get the next one. */
function termsIn(text: readonly number[], pairs: Map<number, number>, words: number): number[] {
  const terms: number[] = []
  let before: number | undefined
  for (const word of text) {
    terms.push(word)
    if (before !== undefined) {
      const key = pairKey(before, word)
      let pair = pairs.get(key)
      if (pair === undefined) pairs.set(key, (pair = words + pairs.size))
      terms.push(pair)
    }
    before = word
  }
  return terms
}

/** The terms people who want a kind of app use, and how much each counts by how often they do. */
interface Counted {
  terms: number[]
  parts: number[]
}

/** How much a term says of a kind by how often it is written there, and the other way round. */
const partOf = (times: number): number => Math.log(1 + perExample * times)
export const timesOf = (part: number): number => Math.expm1(part) / perExample

/** Counts the terms of one kind after the other, each once in a text; its own names weigh what they weigh. */
function countTerms(kinds: readonly Written[], terms: number): Counted[] {
  const counts = new Float64Array(terms)
  const seenIn = new Uint32Array(terms)
  let text = 0
  return kinds.map(({ examples, own }) => {
    const found: number[] = []
    const count = (term: number, weight: number) => {
      if (seenIn[term] === text) return
      seenIn[term] = text
      if (counts[term] === 0) found.push(term)
      counts[term] = (counts[term] ?? 0) + weight
    }
    for (const example of examples) {
      text += 1
      for (const term of example) count(term, 1)
    }
    text += 1
    // The last that names a term says how much it weighs.
    for (const { words, weight } of own.toReversed()) for (const term of words) count(term, weight)
    const parts = found.map((term) => partOf(counts[term] ?? 0))
    for (const term of found) counts[term] = 0
    return { terms: found, parts }
  })
}

/** How much a term says that so many of the kinds know. */
export const rarityOf = (isPair: boolean, knownTo: number, kinds: number): number =>
  Math.log((kinds + 1) / (knownTo + 0.5)) ** rarityPower * (isPair ? pairs : 1)

/** The index of the kinds that have examples. */
export function makeLikenessIndex(archetypes: readonly Archetype[]): LikenessIndex {
  const kinds = archetypes.filter(({ examples }) => examples.length > 0)
  const words = new Map<string, number>()
  const pairs = new Map<number, number>()
  const read = readKinds(kinds, words)
  const written = read.map(({ examples, own }) => ({
    examples: examples.map((text) => termsIn(text, pairs, words.size)),
    own: own.map(({ words: text, weight }) => ({ words: termsIn(text, pairs, words.size), weight })),
  }))
  const terms = words.size + pairs.size
  const counted = countTerms(written, terms)
  const knownTo = new Uint16Array(terms)
  for (const { terms: known } of counted) for (const term of known) knownTo[term] = (knownTo[term] ?? 0) + 1
  const starts = new Uint32Array(terms + 1)
  for (const [term, count] of knownTo.entries()) starts[term + 1] = (starts[term] ?? 0) + count
  const rarities = Float64Array.from(knownTo, (known, term) =>
    rarityOf(term >= words.size, known, kinds.length),
  )
  const size = starts.at(-1) ?? 0
  const kindsOf = new Uint16Array(size)
  const parts = new Float64Array(size)
  const squares = new Float64Array(kinds.length)
  const next = starts.slice()
  for (const [place, { terms: known, parts: weights }] of counted.entries()) {
    for (const [index, term] of known.entries()) {
      const part = weights[index] ?? 0
      const at = next[term] ?? 0
      kindsOf[at] = place
      parts[at] = part
      next[term] = at + 1
      squares[place] = (squares[place] ?? 0) + (part * (rarities[term] ?? 0)) ** 2
    }
  }
  return { kinds, lengths: squares.map(Math.sqrt), words, pairs, starts, kindsOf, parts, rarities }
}
