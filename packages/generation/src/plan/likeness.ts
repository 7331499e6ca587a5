import type { Archetype } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'
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

/** A word or two of them, the kinds that know it, and how much it says of each. */
interface Term {
  kinds: number[]
  parts: number[]
  rarity: number
}

interface Index {
  kinds: readonly Archetype[]
  /** Of each kind's vector. */
  lengths: readonly number[]
  terms: ReadonlyMap<string, Term>
}

let made: Index | undefined

const saying = (stems: readonly string[]) => stems.filter((stem) => stem.length > 1 && !anywhere.has(stem))

/** Words and pairs of words that say something of what an app is. */
function termsOf(stems: readonly string[]): ReadonlySet<string> {
  const terms = new Set<string>()
  const pairsOf: string[] = []
  let before: string | undefined
  for (const stem of stems) {
    if (stem.length < 2 || anywhere.has(stem)) continue
    terms.add(stem)
    if (before !== undefined) pairsOf.push(`${before} ${stem}`)
    before = stem
  }
  for (const pair of pairsOf) terms.add(pair)
  return terms
}

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? [])
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => stemOf(word.includes("'") ? word.replace(/'s?$/, '') : word))

/** How often people who want a kind of app use a term; its triggers and screens count, too. */
function countTerms({ examples, triggers, screens }: Archetype): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const example of examples)
    for (const term of termsOf(stemsIn(example))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const own = new Map<string, number>()
  for (const { name } of screens) for (const term of termsOf(stemsIn(name))) own.set(term, asScreen)
  for (const { stems } of triggers)
    for (const term of termsOf(stems.trim().split(' '))) own.set(term, asTrigger)
  for (const [term, weight] of own) counts.set(term, (counts.get(term) ?? 0) + weight)
  return counts
}

const rarityOf = (term: string, knownTo: number, kinds: number) =>
  Math.log((kinds + 1) / (knownTo + 0.5)) ** rarityPower * (term.includes(' ') ? pairs : 1)

function makeIndex(): Index {
  const kinds = archetypes.filter(({ examples }) => examples.length > 0)
  const terms = new Map<string, Term>()
  for (const [place, kind] of kinds.entries()) {
    for (const [name, count] of countTerms(kind)) {
      const part = Math.log(1 + perExample * count)
      const term = terms.get(name)
      if (!term) terms.set(name, { kinds: [place], parts: [part], rarity: 0 })
      else {
        term.kinds.push(place)
        term.parts.push(part)
      }
    }
  }
  const squares = kinds.map(() => 0)
  for (const [name, term] of terms) {
    term.rarity = rarityOf(name, term.kinds.length, kinds.length)
    for (const [index, place] of term.kinds.entries())
      squares[place] = (squares[place] ?? 0) + ((term.parts[index] ?? 0) * term.rarity) ** 2
  }
  return { kinds, lengths: squares.map(Math.sqrt), terms }
}

const briefest = 3

/** Whether hardly anything is said: three words at most that say something of what an app is. */
export const isBrief = (stems: string): boolean => saying(stems.trim().split(' ')).length <= briefest

/**
 * How like an English description is to what people write who want each kind of app: the cosine of their terms weighted by
 * rarity (tf-idf; Manning, Raghavan and Schuetze, Introduction to Information Retrieval, 6.3), 0 to 1. `stems` are
 * those of the description's words. Of a kind with which it shares nothing there is no entry.
 */
export function likenessOf(stems: string): ReadonlyMap<Archetype, number> {
  made ??= makeIndex()
  const { kinds, lengths, terms } = made
  const sums = new Map<number, number>()
  let square = 0
  for (const name of termsOf(stems.trim().split(' '))) {
    const term = terms.get(name)
    const rarity = term?.rarity ?? rarityOf(name, 0, kinds.length)
    square += rarity * rarity
    for (const [index, place] of term?.kinds.entries() ?? [])
      sums.set(place, (sums.get(place) ?? 0) + rarity * rarity * (term?.parts[index] ?? 0))
  }
  const likeness = new Map<Archetype, number>()
  for (const [place, sum] of sums) {
    const kind = kinds[place]
    if (kind) likeness.set(kind, sum / (Math.sqrt(square) * (lengths[place] ?? 1)))
  }
  return likeness
}
