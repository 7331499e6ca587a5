import type { Archetype } from '../archetype.ts'
import { archetypes, genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { stopWords } from '../words/lexicon.ts'
import { entityById } from '../entities/index.ts'
import { bare, keepers } from './find-entities.ts'
import { aboutStems } from './about-stems.ts'
import { findKindred } from './kindred-archetype.ts'
import { openEntities } from './open-entities.ts'
import { isOtherSide, sideOf } from './side-of.ts'

export interface Classification {
  main: Archetype
  /** A second kind of app the description is nearly as much of. */
  blend?: Archetype
  /** 0: nothing fits, the recipe is the generic one. */
  score: number
}

const openingWords = 14
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
/** Of what is only near: as much as what is plainly of a kind. */
const kindredScore = plainly
/** What one hires or books is no article of a shop. */
const hired: ReadonlySet<string> = new Set(['activity', 'person', 'event', 'service'])

/** Of a kind the description compares itself to ("like Duolingo"): less than words that name another. */
const comparedScore = 12

interface Candidate {
  archetype: Archetype
  score: number
  isCertain: boolean
}

const asCompared = (candidate: Candidate, comparedTo: string | undefined): Candidate =>
  candidate.archetype.id === comparedTo
    ? { ...candidate, score: candidate.score + comparedScore, isCertain: true }
    : candidate

/** The stems of the first clause, with spaces around: what the app is comes first. */
function openingOf(text: string): string {
  const clause =
    text
      .toLowerCase()
      .split(/[:.;\n]|(?<=\p{L}{3}.{16,40}?)(?:,| with | where )/u)
      .find((part) => (part.match(/\p{L}+/gu) ?? []).some((word) => !stopWords.has(word))) ?? ''
  const words = clause.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []
  return ` ${words
    .slice(0, openingWords)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map(stemOf)
    .join(' ')} `
}

/**
 * The kind of app a description is plainly of. Kinds with content of their own (plants, school, music) have to
 * be named in the opening or by several words; a single word in a list ("treatments") makes no salon.
 */
export function classify(meant: Understanding, found: Entity | undefined): Classification {
  const opening = openingOf(meant.text)
  const side = sideOf(meant)
  const modifiers = meant.isEnglish ? modifiersOf(meant.phrases) : new Set<string>()
  const doers = meant.isEnglish ? doersOf(meant.phrases) : new Set<string>()
  const lead = meant.isEnglish ? leadOf(meant.phrases) : { leading: new Set<string>(), head: '' }
  const early = ` ${meant.phrases
    .slice(0, 3)
    .flatMap(({ stems }) => [...stems, ','])
    .join(' ')} `
  const rateAll = (stems: string, isOpenSided = false) =>
    archetypes
      .filter(({ id }) => !meant.domain?.barred.has(id) && (isOpenSided || !isOtherSide(id, side)))
      .map((archetype) =>
        rate(
          archetype,
          { text: meant.text, early, stems, opening, modifiers, doers, ...lead, phrases: meant.phrases },
          found,
        ),
      )
      .map((candidate) => asCompared(candidate, meant.comparedTo))
      .filter(({ score, isCertain }) => score > 0 && isCertain)
      .sort((one, other) => other.score - one.score)
  // Where it is used decides only when nothing else says what kind of app it is.
  const stems = meant.isEnglish ? aboutStems(meant) : meant.stems
  const about = rateAll(stems)
  const isShort = !meant.isEnglish || meant.phrases.length <= 3
  const hasOtherSign = ({ archetype }: Candidate) =>
    archetype.triggers.some((trigger) => stems.includes(trigger.stems))
  const anywhere =
    about.length > 0 ? about : rateAll(meant.stems).filter((candidate) => isShort || hasOtherSign(candidate))
  // "An app for my barber shop" may be for its guests: that beats knowing nothing of barbers.
  const candidates = anywhere.length > 0 || meant.phrases.length > 2 ? anywhere : rateAll(stems, true)
  const [first, second] = candidates
  if (!first || first.score < 2) {
    // Words that tell the trade tell more than words that are near.
    const kindred = meant.domain ? undefined : findKindred(meant)
    return kindred ? { main: kindred, score: kindredScore } : { main: genericArchetype, score: 0 }
  }
  const canBlend =
    second &&
    !second.archetype.isWide &&
    second.archetype.entity !== 'subject' &&
    second.score >= 8 &&
    second.score >= first.score * 0.7 &&
    entityById(second.archetype.entity)?.many !== entityById(first.archetype.entity)?.many
  // "Rent a grandma": people are booked, not handed out over a counter.
  const isLentPerson = first.archetype.id === 'lending' && found?.nounClass === 'person'
  const isHired =
    isLentPerson ||
    (first.archetype.entity === 'product' && found?.nounClass !== undefined && hired.has(found.nounClass))
  return {
    main: isHired ? (archetypes.find(({ id }) => id === 'booking') ?? first.archetype) : first.archetype,
    score: first.score,
    ...(canBlend ? { blend: second.archetype } : {}),
  }
}

/** Stems of the words that only say of what kind the thing is, and of none that is a thing or a doing itself. */
function modifiersOf(phrases: readonly Phrase[]): ReadonlySet<string> {
  const heads = new Set<string>()
  const modifiers = new Set<string>()
  for (const phrase of phrases) {
    const { words } = bare(phrase)
    heads.add(stemOf(phrase.words.at(-1) ?? ''))
    if (phrase.verb) heads.add(stemOf(phrase.verb))
    for (const [index, word] of words.entries())
      (index === words.length - 1 ? heads : modifiers).add(stemOf(word))
  }
  return new Set([...modifiers].filter((stem) => !heads.has(stem)))
}

/** Classes of heads that make another thing of what stands before them; a "quiz night" is still about quizzes. */
const specific: ReadonlySet<string> = new Set([
  'person',
  'thing',
  'document',
  'numbered',
  'garment',
  'picture',
])

/** A diary of days is a diary. */
const spans: ReadonlySet<string> = new Set(['day', 'week', 'month', 'line', 'daily', 'private', 'personal'])
const bareHead = (words: readonly string[]) => words.filter((word) => !keepers.test(word)).at(-1) ?? ''

/** What the description calls the app: its last word is what it is, "wedding" in "wedding DJ" says which. */
function leadOf(phrases: readonly Phrase[]): { leading: ReadonlySet<string>; head: string } {
  const [first] = phrases
  // "A journal of readings" is about readings.
  const kept = phrases
    .filter(
      ({ words, label }) =>
        words.length > 1 &&
        !spans.has(toSingular(bareHead(words))) &&
        (keepers.test(words.at(-1) ?? '') || (label && keepers.test(words[0] ?? ''))),
    )
    .map(({ words }) => stemOf(words.find((word) => keepers.test(word)) ?? ''))
  if (!first || first.verb || first.words.length < 2) return { leading: new Set(kept), head: '' }
  const { words } = bare(first)
  const forms = first.words.slice(words.length).filter((word) => keepers.test(word))
  const isSpecific = specific.has(classOf(toSingular(words.at(-1) ?? '')))
  return {
    leading: new Set(
      [...(isSpecific ? words.slice(0, -1) : []), ...(words.length > 1 ? forms : [])].map(stemOf),
    ),
    head: stemOf(words.at(-1) ?? ''),
  }
}

const isOwnHead = (archetype: Archetype, head: string) =>
  archetype.triggers.some(({ stems }) => stems.includes(` ${head} `)) ||
  entityById(archetype.entity)?.words.some((word) => stemOf(word) === head) === true

const institution =
  /^(?:practice|clinic|studio|school|shop|centre|center|company|club|restaurant|salon|office|agency)$/

/** Stems of those who do something, as far as nothing else is called so. */
function doersOf(phrases: readonly Phrase[]): ReadonlySet<string> {
  const [first] = phrases
  // "Foster carers report on each animal": those named first in the plural use it.
  const users =
    first && !first.verb && phrases.length > 2
      ? first.words.filter((word) => toSingular(word) !== word && classOf(toSingular(word)) === 'person')
      : []
  const others = new Set(
    phrases
      .filter(({ isActor }) => !isActor)
      .flatMap(({ words }) => words.filter((word) => !users.includes(word)).map(stemOf)),
  )
  return new Set(
    [
      ...phrases
        // A physiotherapy practice says what it does.
        .filter(({ isActor, words }) => isActor && !institution.test(words.at(-1) ?? ''))
        .flatMap(({ words }) => words),
      ...users,
    ]
      .map(stemOf)
      .filter((stem) => !others.has(stem)),
  )
}

/** Whether a phrase is about the archetype's own thing. */
function isMentioned(archetype: Archetype, phrases: readonly Phrase[]): boolean {
  const entity = entityById(archetype.entity)
  return (
    entity === undefined ||
    phrases.some((phrase) => {
      const heads = [phrase, bare(phrase)].map(({ words }) => toSingular(words.at(-1) ?? ''))
      return heads.some((head) => head === entity.id || entity.words.includes(head))
    })
  )
}

interface Said {
  text: string
  stems: string
  /** The stems of the first phrases. */
  early: string
  opening: string
  modifiers: ReadonlySet<string>
  /** Modifiers and form words of what the description calls the app, and its head. */
  leading: ReadonlySet<string>
  head: string
  /** Who does something: an app sheep farmers use is not about fields. */
  doers: ReadonlySet<string>
  phrases: readonly Phrase[]
}

function rate(archetype: Archetype, said: Said, found: Entity | undefined): Candidate {
  const { stems, opening } = said
  const isClosed = archetype.entity !== 'subject' && !openEntities.has(archetype.entity)
  const weights = new Map<string, number>()
  let inOpening = 0
  let clearest = 0
  let isOnlyDoers = isClosed
  for (const trigger of archetype.triggers) {
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
  }
  const sum = [...weights.values()].reduce((total, weight) => total + weight, 0)
  const isAbout =
    found !== undefined &&
    archetype.entity === found.id &&
    (sum >= enoughAlone || weights.size > 1 || (sum > 0 && inOpening > 0 && said.phrases.length <= 4))
  const isOpen = archetype.entity === 'subject' || openEntities.has(archetype.entity)
  const isCertain = isOpen
    ? archetype.isWide || inOpening >= 3 || sum >= 8
    : isAbout ||
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
    isCertain: isCertain && !isOnlyDoers && sum > 0 && (archetype.needs?.test(said.text) ?? true),
    score: archetype.isWide ? score * 0.4 : isAbout ? score + 4 : score,
  }
}
