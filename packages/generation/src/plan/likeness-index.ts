import type { Archetype } from '../archetype.ts'
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
/** More words than there are numbers for the first of a pair. */
const perFirst = 2 ** 20

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
  words: Numbers
  starts: Uint32Array
  kindsOf: Uint16Array
  /** How much a term says of a kind. */
  parts: Float64Array
  rarities: Float64Array
}

/** Numbers for words, and for pairs of those. */
class Numbers {
  readonly #words = new Map<string, number>()
  readonly #pairs = new Map<number, number>()
  readonly isPair: boolean[] = []

  find(word: string): number | undefined {
    return this.#words.get(word)
  }

  findPair(first: number, second: number): number | undefined {
    return this.#pairs.get(first * perFirst + second)
  }

  add(word: string): number {
    const number = this.#words.get(word) ?? this.isPair.push(false) - 1
    this.#words.set(word, number)
    return number
  }

  addPair(first: number, second: number): number {
    const key = first * perFirst + second
    const number = this.#pairs.get(key) ?? this.isPair.push(true) - 1
    this.#pairs.set(key, number)
    return number
  }
}

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? [])
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => stemOf(word.includes("'") ? word.replace(/'s?$/, '') : word))

/** The numbers of what stands in these stems, new ones where they stand there first. */
function addTerms(words: Numbers, stems: readonly string[]): ReadonlySet<number> {
  const terms = new Set<number>()
  let before: number | undefined
  for (const stem of saying(stems)) {
    const number = words.add(stem)
    terms.add(number)
    if (before !== undefined) terms.add(words.addPair(before, number))
    before = number
  }
  return terms
}

/** How often people who want a kind of app use a term; its triggers and screens count, too. */
function countTerms(words: Numbers, { examples, triggers, screens }: Archetype): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const example of examples)
    for (const term of addTerms(words, stemsIn(example))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const own = new Map<number, number>()
  for (const { name } of screens) for (const term of addTerms(words, stemsIn(name))) own.set(term, asScreen)
  for (const { stems } of triggers)
    for (const term of addTerms(words, stems.trim().split(' '))) own.set(term, asTrigger)
  for (const [term, weight] of own) counts.set(term, (counts.get(term) ?? 0) + weight)
  return counts
}

/** How much a term says that so many of the kinds know. */
export const rarityOf = (isPair: boolean, knownTo: number, kinds: number): number =>
  Math.log((kinds + 1) / (knownTo + 0.5)) ** rarityPower * (isPair ? pairs : 1)

/** The index of the kinds that have examples. */
export function makeLikenessIndex(archetypes: readonly Archetype[]): LikenessIndex {
  const kinds = archetypes.filter(({ examples }) => examples.length > 0)
  const words = new Numbers()
  const counted = kinds.map((kind) => countTerms(words, kind))
  const { isPair } = words
  const knownTo = new Uint16Array(isPair.length)
  for (const counts of counted) for (const term of counts.keys()) knownTo[term] = (knownTo[term] ?? 0) + 1
  const starts = new Uint32Array(isPair.length + 1)
  for (const [term, count] of knownTo.entries()) starts[term + 1] = (starts[term] ?? 0) + count
  const rarities = Float64Array.from(isPair, (each, term) => rarityOf(each, knownTo[term] ?? 0, kinds.length))
  const size = starts.at(-1) ?? 0
  const kindsOf = new Uint16Array(size)
  const parts = new Float64Array(size)
  const squares = new Float64Array(kinds.length)
  const next = starts.slice()
  for (const [place, counts] of counted.entries()) {
    for (const [term, count] of counts) {
      const part = Math.log(1 + perExample * count)
      const at = next[term] ?? 0
      kindsOf[at] = place
      parts[at] = part
      next[term] = at + 1
      squares[place] = (squares[place] ?? 0) + (part * (rarities[term] ?? 0)) ** 2
    }
  }
  return { kinds, lengths: squares.map(Math.sqrt), words, starts, kindsOf, parts, rarities }
}
