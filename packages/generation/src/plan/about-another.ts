import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import type { Understanding } from '../understand/understand.ts'
import { findAttribute } from '../words/attributes.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isSame } from '../words/synonyms.ts'
import { explainedShare, vocabularyOf } from './explained-share.ts'
import { type Matter, mattersOf } from './matter.ts'
import { doersIn } from './register/actors-in.ts'
import { handedThing, lentThere } from './main-of-told.ts'
import { isOfAnyGoods } from './stated-goods.ts'
import { isTool } from './tool-app.ts'

/** As like as this it is of the kind, whatever else it speaks of. */
const likeAnyway = 0.115
/** Much of what is told is about it. */
const muchTold = 3.5
const sentencesTold = 2
/** How much more than about anything the kind knows. */
const ahead = 1.6
/** Of what people write who want the kind it is a part: it must be spoken of much more, and the rest be little like it. */
const farMuch = 4.5
const farAhead = 2.5
const littleLike = 0.11
/** Hardly like the kind, which explains hardly anything of it. */
const byChance = { likeness: 0.07, share: 0.3, named: 3 }
/** Of the things of a short description it knows less than this; how little may speak for it otherwise. */
const strangers = { least: 3, known: 0.34, share: 0.6, score: 14, likeness: 0.12 }

/** Screens of kinds in which something is played, heard or drawn right there: what is told of is part of it. */
const donePlaying = /^(?:game|board|quiz|player|nowplaying|canvas|typing|recorder|editor|camera)$/

/**
 * Whether a description is about another thing than those of the kind of app its words are most like: seeds that are
 * swapped are no shifts, caves no moorings, and a judge of dogs walks none. Such a kind has screens and samples of its own
 * that nobody asked for.
 */
export function isAboutAnother(
  meant: Understanding,
  archetype: Archetype,
  likeness: number,
  isCalled: boolean,
  score: number,
): boolean {
  if (
    archetype.entity === 'subject' ||
    isOfAnyGoods(archetype.entity) ||
    likeness >= likeAnyway ||
    isTool(archetype)
  )
    return false
  if (archetype.screens.some(({ kind }) => donePlaying.test(kind))) return false
  if (isByChance(meant, archetype, likeness, isCalled) || isOnlyLent(meant, archetype)) return true
  if (isCalled) return false
  const matters = mattersOf(meant)
  return (
    isOfStranger(matters, archetype, likeness) ||
    isOfStrangers(meant, matters, archetype, likeness, score) ||
    isOfOtherPeople(meant, archetype) ||
    isDoneToStranger(meant, archetype)
  )
}

/**
 * Nearly all it names is strange to the kind, however little is told of each: an organ tuner's pipe organs, stops and
 * visits are nothing of a tuner for guitars.
 */
function isOfStrangers(
  { phrases }: Understanding,
  matters: readonly Matter[],
  archetype: Archetype,
  likeness: number,
  score: number,
): boolean {
  const first = matters
    .filter(({ noun, weight }) => weight >= leastMatter && !surroundings.test(noun))
    .slice(0, mostMatters)
  if (first.length < strangers.least || likeness >= strangers.likeness || score >= strangers.score)
    return false
  const heard = heardOf(archetype)
  if (heard.has(first[0]?.stem ?? '')) return false
  const sum = (of: readonly Matter[]) => of.reduce((total, { weight }) => total + weight, 0)
  return (
    sum(first.filter(({ stem }) => heard.has(stem))) < strangers.known * sum(first) &&
    explainedShare(archetype, phrases).share <= strangers.share
  )
}
const mostMatters = 5
const leastMatter = 1
/** Where it is, rather than what it is about. */
const surroundings =
  /^(?:house|home|household|building|hamlet|village|town|city|street|neighbou?rhood|district|region|country|world)$/

/** "Elevator inspections": done to what the kind has never heard of. */
function isDoneToStranger({ phrases }: Understanding, archetype: Archetype): boolean {
  const [lead] = phrases
  if (!lead || lead.verb !== undefined || lead.words.length < 2) return false
  const doing = toSingular(lead.words.at(-1) ?? '')
  const done =
    toSingular(lead.words.at(-2) ?? '')
      .split('-')
      .at(-1) ?? ''
  return (
    /^(?:inspection|check|survey|maintenance|servicing|repair|restoration|audit|test)$/.test(doing) &&
    ['thing', 'numbered'].includes(classOf(done)) &&
    findAttribute(done) === undefined &&
    !heardOf(archetype).has(stemOf(done))
  )
}

