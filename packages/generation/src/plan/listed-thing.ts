import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findExamples } from '../words/examples.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isParticiple } from '../words/verbs.ts'
import { bare, holdsThings, isLogOf, keepingVerbs, thingOf } from './find-entities.ts'
import { namesTheApp } from './names-the-app.ts'
import { has } from '../understand/searched.ts'

/** Classes that make a list worth a screen; others are shown as sections and values. */
const listed = new Set([
  'person',
  'group',
  'place',
  'numbered',
  'event',
  'document',
  'thing',
  'service',
  'species',
  'animal',
  'garment',
  'award',
  'activity',
  'picture',
])
/** Doings that say no more than that there is a list. */
export const listVerbs = new Set([
  'browse',
  'see',
  'find',
  'manage',
  'track',
  'list',
  'log',
  'view',
  'post',
  'offer',
  'report',
  'upload',
  'order',
  'request',
  'buy',
  'rent',
  'borrow',
  'lend',
  'share',
  'sell',
  'swap',
  'collect',
  'identify',
  'learn',
  'apply',
  'add',
  'write',
  'submit',
  'file',
  'leave',
  'adopt',
])

/**
 * "Ski resort: lifts, slopes ...": the app is named for the resort, but what one looks through is the lifts.
 * Undefined when what the description begins with is that itself.
 */
export function listedThing(
  phrases: readonly Phrase[],
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  if (!found?.id.startsWith('own-')) return undefined
  // A "tool library" is about tools, whatever is borrowed there.
  if (phrases[0] && holdsThings(phrases[0].words)) return undefined
  const noun = found.one.toLowerCase().split(' ').at(-1) ?? ''
  // "A repair log for elevators" is about repairs.
  if (phrases[0] && isLogOf(bare(phrases[0]), phrases[0]) && headOf(bare(phrases[0])) === noun)
    return undefined
  // "Rehearsal room booking for bands" is about the rooms.
  if (phrases[0] && waysToGet.test(phrases[0].words.at(-1) ?? '') && headOf(bare(phrases[0])) === noun)
    return undefined
  // "User can add an outcrop with its place": what one adds first is what one keeps.
  const added = phrases.find(({ verb }) => verb === 'add' || verb === 'create' || verb === 'record')
  const rated = phrases
    .map(asNamed)
    .filter((phrase) => !phrase.isExample && (isListed(phrase) || isFound(phrase, noun)))
    .map((phrase, index) => ({
      phrase,
      points: pointsOf(phrase, index, noun, phrase.text === added?.text) + mentions(phrase, phrases),
    }))
    .sort((one, other) => other.points - one.points)
  for (const { phrase, points } of rated) {
    if (points < 0 || isFound(phrase, noun)) return undefined
    const thing = thingOf(phrase, seed)
    if (thing) return thing
  }
  return undefined
}

/** What is spoken of again ("apply for a dog" of "dog homes") is what much of it is about. */
const mentions = (phrase: Phrase, all: readonly Phrase[]) =>
  Math.min(
    2,
    all.filter((other) => other !== phrase && other.words.some((word) => toSingular(word) === headOf(phrase)))
      .length,
  )

/** "Routes by sector": one goes through the routes. */
export function asNamed(phrase: Phrase): Phrase {
  const named = phrase.words.at(-2) ?? ''
  // "What the kids refused": they did it, it was not done to them.
  if (
    !phrase.label &&
    !phrase.verb &&
    isParticiple(phrase.words.at(-1) ?? '') &&
    classOf(toSingular(named)) === 'person'
  )
    return { ...phrase, isActor: true }
  if (!phrase.label && !phrase.verb && isParticiple(phrase.words.at(-1) ?? '') && toSingular(named) !== named)
    return {
      ...phrase,
      words: phrase.words.slice(0, -1),
      text: phrase.words.slice(0, -1).join(' '),
      stems: phrase.stems.slice(0, -1),
    }
  const place = phrase.label ? phrase.words.findIndex((word) => /^(?:by|per|with|from|for)$/.test(word)) : -1
  if (place < 1) return phrase
  const { label: _label, ...plain } = phrase
  const words = phrase.words.slice(0, place)
  return { ...plain, words, text: words.join(' '), stems: phrase.stems.slice(0, place) }
}

