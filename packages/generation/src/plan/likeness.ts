import type { Archetype } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'
import {
  type LikenessIndex,
  makeLikenessIndex,
  pairKey,
  rarityOf,
  saying,
  timesOf,
} from './likeness-index.ts'

/** Made when it is loaded, so that nobody's first description waits for it. */
const index: LikenessIndex = makeLikenessIndex(archetypes)

/** How many kinds of app a stem is known to. */
export function kindsKnowing(stem: string): number {
  const term = index.words.get(stem)
  return term === undefined ? 0 : (index.starts[term + 1] ?? 0) - (index.starts[term] ?? 0)
}

/** How often those who want a kind of app write a stem, its own names counted with them. */
export function timesWritten(kind: Archetype, stem: string): number {
  const term = index.words.get(stem)
  if (term === undefined) return 0
  for (let at = index.starts[term] ?? 0; at < (index.starts[term + 1] ?? 0); at += 1)
    if (index.kinds[index.kindsOf[at] ?? 0] === kind) return timesOf(index.parts[at] ?? 0)
  return 0
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
  const { kinds, lengths, words, pairs, starts, kindsOf, parts, rarities } = index
  const said = saying(stems.trim().split(' '))
  const numbers = said.map((stem) => words.get(stem))
  const terms = new Set<number>()
  const unknown = new Set<string>()
  for (const [place, stem] of said.entries()) {
    const number = numbers[place]
    if (number === undefined) unknown.add(stem)
    else terms.add(number)
    if (place === 0) continue
    const before = numbers[place - 1]
    const pair = before === undefined || number === undefined ? undefined : pairs.get(pairKey(before, number))
    if (pair === undefined) unknown.add(`${said[place - 1]} ${stem}`)
    else terms.add(pair)
  }
  // By their places, and those that have any: for a map each of the thousands of sums would be a search.
  const sums = new Float64Array(kinds.length)
  const places = new Set<number>()
  let square = 0
  for (const term of unknown) square += rarityOf(term.includes(' '), 0, kinds.length) ** 2
  for (const term of terms) {
    const weight = (rarities[term] ?? 0) ** 2
    square += weight
    for (let at = starts[term] ?? 0; at < (starts[term + 1] ?? 0); at += 1) {
      const place = kindsOf[at] ?? 0
      if (sums[place] === 0) places.add(place)
      sums[place] = (sums[place] ?? 0) + weight * (parts[at] ?? 0)
    }
  }
  const likeness = new Map<Archetype, number>()
  for (const place of places) {
    const kind = kinds[place]
    const sum = sums[place] ?? 0
    if (kind) likeness.set(kind, sum / (Math.sqrt(square) * (lengths[place] ?? 1)))
  }
  return likeness
}
