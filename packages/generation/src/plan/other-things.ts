import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { findExamples } from '../words/examples.ts'
import { classOf } from '../words/noun-classes.ts'
import { bare, holdsThings, keepingVerbs, thingOf } from './find-entities.ts'
import { sideOf } from './side-of.ts'
import { namesTheApp } from './names-the-app.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const mostOwnScreens = 4
/** Of a kind with content of its own: the recipe shows the rest. */
const mostBesideContent = 2
const longestName = 16
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
  'garment',
  'award',
  'activity',
])
/** Doings that say no more than that there is a list. */
const listVerbs = new Set([
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
  'share',
  'sell',
  'swap',
  'collect',
  'identify',
  'learn',
])

/** Spans of time and what belongs to something else: nobody goes through a list of them. */
const neverListed: ReadonlySet<string> = new Set(
  'day week month year hour minute second season time lyric subtitle size color colour detail tip trigger local-file widget layer frame percentile streak answer turn hint frequency alert-sound'.split(
    ' ',
  ),
)

/** What makes a list of its own in any app. */
const besideContent = new Set(['person', 'place', 'event', 'document'])

/** Further things the description names get a list of their own, as long as there is room. */
export function addOtherThings(
  screens: ScreenPlan[],
  meant: Understanding,
  asked: readonly Feature[],
  entities: Map<string, Entity>,
  seed: number,
): void {
  let added = 0
  const side = sideOf(meant)
  const main = entities.values().next().value
  const hasContent = main !== undefined && !main.id.startsWith('own-')
  const most = hasContent ? mostBesideContent : mostOwnScreens
  for (const phrase of meant.phrases) {
    if (screens.length >= mostScreens || added >= most) return
    if (hasContent && !isKnownNoun(phrase) && !besideContent.has(classOf(headOf(phrase)))) continue
    if (neverListed.has(headOf(phrase))) continue
    if (phrase.label?.startsWith('number of ') || /^(?:ahead|online|early|late|again)$/.test(headOf(phrase)))
      continue
    // What is sold has its shelf already.
    if (main?.price && /^(?:product|item|article|goods?)$/.test(phrase.words.join(' ').replace(/s$/, '')))
      continue
    // A card's answers stand on the card.
    if (main && isFieldOf(main, headOf(phrase))) continue
    if (
      phrase.isExample ||
      phrase.isActor ||
      !isListed(phrase) ||
      !isWorthScreen(phrase) ||
      isFeature(phrase, asked)
    )
      continue
    // "Report sightings" is something one does.
    if (phrase.words.length > 1 && listVerbs.has(phrase.words[0] ?? '')) continue
    if (classOf(headOf(phrase)) === 'person' && !isPlural(phrase)) continue
    if (
      side.acting.has(headOf(phrase)) ||
      isWhom(phrase, meant) ||
      (phrase === meant.phrases[0] && !isPlural(phrase))
    )
      continue
    const other = thingOf(phrase, seed, meant.isEnglish)
    if (!other || isShown(phrase, screens, entities)) continue
    // What one reports has its form already.
    if (
      phrase.verb &&
      screens.some(({ isDeed, name }) => isDeed && name.toLowerCase().includes(headOf(phrase)))
    )
      continue
    const written = capitalise(phrase.words.slice(-2).join(' '))
    const name = other.many.length <= longestName && other.many.split(' ').length <= 2 ? other.many : written
    if (name.length > longestName) continue
    const id = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    if (screens.some((screen) => screen.id === id || screen.name === name)) continue
    entities.set(other.id, unlike(other, entities))
    added += 1
    screens.push({
      id,
      kind: 'browse',
      name,
      icon: other.icon,
      isTab: false,
      entity: other.id,
      variant: 0,
      extras: [],
    })
  }
}

/** No two lists of an app begin alike. */
function unlike(other: Entity, entities: ReadonlyMap<string, Entity>): Entity {
  const [first] = other.samples
  const isLike = [...entities.values()].some(
    ({ id, samples }) => id !== other.id && samples[0]?.title === first?.title,
  )
  if (!isLike) return other
  const middle = Math.floor(other.samples.length / 2)
  return { ...other, samples: [...other.samples.slice(middle), ...other.samples.slice(0, middle)] }
}

function isFieldOf({ fields }: Entity, noun: string): boolean {
  return fields.some(({ name }) => toSingular(name.toLowerCase()) === toSingular(noun))
}

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
  const rated = phrases
    .filter((phrase) => isListed(phrase) || isFound(phrase, noun))
    .map((phrase, index) => ({ phrase, points: pointsOf(phrase, index, noun) }))
    .sort((one, other) => other.points - one.points)
  for (const { phrase, points } of rated) {
    if (points < 0 || isFound(phrase, noun)) return undefined
    const thing = thingOf(phrase, seed)
    if (thing) return thing
  }
  return undefined
}

