import { byWord } from '../by-word.ts'
import type { Archetype } from '../archetype.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'

/** Of a kind the description compares itself to ("like Duolingo"): less than words that name another. */
const comparedScore = 12
/** A client for a known service is what such a service is used with, whatever else it has. */
const servedScore = 60
const muchLiker = 1.5

/** From here a description is so like what people write who want a kind of app that it is one. */
export const surelyLike = 0.12

/** Kinds in which people offer something to others, by which one means just that: "Airbnb for boats". */
const markets = new Set(['booking', 'resale', 'ride-hailing', 'vehicle-rental', 'food-delivery', 'carpool'])
const offering: ReadonlySet<string> = new Set(['slots', 'cart', 'checkout', 'confirmed'])
/** Whether one takes or gives something in it: such a kind may be what is meant by "Uber for dog walkers". */
const isMarket = ({ screens }: Archetype) =>
  screens.some(
    ({ kind, name }) => offering.has(kind) || /^(?:Apply|Post|Offer|Request|Book|Order)\b/.test(name),
  )
const ofRides =
  /\b(?:rides?|riders?|taxis?|cabs?|cars?|drivers?|lifts?|scooters?|tuk-?tuks?|rickshaws?|trucks?|vans?|boats?|planes?|ambulances?|tow\w*|tractors?|airport|school run)\b/i
/** Kinds that know what they are of, what says so, and the kind in which the same is done with anything. */
const ofAnything: Readonly<Record<string, { own: RegExp; kind: string }>> = byWord({
  // "Uber for lawn mowing": somebody comes and does it.
  'ride-hailing': { own: ofRides, kind: 'home-services' },
  // "Strava for sauna people": logged among friends.
  running: {
    own: /\b(?:runs?|runners?|running|jogg\w+|cycl\w+|bik\w+|rides?|hik\w+|walk\w*|races?|ski\w*|marathons?|trails?)\b/i,
    kind: 'activity-log',
  },
  // "Letterboxd for cheese": kept as a diary with stars.
  movies: {
    own: /\b(?:films?|movies?|series|tv|shows?|cinema|anime|documentar\w+|shorts|directors?)\b/i,
    kind: 'rated-diary',
  },
  // "Shazam for beetles": a picture tells what it is.
  'song-finder': {
    own: /\b(?:songs?|music|tunes?|melod\w+|lyrics|tracks?|sounds?|humm\w+|vinyls?|concerts?)\b/i,
    kind: 'nature',
  },
  // "Instagram, but only for songs": told and not photographed.
  'photo-sharing': {
    own: /^(?![^]*\b(?:recommend\p{L}*|music|songs?|books?|quotes?|poems?|jokes?|podcasts?|thoughts)\b)/iu,
    kind: 'social-feed',
  },
  // "Freecycle but for food": what is given away is eaten soon.
  swap: {
    own: /^(?![^]*\b(?:food|groceries|meals?|leftovers|vegetables|fruit)\b)/i,
    kind: 'food-sharing',
  },
  books: {
    own: /\b(?:books?|novels?|reading|readers?|manga|comics?|audiobooks?|librar\w+|authors?|poe\w+)\b/i,
    kind: 'rated-diary',
  },
})
/** Kinds for what is done as in a known app with other things. */
export const ofAnythingCompared: ReadonlySet<string> = new Set(
  Object.values(ofAnything).map(({ kind }) => kind),
)
const byCall = (comparedTo: string, text: string): string => {
  const compared = ofAnything[comparedTo]
  // "Uber for portable toilets, where planners see the truck": what it is for is said first.
  const clauses = text.split(/,(?! (?:but|only|just|solely|though) )|[:;.¦–—]/u)
  // What is told of how things are stands before the comparison.
  const first = clauses.find((clause) => /\blike (?:an? |the )?\p{Lu}/u.test(clause)) ?? clauses[0] ?? ''
  return compared && !compared.own.test(first) ? compared.kind : comparedTo
}

const forThings =
  /\btinder(?:[- ](?:like|style|inspired|type))?(?: swip(?:e|ing))?(?: style)?(?: app| interface)?,? (?:but )?(?:just |only )?(?:for|(?:that |which )?(?:matches|shows|suggests|recommends)) (?:\p{L}+ing )?((?:\p{L}+ ){0,2}?\p{L}+?s?)(?=[,.:;!]|$| (?:where|that|in|with|near|so|and|based|from|to)\b)/iu
const ofSomebody: ReadonlySet<string> = new Set(['person', 'animal', 'group', 'activity'])
/** "Tinder for recipes": nobody is met there. */
export function comparesThings(comparedTo: string, text: string): boolean {
  const [, noun = ''] = comparedTo === 'dating' ? (forThings.exec(text) ?? []) : []
  return noun !== '' && !ofSomebody.has(classOf(toSingular(noun.split(' ').at(-1) ?? '')))
}

/** "A Tinder for jobs": surely about jobs, of which one chooses as in the other app. */
export function ofTheCompared(
  likeness: ReadonlyMap<Archetype, number>,
  comparedTo: string | undefined,
  text: string,
): string | undefined {
  if (comparedTo === undefined) return undefined
  const isOffered = markets.has(comparedTo)
  let itsOwn = 0
  let most = 0
  for (const [kind, like] of likeness) {
    if (kind.id === comparedTo) itsOwn = like
    if (!isOffered || isMarket(kind)) most = Math.max(most, like)
  }
  if (most >= surelyLike && most >= muchLiker * itsOwn) return undefined
  return comparesThings(comparedTo, text) ? undefined : byCall(comparedTo, text)
}

/** Whether it is like a known market, which no other kind is. */
const isOfMarket = (comparedTo: string | undefined): boolean =>
  comparedTo !== undefined && (markets.has(comparedTo) || ofAnythingCompared.has(comparedTo))

/** A candidate with what it gains when the description compares itself to its kind, or is a client for such a service. */
export const asCompared = <Rated extends { archetype: Archetype; score: number }>(
  candidate: Rated,
  comparedTo: string | undefined,
  isClient = false,
): Rated =>
  candidate.archetype.id === comparedTo
    ? {
        ...candidate,
        score: candidate.score + (isClient || isOfMarket(comparedTo) ? servedScore : comparedScore),
        isCertain: true,
        isSaid: true,
      }
    : candidate
