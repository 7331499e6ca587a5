import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { thingOf } from './find-entities.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const mostOwnScreens = 3
const longestName = 16
const longestAppName = 18
/** Classes that make a list worth a screen; others are shown as sections and values. */
const listed = new Set(['person', 'group', 'place', 'numbered', 'event', 'document', 'thing', 'award'])
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
])

/** Further things the description names get a list of their own, as long as there is room. */
export function addOtherThings(
  screens: ScreenPlan[],
  meant: Understanding,
  asked: readonly Feature[],
  entities: Map<string, Entity>,
  seed: number,
): void {
  let added = 0
  for (const phrase of meant.phrases) {
    if (screens.length >= mostScreens || added >= mostOwnScreens) return
    if (!isListed(phrase) || !isWorthScreen(phrase) || isFeature(phrase, asked)) continue
    const other = thingOf(phrase, seed, meant.isEnglish)
    if (!other || isShown(phrase, screens, entities)) continue
    const name = capitalise(phrase.words.slice(-2).join(' '))
    if (name.length > longestName) continue
    const id = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    if (screens.some((screen) => screen.id === id || screen.name === name)) continue
    entities.set(other.id, other)
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

/**
 * "Ski resort: lifts, slopes ...": the app is named for the resort, but what one looks through is the lifts.
 * Undefined when the subject itself comes in numbers.
 */
export function listedThing(
  phrases: readonly Phrase[],
  found: Entity | undefined,
  seed: number,
): Entity | undefined {
  if (!found?.id.startsWith('own-')) return undefined
  const noun = found.one.toLowerCase().split(' ').at(-1) ?? ''
  const isCounted = phrases.some((phrase) => {
    const last = phrase.words.at(-1) ?? ''
    return last !== noun && toSingular(last) === noun
  })
  if (isCounted || found.one.length > longestAppName) return undefined
  const phrase = phrases.find(
    (candidate) => isListed(candidate) && classOf(toSingular(candidate.words.at(-1) ?? '')) !== 'award',
  )
  return phrase ? thingOf(phrase, seed) : undefined
}

function isListed(phrase: Phrase): boolean {
  const last = phrase.words.at(-1) ?? ''
  const isPlural = last !== toSingular(last)
  return (
    isPlural &&
    phrase.words.length <= 2 &&
    (phrase.verb === undefined || listVerbs.has(phrase.verb)) &&
    listed.has(classOf(toSingular(last)))
  )
}

/** A noun of no class gets a screen only when the description says that one goes through a list of them. */
function isWorthScreen(phrase: Phrase): boolean {
  return phrase.verb !== undefined || classOf(toSingular(phrase.words.at(-1) ?? '')) !== 'thing'
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
