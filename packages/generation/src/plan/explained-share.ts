import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import { features } from '../features/index.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findAttribute } from '../words/attributes.ts'
import { FirstStems } from '../words/first-stems.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { namesTheApp } from './names-the-app.ts'

const vocabularies = new Map<Archetype, ReadonlySet<string>>()

const stemsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)

function wordsOf({ words, one, groups, fields, figures, facts }: Entity): string {
  return [
    ...words,
    one,
    ...groups,
    ...fields.flatMap(({ name, options }) => [name, ...options]),
    ...figures.map(({ title }) => title),
    ...facts.map(({ title }) => title),
  ].join(' ')
}

/** All stems a kind of app has something for: its triggers, screens and things with what they are made of. */
export function vocabularyOf(archetype: Archetype): ReadonlySet<string> {
  const known = vocabularies.get(archetype)
  if (known) return known
  const things = [archetype.entity, ...archetype.screens.map(({ entity }) => entity)]
    .map((id) => (id ? entityById(id) : undefined))
    .filter((entity) => entity !== undefined)
  const made = new Set([
    ...archetype.triggers.flatMap(({ stems }) => stems.trim().split(' ')),
    ...archetype.screens.flatMap(({ name, title }) => stemsOf(`${name} ${title ?? ''}`)),
    ...things.flatMap((entity) => stemsOf(wordsOf(entity))),
  ])
  vocabularies.set(archetype, made)
  return made
}

/** Words of what any app is made of: "big buttons, a photo of each, a message". */
const ofAnyApp =
  /^(?:button|photo|picture|image|message|notification|reminder|alarm|screen|page|text|week|day|mode)$/
/** Any app can have it: it speaks for no kind, nor against one. */
const isCommon = (phrase: Phrase): boolean => {
  if (phrase.isActor === true) return true
  const stems = ` ${phrase.stems.join(' ')} `
  return featureTriggers.among(stems).some((trigger) => stems.includes(trigger.stems))
}
const featureTriggers = new FirstStems(
  features.flatMap(({ triggers }) => triggers),
  ({ stems }) => [stems],
)

interface Named {
  /** Stem of the singular noun it ends with. */
  head: string
  /** The other stems it has. */
  near: readonly string[]
  /** A kind that knows none of them is not to blame. */
  isOfAnyApp: boolean
}

/** What is read of a phrase is the same for each of the hundreds of kinds that it is held against. */
const readings = new WeakMap<Phrase, Named | 'nothing'>()

/** What a phrase names; nothing where it names the app itself or a value of something. */
function namedBy(phrase: Phrase): Named | 'nothing' {
  const before = readings.get(phrase)
  if (before) return before
  const head = toSingular(phrase.words.at(-1) ?? '')
  const read: Named | 'nothing' =
    namesTheApp(phrase) || findAttribute(head)
      ? 'nothing'
      : {
          head: stemOf(head),
          near: [...phrase.stems, ...(phrase.verb ? [stemOf(phrase.verb)] : [])],
          isOfAnyApp: isCommon(phrase) || ofAnyApp.test(head),
        }
  readings.set(phrase, read)
  return read
}

/**
 * Which share of what a description names a kind of app knows, 0 to 1, and how much it names. A word that stands by
 * chance in a kind's triggers ("radio controlled cars") explains nothing else that is said.
 */
export function explainedShare(
  archetype: Archetype,
  phrases: readonly Phrase[],
): { share: number; named: number } {
  const vocabulary = vocabularyOf(archetype)
  let known = 0
  let named = 0
  for (const phrase of phrases) {
    const read = namedBy(phrase)
    if (read === 'nothing') continue
    const hit = vocabulary.has(read.head) ? 1 : read.near.some((stem) => vocabulary.has(stem)) ? 0.5 : 0
    if (hit === 0 && read.isOfAnyApp) continue
    known += hit
    named += 1
  }
  return { share: named > 0 ? known / named : 1, named }
}

/** So much must be named for its share to tell anything. */
const toldMuch = 6
const knownByChance = 0.2

/** Whether of much that is named a kind knows next to nothing: its words stand there by chance, a bell tower is no parish. */
export const isKnownByChance = ({ share, named }: { share: number; named: number }): boolean =>
  named >= toldMuch && share < knownByChance
