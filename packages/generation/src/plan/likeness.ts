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

interface Index {
  /** Kinds that know a word or a pair of words, with its part of the kind's vector. */
  knownTo: ReadonlyMap<string, readonly (readonly [kind: Archetype, part: number])[]>
  rarity: (term: string) => number
}

let made: Index | undefined

const saying = (stems: readonly string[]) => stems.filter((stem) => stem.length > 1 && !anywhere.has(stem))

/** Words and pairs of words that say something of what an app is. */
function termsOf(stems: readonly string[]): ReadonlySet<string> {
  const said = saying(stems)
  return new Set([...said, ...said.slice(1).map((stem, index) => `${said[index]} ${stem}`)])
}

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? [])
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => stemOf(word.replace(/'s?$/, '')))

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

function makeIndex(): Index {
  const counted = archetypes
    .filter(({ examples }) => examples.length > 0)
    .map((kind) => ({ kind, counts: countTerms(kind) }))
  const kindsOf = new Map<string, number>()
  for (const { counts } of counted)
    for (const term of counts.keys()) kindsOf.set(term, (kindsOf.get(term) ?? 0) + 1)
  const rarity = (term: string) =>
    Math.log((counted.length + 1) / ((kindsOf.get(term) ?? 0) + 0.5)) ** rarityPower *
    (term.includes(' ') ? pairs : 1)
  const knownTo = new Map<string, (readonly [Archetype, number])[]>()
  for (const { kind, counts } of counted) {
    const parts = [...counts].map(
      ([term, count]) => [term, Math.log(1 + perExample * count) * rarity(term)] as const,
    )
    const length = Math.hypot(...parts.map(([, part]) => part))
    for (const [term, part] of parts) {
      const known = knownTo.get(term)
      if (known) known.push([kind, part / length])
      else knownTo.set(term, [[kind, part / length]])
    }
  }
  return { knownTo, rarity }
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
  const { knownTo, rarity } = made
  const sums = new Map<Archetype, number>()
  let square = 0
  for (const term of termsOf(stems.trim().split(' '))) {
    const weight = rarity(term)
    square += weight * weight
    for (const [kind, part] of knownTo.get(term) ?? []) sums.set(kind, (sums.get(kind) ?? 0) + weight * part)
  }
  const length = Math.sqrt(square) || 1
  for (const [kind, sum] of sums) sums.set(kind, sum / length)
  return sums
}