const waysToGet = /^(?:booking|reservation|rental|hire|finder|directory|lending|locator)$/

const examplesOf = (phrase: Phrase) =>
  findExamples(phrase.text, phrase.domain) ?? findExamples(headOf(phrase), phrase.domain)
/** The singular noun a phrase ends with. */
export const headOf = (phrase: Phrase) => toSingular(phrase.words.at(-1) ?? '')
const isFound = (phrase: Phrase, noun: string) => headOf(phrase) === noun && !namesTheApp(phrase)
/** "Equipment", "gear": many without a plural; a "camera" is one. */
const isUncounted = (phrase: Phrase) =>
  has(
    /^(?:gear|equipment|stock|inventory|stash|wood|music|furniture|jewell?ery|clothing|pottery|homework|food|produce|staff|crew|livestock|cutlery|laundry|waste|news|sheet music|queue|archive|rota|menu|programme|program|team)$/,
    headOf(phrase),
  )
/** Whether a phrase names several. */
export const isPlural = (phrase: Phrase) =>
  phrase.isOneOfMany === true || headOf(phrase) !== phrase.words.at(-1)
/** Whether there are names for things of the kind. */
export const isKnownNoun = (phrase: Phrase) => examplesOf(phrase) !== undefined

/** How much one goes through a list of it: things in numbers that are known, rather than people or a place. */
function pointsOf(phrase: Phrase, index: number, noun: string, isFirstAdded = false): number {
  const nounClass = classOf(headOf(phrase))
  const picture = examplesOf(phrase)?.picture
  return (
    (isPlural(phrase) ? 3 : 0) +
    (isKnownNoun(phrase) ? 3 : nounClass === 'thing' ? -1 : 1) +
    (picture ? 1 : 0) +
    (headOf(phrase) === noun && isPlural(phrase) && nounClass !== 'person' ? 5 : 0) +
    (phrase.verb && listVerbs.has(phrase.verb) ? 1 : 0) +
    (isFirstAdded ? 6 : 0) +
    // "Find the nearest polling station"
    (phrase.verb === 'find' && nounClass === 'place' ? 6 : 0) +
    (index === 0 && phrase.verb && keepingVerbs.has(phrase.verb) ? 4 : 0) -
    (nounClass === 'person' ? 4 : 0) -
    (nounClass === 'award' ? 6 : 0) -
    (/^(?:vote|poll|newsletter|summary|archive|label|alert|alarm|reminder|notification|notice|report|review|ticket|instruction|guideline|faq|tip|detail|time|hour|date|day)$/.test(
      headOf(phrase),
    )
      ? 5
      : 0) -
    (nounClass === 'group' ? 2 : 0) -
    (!isPlural(phrase) && (nounClass === 'place' || headOf(phrase) === noun) ? 3 : 0) -
    Math.min(2, index * 0.25)
  )
}

/** There is content that could be true of it. */
export const isKnown = (phrase: Phrase) => isKnownNoun(phrase) || classOf(headOf(phrase)) !== 'thing'

const everybody = /^(?:people|others|users?|everybody|everyone|friends and family)$/

/** Whether one goes through a list of what a phrase names. */
export function isListed(phrase: Phrase): boolean {
  const examples = examplesOf(phrase)
  return (
    (isPlural(phrase) ||
      ((phrase.verb !== undefined || (examples !== undefined && isUncounted(phrase))) &&
        !namesTheApp(phrase))) &&
    phrase.words.length <= 3 &&
    !everybody.test(phrase.text) &&
    (phrase.verb === undefined ||
      listVerbs.has(phrase.verb) ||
      (isPlural(phrase) && examples !== undefined)) &&
    listed.has(examples?.nounClass ?? classOf(headOf(phrase)))
  )
}