/** "A bakery lends crates to restaurants": what is lent is to come back, and of that the kind has never heard. */
const isOnlyLent = ({ text, whole = text }: Understanding, archetype: Archetype): boolean => {
  const heard = heardOf(archetype)
  const [lent] = lentThere(whole.toLowerCase())?.slice(-1) ?? []
  return (
    (lent !== undefined && !heard.has(stemOf(lent))) ||
    (isLent(whole) && !['lend', 'borrow', 'loan'].some((word) => heard.has(stemOf(word))))
  )
}

/** Whether things are lent and borrowed there. */
export const isLent = (text: string): boolean =>
  /\b(?:lends?|borrows?)(?: out)? (?:one|it|them)\b/i.test(text) ||
  (/\b(?:lends?|borrows?)\b/i.test(text) && handedThing(text) !== undefined) ||
  /\bwho(?:ever)? (?:has |have )?borrowed (?:it|them|what|which)\b|\bwho has (?:it|them|what) (?:out|on loan)\b/i.test(
    text,
  ) ||
  lentThere(text.toLowerCase()) !== undefined

const vocabularies = new WeakMap<Archetype, ReadonlySet<string>>()
/** All stems a kind has something for, with those of what people write who want one. */
function heardOf(archetype: Archetype): ReadonlySet<string> {
  const known = vocabularies.get(archetype)
  if (known) return known
  const made = new Set([
    ...vocabularyOf(archetype),
    ...archetype.examples.flatMap((line) => (line.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)),
  ])
  vocabularies.set(archetype, made)
  return made
}

/** Much is done with a thing of which the kind has never heard, and its own are spoken of little. */
function isOfStranger(matters: readonly Matter[], archetype: Archetype, likeness: number): boolean {
  const [first] = matters
  if (!first || first.weight < muchTold || first.sentences < sentencesTold || first.doings === 0) return false
  const vocabulary = vocabularyOf(archetype)
  const names = entityById(archetype.entity)?.words ?? []
  const isKnown = ({ noun, stem }: Matter) => vocabulary.has(stem) || names.some((name) => isSame(noun, name))
  if (isKnown(first) || classOf(first.noun) === 'person') return false
  const known = matters.find(isKnown)
  const isHeard = heardOf(archetype).has(first.stem)
  return isHeard
    ? likeness < littleLike && first.weight >= farMuch && first.weight >= farAhead * (known?.weight ?? 0)
    : first.weight >= ahead * (known?.weight ?? 0)
}

/** Of what it seems to be called by a word alone it must be less. */
const notEvenCalled = { likeness: 0.045, share: 0.22, named: 4 }

function isByChance(
  meant: Understanding,
  archetype: Archetype,
  likeness: number,
  isCalled: boolean,
): boolean {
  const most = isCalled ? notEvenCalled : byChance
  if (likeness >= most.likeness) return false
  const { share, named } = explainedShare(archetype, meant.phrases)
  return named >= most.named && share < most.share
}

const anybody =
  /^(?:user|customer|admin|manager|owner|visitor|member|organi[sz]er|guest|client|participant|volunteer|coordinator|seller|buyer|people|person|administrator|developer|friend|moderator|host|employee|staff|traveller|traveler|player|student|parent|teacher|child|pupil|kid)$/
/** Those who do something in it are of another trade: a fishmonger catches no fish. */
function isOfOtherPeople({ text, whole, phrases }: Understanding, archetype: Archetype): boolean {
  // "Kayak club: skippers rate rivers": it says itself what it is.
  const [opening] = phrases
  if (
    opening &&
    !opening.isActor &&
    text
      .toLowerCase()
      .replace(/^an? |^the |^our /, '')
      .startsWith(opening.text) &&
    heardOf(archetype).has(opening.stems.at(-1) ?? '')
  )
    return false
  const [first] = [
    ...doersIn(whole ?? text),
    ...phrases.filter(({ isActor }) => isActor).map(({ words }) => toSingular(words.at(-1) ?? '')),
  ].filter((who) => classOf(who) === 'person' && !anybody.test(who))
  return first !== undefined && !heardOf(archetype).has(stemOf(first))
}
