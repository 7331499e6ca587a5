import type { Archetype, Trigger } from '../archetype.ts'
import { archetypes } from '../archetypes/index.ts'
import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { bare } from './find-entities.ts'
import { openEntities } from './open-entities.ts'

/** An archetype with content of its own needs this much, or less when the opening names it. */
const plainly = 14
const withOpening = 10
const namingTrigger = 7

/** A trigger of less weight than `namingTrigger` that only says of what kind something else is ("food bank"). */
const asModifier = 0.5
/** One word alone is enough when it is the thing itself and says so clearly. */
const enoughAlone = 6
/** A word that is nearly all that is said. */
const whenAlone = 5
/** What no phrase names needs this much. */
const unmentioned = 20
/** One of many things a description lists makes no kind of app by itself. */
const mostInList = 6
/** Several words of this weight mean nothing else. */
const unmistakable = 12

/** A kind of app, and how much a description is of it. */
export interface Candidate {
  archetype: Archetype
  score: number
  isCertain: boolean
  /** Several words together that mean nothing else. */
  isUnmistakable: boolean
  /** What the description is about is what apps of this kind are about. */
  isAbout: boolean
}

const isOwnHead = (archetype: Archetype, head: string) =>
  archetype.triggers.some(({ stems }) => stems.includes(` ${head} `)) ||
  entityById(archetype.entity)?.words.some((word) => stemOf(word) === head) === true

/** Whether a phrase is about the archetype's own thing. */
function isMentioned(archetype: Archetype, phrases: readonly Phrase[]): boolean {
  const entity = entityById(archetype.entity)
  if (entity === undefined) return true
  const heads = headsOf(phrases)
  return heads.has(entity.id) || entity.words.some((word) => heads.has(word))
}

const known = new WeakMap<readonly Phrase[], ReadonlySet<string>>()

/** What the phrases of a description are about, each a singular noun; worked out once for all kinds. */
function headsOf(phrases: readonly Phrase[]): ReadonlySet<string> {
  const held = known.get(phrases)
  if (held) return held
  const heads = new Set(
    phrases.flatMap((phrase) => [phrase, bare(phrase)].map(({ words }) => toSingular(words.at(-1) ?? ''))),
  )
  known.set(phrases, heads)
  return heads
}

/** The stems of what the first phrase calls the app, with spaces around, and of "game" in "karaoke battle game with teams". */
export function calledSo([first]: readonly Phrase[]): string[] {
  if (!first || first.verb) return []
  const head = first.words.at(-1) ?? ''
  return [` ${first.stems.join(' ')} `, ...(/^(?:game|quiz)$/.test(head) ? [` ${stemOf(head)} `] : [])]
}

let byStem: Map<string, { kind: Archetype; trigger: Trigger }[]> | undefined

/** The kinds of app of which a trigger begins with one of the stems, with these: of no other a description says anything. */
export function triggersNamedBy(stems: ReadonlySet<string>): Map<Archetype, Trigger[]> {
  byStem ??= Map.groupBy(
    archetypes.flatMap((kind) => kind.triggers.map((trigger) => ({ kind, trigger }))),
    ({ trigger }) => trigger.first,
  )
  const found = new Map<Archetype, Trigger[]>()
  for (const stem of stems)
    for (const { kind, trigger } of byStem.get(stem) ?? []) {
      const named = found.get(kind)
      if (named) named.push(trigger)
      else found.set(kind, [trigger])
    }
  return found
}

/** These kinds without what names them. */
export const kindsNamedBy = (stems: Iterable<string>): Set<Archetype> =>
  new Set(triggersNamedBy(new Set(stems)).keys())

export interface Said {
  text: string
  stems: string
  /** The kinds it may name, with their triggers that begin with one of the stems. */
  named: ReadonlyMap<Archetype, readonly Trigger[]>
  /** The stems of the first phrases. */
  early: string
  opening: string
  modifiers: ReadonlySet<string>
  /** Modifiers and form words of what the description calls the app, and its head. */
  leading: ReadonlySet<string>
  head: string
  /** What the first phrase calls the app: all of it, or "game" of "karaoke battle game". */
  calledSo: readonly string[]
  /** Who does something: an app sheep farmers use is not about fields. */
  doers: ReadonlySet<string>
  phrases: readonly Phrase[]
}

/** A kind of app of which a description says no word. */
export const unnamed = (archetype: Archetype): Candidate => ({
  archetype,
  score: 0,
  isCertain: false,
  isUnmistakable: false,
  isAbout: false,
})

/** How much a description is of a kind of app, and whether that is enough to take it. */
export function rateArchetype(archetype: Archetype, said: Said, found: Entity | undefined): Candidate {
  const { stems, opening } = said
  const isClosed = archetype.entity !== 'subject' && !openEntities.has(archetype.entity)
  const weights = new Map<string, number>()
  let inOpening = 0
  let clearest = 0
  let isOnlyDoers = isClosed
  let isCalledSo = false
  for (const trigger of said.named.get(archetype) ?? []) {
    if (!stems.includes(trigger.stems)) continue
    const stem = trigger.stems.trim()
    const isWeak =
      (trigger.weight < namingTrigger && said.modifiers.has(stem)) ||
      (isClosed && said.doers.has(stem)) ||
      (isClosed && said.leading.has(stem) && !isOwnHead(archetype, said.head))
    isOnlyDoers &&= said.doers.has(stem)
    const isLed = opening.includes(trigger.stems) || said.early.includes(trigger.stems)
    const full = isClosed && !isLed ? Math.min(trigger.weight, mostInList) : trigger.weight
    const weight = isWeak ? full * asModifier : full
    if (isLed && trigger.stems.trim().includes(' ')) clearest = Math.max(clearest, weight)
    weights.set(trigger.stems, Math.max(weights.get(trigger.stems) ?? 0, weight))
    if (opening.includes(trigger.stems)) inOpening = Math.max(inOpening, weight)
    isCalledSo ||=
      said.calledSo.includes(trigger.stems) && trigger.weight >= whenAlone && opening.includes(trigger.stems)
  }
  // "Bid" is told already where "bid on" is.
  const all = [...weights]
  const sum = all
    .filter(([stems]) => !all.some(([longer]) => longer !== stems && longer.includes(stems)))
    .reduce((total, [, weight]) => total + weight, 0)
  const isAbout =
    found !== undefined &&
    archetype.entity === found.id &&
    (sum >= enoughAlone || weights.size > 1 || (sum > 0 && inOpening > 0 && said.phrases.length <= 4))
  const isOpen = archetype.entity === 'subject' || openEntities.has(archetype.entity)
  const isCertain = isOpen
    ? archetype.isWide || inOpening >= 3 || sum >= 8
    : isAbout ||
      isCalledSo ||
      inOpening >= namingTrigger ||
      // "School app": nothing else is said that could make it another kind.
      (said.phrases.length <= 2 && inOpening >= whenAlone) ||
      clearest >= unmistakable ||
      (isMentioned(archetype, said.phrases)
        ? sum >= plainly || (sum >= withOpening && inOpening > 0)
        : sum >= unmentioned)
  const score = sum + inOpening * 0.6
  return {
    archetype,
    isAbout,
    isUnmistakable: clearest >= unmistakable,
    isCertain: isCertain && !isOnlyDoers && sum > 0 && (archetype.needs?.test(said.text) ?? true),
    score: archetype.isWide ? score * 0.4 : isAbout ? score + 4 : score,
  }
}
