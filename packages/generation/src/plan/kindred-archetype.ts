import type { Archetype } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'
import { entityById } from '../entities/index.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { stopWords } from '../words/lexicon.ts'
import { openEntities } from './open-entities.ts'

/** How much a word says: as the thing itself, within a longer trigger, on a screen, as an attribute. */
const weights = { own: 1, within: 0.8, screen: 0.5, field: 0.4 }
/** Of a word that no kind of app knows, in the measure of `rarity`. */
const unknownRarity = 2.5
/** The sum of what is found must be this much, this much more than the next best, and this share of all that is said. */
const enough = 11.5
const ahead = 1.4
const share = 0.27

interface Index {
  /** The kinds that know a stem, with how much it says of each. */
  knownTo: Map<string, Map<Archetype, number>>
  kinds: number
}

let made: Index | undefined

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return [...new Set(words.filter((word) => !stopWords.has(word)).map(stemOf))]
}

function makeIndex(): Index {
  const knownTo: Index['knownTo'] = new Map()
  const kinds = archetypes.filter(({ isWide }) => !isWide)
  for (const kind of kinds) {
    const add = (stem: string, weight: number) => {
      const at = knownTo.get(stem) ?? new Map<Archetype, number>()
      at.set(kind, Math.max(at.get(kind) ?? 0, weight))
      knownTo.set(stem, at)
    }
    for (const trigger of kind.triggers) {
      const stems = trigger.stems.trim().split(' ')
      for (const stem of stems)
        if (stem.length > 2 && !stopWords.has(stem))
          add(stem, stems.length > 1 ? weights.within : weights.own)
    }
    for (const { name, title = '' } of kind.screens)
      for (const stem of stemsOf(`${name} ${title}`)) add(stem, weights.screen)
    const entity = openEntities.has(kind.entity) ? undefined : entityById(kind.entity)
    for (const stem of stemsOf(entity?.words.join(' ') ?? '')) add(stem, weights.own)
    for (const stem of stemsOf(entity?.fields.map(({ name }) => name).join(' ') ?? ''))
      add(stem, weights.field)
  }
  return { knownTo, kinds: kinds.length }
}

/**
 * The kind of app that shares most words with an English description, when it shares many rare ones and clearly more
 * than any other: "search the catalogue, reserve a book, renew" names no library and is one. Words count by how few
 * kinds know them (inverse document frequency). Undefined: none is near.
 */
export function findKindred({ text, isEnglish }: Understanding): Archetype | undefined {
  if (!isEnglish) return undefined
  made ??= makeIndex()
  const { knownTo, kinds } = made
  const sums = new Map<Archetype, number>()
  let said = 0
  for (const stem of stemsOf(text)) {
    const at = knownTo.get(stem)
    const rarity = at ? Math.log(kinds / at.size) : unknownRarity
    said += rarity
    for (const [kind, weight] of at ?? []) sums.set(kind, (sums.get(kind) ?? 0) + weight * rarity)
  }
  const [first, second] = [...sums].sort(([, one], [, other]) => other - one)
  if (!first || first[1] < enough || first[1] < share * said) return undefined
  return second && first[1] < ahead * second[1] ? undefined : first[0]
}
