import type { Archetype } from '../archetype.ts'
import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { makeEntity } from './make-entity.ts'
import type { ScreenPlan } from './types.ts'
import { placeState, withStates } from './place-state.ts'
import { find, has } from '../understand/searched.ts'

/** Places of one sort that a description is there to find: their noun in the singular, and its plural as it is said. */
export interface FoundPlaces {
  one: string
  many: string
  /** What they are called where that is longer than a tab. */
  title?: string
}

const first = /^[^.;!?\n]{1,120}/u
const asking =
  /^\W*(?:(?:an?|the|my|our|simple|free|mobile|android|ios|map|web|offline) )*(?:(?:app|application|tool|site|website|map|service|guide) )?(?:(?:for|to|that|which|help|helps|you|people|users|me|i|we|want|need|lets?|can|could) )*/iu
const finding =
  /^(?:find|finds|finding|locate|locates|locating|discover|discovers|discovering|show|shows|showing|look for|looks for|looking for|where is|where are|search for)\s+/iu
/** How many of them, how near or how good; what is behind it is the noun. */
const which =
  /^(?:(?:me|you|us|all|only|the|an?|any|some|every|best|nearest|closest|nearby|local|good|great|active|working|nice|cheap|cheapest|open) )+/iu
const near =
  /\b(?:near(?:by|est)?|closest|around (?:me|you|here|us)|close (?:by|to)|in (?:my|your|our|the) (?:area|city|town|street|neighbou?rhood)|on (?:a|the) map|within walking)\b|\bmap\b/iu
const behind =
  /\s+(?:near|nearby|around|in|close|closest|open|with|within|without|on|at|by|along|and|or|that|which|where|who|for|from|to|you|I)\b.*$|[,:(].*$/isu
const called = /^((?:[\p{L}-]+ ){1,3})(finder|locator)\b/iu
const mapOf = /^map of (?:all |the |best )*/iu
const shared = /^(?:(?:crowd-?sourced|community|user-?made|shared|secret|best) )+/iu
const mostWords = 3
/** A place in the middle of nowhere is one all the same. */
const pointsOf = /^points? of interest\b/iu

/** What holds or leads somewhere is no sort of place one goes to. */
const noSort =
  /^(?:home|house|flat|apartment|room|place|spot|location|position|property|country|city|town|village|region|area|district|path|way|route|course|floor|seat|site|station|center|centre|office|store|shop)$/u

function placesOf(said: string, isNear: boolean, isOne = false): FoundPlaces | undefined {
  if (pointsOf.test(said.replace(which, '')))
    return { one: 'sight', many: 'sights', title: 'Points of interest' }
  const words = said
    .replace(behind, '')
    .replace(which, '')
    .trim()
    .split(/\s+/u)
    .filter((word) => /^[\p{L}-]+$/u.test(word))
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (last === '' || words.length > mostWords) return undefined
  const head = toSingular(last)
  const before = words.slice(0, -1).map((word) => word.toLowerCase())
  if (before.length === 0 && has(noSort, head)) return undefined
  // Who looks for the way looks for one.
  if (head === last && !isOne && !/^(?:the )?(?:nearest|closest)\b/iu.test(said)) return undefined
  const one = [...before, head].join(' ')
  const known = findExamples(one) ?? findExamples(head)
  const nounClass = known?.nounClass ?? classOf(head)
  // What nobody knows and is looked for around oneself has a place there.
  const isPlace = nounClass === 'place' || (isNear && known === undefined && nounClass === 'thing')
  return isPlace ? { one, many: toPlural(one) } : undefined
}

/**
 * "Find pharmacies open tonight near me", "public toilet locator", "crowd-sourced hammock spots": the sort of places an app is
 * there to find; undefined where it is something else.
 */
export function foundPlaces(text: string): FoundPlaces | undefined {
  const opening = (first.exec(text.trim()) ?? [''])[0].replace(asking, '')
  const isNear = has(near, text)
  const found = find(finding, opening)
  if (found) return placesOf(opening.slice(found[0].length), isNear)
  const [, named, as] = find(called, opening) ?? []
  // What a finder finds may be a match or a file.
  if (named) return placesOf(named.trim(), as?.toLowerCase() === 'locator', true)
  if (mapOf.test(opening)) return placesOf(opening.replace(mapOf, ''), true)
  return has(shared, opening) ? placesOf(opening.replace(shared, ''), false) : undefined
}

/** Kinds that are about whatever is named, or know it otherwise than by where it is, give way to a map of it. */
const ofAnything: ReadonlySet<string> = new Set(['generic', 'tracker', 'directory', 'events', 'list-keeper'])

/** Whether what an app seems to be knows nothing of where its things are: medicines are ordered, pharmacies are found. */
export const isFoundElsewhere = ({ id, entity, screens }: Archetype): boolean =>
  ofAnything.has(id) ||
  (!screens.some(({ kind }) => kind === 'map') &&
    entityById(entity)?.fields.some(({ kind }) => kind === 'place') !== true)

/** The places as a thing of their own, with what is asked of each of them. */
export function placesFound({ one, many }: FoundPlaces, text: string, seed: number): Entity {
  const words = one.split(' ')
  const named = makeEntity(words, seed)
  const isPlace = named.nounClass === 'place'
  const base = isPlace ? named : { ...makeEntity(['meeting point'], seed), id: named.id, words: named.words }
  const entity: Entity = {
    ...base,
    one: capitalise(one),
    many: capitalise(many),
    add: `Add ${one}`,
    nounClass: 'place',
  }
  return withStates(entity, placeState(text))
}

const byAll =
  /\b(?:crowd-?sourc\w*|community|user-?(?:made|submitted|generated)|wiki|submit\w*|contribut\w*|add (?:an?|new|your|my|missing|places|spots|more|others)|report (?:a|an|new|missing)|(?:users|people|everyone|anyone) (?:can )?(?:add|report|rate|verify))\b/iu

/** Where everybody adds the places he knows, there is a form for one. */
export function addFormOfFound(screens: ScreenPlan[], thing: Entity, text: string): void {
  if (!has(byAll, text) || screens.some(({ kind }) => kind === 'form')) return
  screens.push({
    id: 'add-place',
    kind: 'form',
    name: thing.add,
    icon: 'plus',
    isTab: false,
    entity: thing.id,
    variant: 0,
    extras: [],
  })
}

/** "Find pharmacies" is what the map is for, and nothing beside it. */
export const withoutFinding = (phrases: readonly Phrase[], { one }: FoundPlaces): Phrase[] => {
  const head = one.split(' ').at(-1) ?? one
  return phrases.filter(
    ({ verb, words }) =>
      !(verb !== undefined && findingVerb.test(verb) && toSingular(words.at(-1) ?? '') === head),
  )
}
const findingVerb = /^(?:find|locate|discover|show|look|search)/u