/** "A dog-sitting marketplace: find sitters": those one looks for where a doing is what one pays for. */
export function hiredPeople(
  phrases: readonly Phrase[],
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  // "Wedding DJ booking": they are what is booked.
  const [first] = phrases
  const booked = first && !first.verb ? bare(first) : undefined
  if (
    first &&
    booked &&
    booked !== first &&
    classOf(headOf(booked)) === 'person' &&
    headOf(booked) === booked.words.at(-1)
  )
    return thingOf(booked, seed)
  if (found?.nounClass !== 'activity' && found?.nounClass !== 'service') return undefined
  const sought = phrases.find(
    (phrase) =>
      phrase.verb !== undefined &&
      /^(?:find|book|hire|compare|browse|search|choose|select|discover|pick|rate|contact)$/.test(
        phrase.verb,
      ) &&
      classOf(headOf(phrase)) === 'person' &&
      isPlural(phrase),
  )
  return sought ? thingOf(sought, seed) : undefined
}

/** People the app is for, or who use it: they are not what one looks through. */
export function isWhom(phrase: Phrase, meant: Understanding): boolean {
  const nounClass = classOf(headOf(phrase))
  // "Orders come in" is about orders.
  if (phrase.isActor) return nounClass === 'person' || nounClass === 'group' || nounClass === 'thing'
  if (nounClass !== 'person' && nounClass !== 'group') return false
  const noun = phrase.words.at(-1) ?? ''
  // "C++" would be a wrong pattern.
  const written = noun.replaceAll(/[^\p{L}\p{N}' -]/gu, '.')
  return (
    ['people', 'friends', 'users'].includes(noun) ||
    meant.roles.some((role) => role.toLowerCase().endsWith(headOf(phrase))) ||
    meant.text
      .toLowerCase()
      .search(new RegExp(`\\b(?:for|by|between|to|from)\\s(?:[a-z'-]{1,16}\\s){0,2}${written}\\b`)) >= 0
  )
}

const examplesOf = (phrase: Phrase) =>
  findExamples(phrase.text, phrase.domain) ?? findExamples(headOf(phrase), phrase.domain)
const headOf = (phrase: Phrase) => toSingular(phrase.words.at(-1) ?? '')
const isFound = (phrase: Phrase, noun: string) => headOf(phrase) === noun && !namesTheApp(phrase)
/** "Equipment", "gear": many without a plural; a "camera" is one. */
const isUncounted = (phrase: Phrase) =>
  /^(?:gear|equipment|stock|inventory|stash|wood|music|furniture|jewell?ery|clothing|pottery|homework|food|produce|staff|crew|livestock|cutlery|laundry|waste|news|sheet music|queue|archive|rota|menu|programme|program|team)$/.test(
    headOf(phrase),
  )
const isPlural = (phrase: Phrase) => headOf(phrase) !== phrase.words.at(-1)
const isKnownNoun = (phrase: Phrase) => examplesOf(phrase) !== undefined

/** How much one goes through a list of it: things in numbers that are known, rather than people or a place. */
function pointsOf(phrase: Phrase, index: number, noun: string): number {
  const nounClass = classOf(headOf(phrase))
  const picture = examplesOf(phrase)?.picture
  return (
    (isPlural(phrase) ? 3 : 0) +
    (isKnownNoun(phrase) ? 3 : nounClass === 'thing' ? -1 : 1) +
    (picture ? 1 : 0) +
    (headOf(phrase) === noun && isPlural(phrase) && nounClass !== 'person' ? 5 : 0) +
    (phrase.verb && listVerbs.has(phrase.verb) ? 1 : 0) +
    // "Find the nearest polling station"
    (phrase.verb === 'find' && nounClass === 'place' ? 6 : 0) +
    (index === 0 && phrase.verb && keepingVerbs.has(phrase.verb) ? 4 : 0) -
    (nounClass === 'person' ? 4 : 0) -
    (nounClass === 'award' ? 6 : 0) -
    (/^(?:alert|alarm|reminder|notification|notice|report|review|ticket|instruction|guideline|faq|tip|detail|time|hour|date|day)$/.test(
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
const isKnown = (phrase: Phrase) => isKnownNoun(phrase) || classOf(headOf(phrase)) !== 'thing'

function isListed(phrase: Phrase): boolean {
  const examples = examplesOf(phrase)
  return (
    (isPlural(phrase) ||
      ((phrase.verb !== undefined || (examples !== undefined && isUncounted(phrase))) &&
        !namesTheApp(phrase))) &&
    phrase.words.length <= 3 &&
    (phrase.verb === undefined || listVerbs.has(phrase.verb)) &&
    listed.has(examples?.nounClass ?? classOf(headOf(phrase)))
  )
}

/** A noun of no class gets a screen only when it is known, or one goes through a list of them. */
function isWorthScreen(phrase: Phrase): boolean {
  return phrase.verb !== undefined || isKnown(phrase)
}

/** A screen of its own kind shows it already. */
function isFeature(phrase: Phrase, asked: readonly Feature[]): boolean {
  const stems = ` ${phrase.stems.join(' ')} `
  return asked.some((feature) => feature.triggers.some((trigger) => stems.includes(trigger.stems)))
}

function isShown(
  phrase: Phrase,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): boolean {
  const noun = toSingular(phrase.words.at(-1) ?? '')
  return [...entities.values()].some(
    (entity) =>
      (entity.one.toLowerCase().split(' ').includes(noun) || entity.words.includes(noun)) &&
      screens.some((screen) => screen.entity === entity.id && screen.kind === 'browse'),
  )
}
