import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import { anyKind } from '../parts/anywhere/any-kind.ts'
import { partsAnywhere } from '../parts/anywhere/index.ts'
import { isPace } from '../trace/said-already.ts'
import { isMainInTrade } from '../trace/same-in-trade.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { speaksOf } from './asked-features.ts'
import { isSelection } from './choose-thing.ts'
import { partMeant } from './kind-parts.ts'
import type { Held } from './house-nouns.ts'
import { headOf, isKnown, isKnownNoun, isListed, isPlural, listVerbs } from './listed-thing.ts'
import { isSeenInNumbers } from './seen-in-numbers.ts'
import type { Side } from './side-of.ts'
import type { ScreenPlan } from './types.ts'
import { isWholeText } from './whole-text.ts'
import { isWhom } from './whom.ts'
import { findAll, has } from '../understand/searched.ts'

/** What is known of an app when a phrase of its description is asked whether it names a list of its own. */
export interface Beside {
  meant: Understanding
  screens: readonly ScreenPlan[]
  asked: readonly Feature[]
  /** What the app is about. */
  main: Entity | undefined
  /** Whether its kind of app has content of its own. */
  hasContent: boolean
  /** Whether things are sold in it. */
  isSelling: boolean
  /** What one gets for doing something. */
  gains: ReadonlySet<string>
  side: Side
}

/** A phrase, and whether the description lists it among the screens. */
export interface Asked {
  phrase: Held
  isTold: boolean
}

/** Spans of time and what belongs to something else: nobody goes through a list of them. */
const neverListed: ReadonlySet<string> = new Set(
  'day week month year hour minute second column season time lyric subtitle size color colour detail tip trigger local-file widget layer frame percentile streak answer turn hint frequency alert-sound allergen line sentence moment tag tap click word-line weekend step serving upvote downvote area section avatar euro dollar pound cent krona franc yen translator calculator converter generator'.split(
    ' ',
  ),
)

/** Nouns that end as adverbs do. */
const nounsInLy =
  /(?:fly|family|assembly|supply|reply|lily|jelly|belly|bully|ally|rally|tally|gully|holly|anomaly|monopoly|weekly|monthly|daily|folly|trolly)$/
/** "Add a boat by hand or automatically": how, and nothing there are several of. */
const isAdverb = (head: string): boolean => /[a-z]{3}ly$/.test(head) && !nounsInLy.test(head)

/** What makes a list of its own in any app. */
const besideContent = new Set(['person', 'place', 'event', 'document'])
const isOfShop = new Set(['person', 'place', 'event'])

/** Whether a phrase says something of the app's own things, its shop or its numbers, rather than name others. */
export function isOfTheRest({ phrase, isTold }: Asked, beside: Beside): boolean {
  const { meant, main, hasContent, isSelling, gains } = beside
  const head = headOf(phrase)
  const isKnownBeside =
    isTold || phrase.heldIn !== undefined || isKnownNoun(phrase) || besideContent.has(classOf(head))
  return (
    (hasContent && !isKnownBeside) ||
    isAdverb(head) ||
    gains.has(head) ||
    // What a shop sells stands on its shelf, under whatever word.
    (isSelling && !isTold && !isOfShop.has(classOf(head))) ||
    // "Country facts" are what each country's own screen says.
    (main !== undefined && hasContent && isToldOfMain(main, phrase)) ||
    // "Life goals": the app is of them, under its own names.
    (hasContent && isWholeText({ ...phrase, text: phrase.heldIn ?? phrase.text }, meant)) ||
    phrase.isToldOfEach === true ||
    phrase.isOfProfile === true ||
    isForPlaces(phrase, meant.text) ||
    (neverListed.has(head) && !isOfTrade(phrase)) ||
    isSelection(phrase) ||
    isSeenInNumbers(phrase, meant.text) ||
    phrase.label?.startsWith('number of ') === true ||
    /^(?:ahead|online|early|late|again)$/.test(head) ||
    (main !== undefined && (isKindOf(main, phrase) || isMainInOtherWords(main, phrase)))
  )
}

const everyday =
  /^(?:attendance|certificate|diploma|document|due|event|fee|file|homework|inventory|news|note|payment|photo|picture|price|report|shop)$/

/** What apps of all kinds have is not of this one's things: payments are of people, and documents no lessons. */
const hasPartOfItsOwn = (phrase: Held, text: string): boolean => {
  const head = headOf(phrase)
  return (
    everyday.test(head) &&
    phrase.heldIn === undefined &&
    phrase.domain?.examples.has(head) !== true &&
    partMeant(phrase, [anyKind], text, partsAnywhere)?.page !== undefined
  )
}

/** Whether what a phrase names has its place on the screens there are, or is no noun one goes through a list of. */
export function isNoList({ phrase, isTold }: Asked, beside: Beside): boolean {
  const { meant, screens, asked, main, hasContent } = beside
  const { text } = meant
  const head = headOf(phrase)
  return (
    (!isTold && hasPartOfItsOwn(phrase, text)) ||
    // The table of a league shows them.
    (/^(?:standing|ranking|table|leaderboard|scoreboard)$/.test(head) &&
      screens.some(({ kind }) => kind === 'leaderboard')) ||
    (hasContent && isPace(phrase, text)) ||
    // Who looks back on his orders sees none of others.
    (hasContent && head === 'order' && /\border history\b/i.test(text)) ||
    (hasContent && !isTold && phrase.isOfStory === true && !isGoneThrough(phrase, text)) ||
    (main !== undefined && isOnMain(main, phrase)) ||
    // "Indoors or outdoors": one of the two, told of something else.
    /^\p{L}+ or \p{L}+$/iu.test(phrase.label ?? '') ||
    // "When it stops" says when.
    /^(?:when|if|how|where|why|whether) /i.test(phrase.label ?? '') ||
    phrase.isExample === true ||
    phrase.isActor === true ||
    !isListed(phrase) ||
    !(isTold || isWorthScreen(phrase) || (!hasContent && isPlural(phrase))) ||
    isFeature(phrase, asked) ||
    // "Guitars and violins" among the instruments that are sold, and what one wishes when booking.
    isAmongGoods(main, head) ||
    /^special (?:wishes|requests|needs)$/.test(phrase.text) ||
    isDone(phrase) ||
    isWhenAsked(phrase, text) ||
    isOfPeople(phrase, beside)
  )
}

/** "Orders for the holidays": when, and nothing one goes through. */
const isWhenAsked = ({ text }: Phrase, description: string): boolean =>
  /^(?:the )?(?:holidays?|weekends?|season|christmas|easter|winter|summer)$/i.test(text) &&
  new RegExp(`\\b(?:for|over|before|during) (?:the )?${text.replace(/^the /i, '')}\\b`, 'i').test(description)

/** What is sold has its shelf already, and a card's answers stand on the card. */
const isOnMain = (main: Entity, phrase: Phrase): boolean =>
  (main.price !== undefined &&
    /^(?:product|item|article|goods?|service|treatment)$/.test(phrase.words.join(' ').replace(/s$/, ''))) ||
  [headOf(phrase), toSingular(phrase.words.slice(-2).join(' '))].some((noun) => isFieldOf(main, noun))

/** One person, those who do something in the app, and those it is for, are no list. */
const isOfPeople = (phrase: Phrase, { meant, side }: Beside): boolean =>
  (classOf(headOf(phrase)) === 'person' && !isPlural(phrase)) ||
  side.acting.has(headOf(phrase)) ||
  isWhom(phrase, meant) ||
  (phrase.text === meant.phrases[0]?.text && !isPlural(phrase))

/** "Book lessons" is something one does, and no book. */
const bookedThing =
  /^book (?:lessons?|tours?|classes|sessions?|appointments?|rooms?|tables?|courts?|visits?|tickets?|treatments?|stays?)$/

/** Before a noun they are done with it: "and rate hospitals". */
const onlyDone =
  /^(?:rate|join|follow|invite|choose|select|accept|compare|redeem|publish|discover|explore|complete)$/

/** "Report sightings" is something one does. */
const isDone = ({ words, text }: Phrase): boolean =>
  words.length > 1 &&
  (listVerbs.has(words[0] ?? '') || onlyDone.test(words[0] ?? '') || has(bookedThing, text))

/** Whether the trade has another word for the app's main thing, which the description itself never names. */
export const isMainOfTrade = (main: Entity, phrase: Phrase, phrases: readonly Phrase[]): boolean =>
  isMainInTrade(main, phrase) && !isSaid(main, phrases)

/** Whether the description itself has the app's own word for what it is of. */
const isSaid = ({ one }: Entity, phrases: readonly Phrase[]): boolean => {
  const noun = one.toLowerCase().split(' ').at(-1) ?? ''
  return phrases.some((phrase) => headOf(phrase) === noun)
}

/** Whether what is sold in an app has such things among it. */
const isAmongGoods = (main: Entity | undefined, noun: string): boolean =>
  main?.samples[0]?.value?.startsWith('€') === true &&
  main.samples.some(({ title }) => wordAt(title.toLowerCase(), noun.toLowerCase()) >= 0)

const goneThrough =
  /\b(?:creates?|adds?|posts?|publish(?:es)?|uploads?|manages?|defines?|plans?|browses?|lists? of|(?:sees?|views?) (?:all|every|the list)|all (?:of )?(?:the|their|his)?|follows?|saves?|finds?|reads?)\b/giu
/** How far behind it the noun may stand, up to a word that begins something else. */
const goneThroughReach = 24
const elsewhere = /[.;,]|\b(?:with|to|for|in|on|from)\b/iu

/** Where a word stands by itself in a text of small letters; -1 where it does not. */
function wordAt(text: string, word: string): number {
  const isPart = (char = '') => /\p{L}/u.test(char)
  let at = text.indexOf(word)
  while (at >= 0 && (isPart(text[at - 1]) || isPart(text[at + word.length]))) at = text.indexOf(word, at + 1)
  return at
}

/** In a brief a list is what one makes there or is said to see all of; other nouns are told of the app's own things. */
function isGoneThrough(phrase: Phrase, text: string): boolean {
  const noun = phrase.words.at(-1) ?? ''
  return findAll(goneThrough, text).some(({ 0: said, index }) => {
    const behind = text.slice(index + said.length).toLowerCase()
    const other = behind.search(elsewhere)
    const last = other < 0 ? goneThroughReach : Math.min(other, goneThroughReach)
    return [toSingular(noun), noun].map((each) => wordAt(behind, each)).some((at) => at >= 0 && at <= last)
  })
}

/** "Earn coins": how many one has of what one gets for doing something is told, and they are no collection. */
export function gainsOf(phrases: readonly Phrase[], text: string): ReadonlySet<string> {
  const counted = new Set(
    findAll(/\d (?:virtual |free |bonus )?(\p{L}+)/gu, text.toLowerCase()).map(([, noun = '']) => noun),
  )
  return new Set(
    phrases
      .filter(
        ({ verb, words }) =>
          /^(?:earn|collect|gain|win|redeem)$/.test(verb ?? '') ||
          // "A portfolio with 10,000 coins"
          counted.has(words.at(-1) ?? ''),
      )
      .map(headOf)
      .filter((noun) => gained.test(noun)),
  )
}
const gained = /^(?:coin|point|star|xp|token|bean|stamp|credit|gem|heart|mile)$/

/** "Debate timer for schools", "I teach at three schools": those it is made for or where its writer works are no list in it. */
const isForPlaces = ({ text, words, verb }: Phrase, said: string): boolean =>
  !verb &&
  ['place', 'group'].includes(classOf(toSingular(words.at(-1) ?? ''))) &&
  isAtEndOf(
    said
      .slice(0, 90)
      .toLowerCase()
      .split(/[.:,;\n]/)[0]
      ?.trim() ?? '',
    text,
  )

const isAtEndOf = (opening: string, text: string): boolean =>
  opening.endsWith(` for ${text}`) ||
  (/^(?:i|we) \p{L}+/u.test(opening) &&
    /(?<!\p{L})(?:at|in|for) (?:an?|our|my|the|two|three|four|five|six|several|some|\d+) $/u.test(
      opening.endsWith(text) ? opening.slice(0, -text.length) : '',
    ))

/** Done with what is listed already. */
const goesThrough = /^(?:browse|discover|explore|find|list|look|search|see|show|view)$/

/** "Keys" of a finder of keys and headphones are some of its things, not things beside them. */
const isKindOf = ({ one, groups, fields, samples }: Entity, { words, verb }: Phrase): boolean => {
  const isBody = ['thing', 'garment', 'species', 'animal'].includes(
    classOf(one.toLowerCase().split(' ').at(-1) ?? ''),
  )
  const noun = toSingular(words.at(-1) ?? '')
  const isNoun = (written: string) => toSingular(written.toLowerCase()) === noun
  return (
    (!verb || (goesThrough.test(verb) && groups.some(isNoun))) &&
    words.length === 1 &&
    (groups.some(isNoun) ||
      fields.some(({ kind, options }) => kind === 'choice' && options.some(isNoun)) ||
      (isBody && samples.some(({ title }) => title.toLowerCase().split(/[ ,]+/).some(isNoun))))
  )
}

/** "Surplus food" of an app of surplus: the same things. */
const isMainInOtherWords = ({ words }: Entity, phrase: Phrase): boolean =>
  phrase.words.length === 2 &&
  /^(?:food|meal|item|article|product|good|thing|stuff|offer|content|tree|plant|animal)s?$/.test(
    phrase.words[1] ?? '',
  ) &&
  words.includes(toSingular(phrase.words[0] ?? ''))

function isFieldOf({ fields }: Entity, noun: string): boolean {
  return fields.some(({ name }) => toSingular(name.toLowerCase()) === toSingular(noun))
}

/** A noun of no class gets a screen only when it is known, or one goes through a list of them. */
function isWorthScreen(phrase: Phrase): boolean {
  return phrase.verb !== undefined || isKnown(phrase)
}

/** A screen of its own kind shows it already. */
function isFeature(phrase: Phrase, asked: readonly Feature[]): boolean {
  return asked.some((feature) => speaksOf(feature, phrase))
}

/** "Closed seasons" of anglers: the trade has them, although nobody lists seasons. */
const isOfTrade = ({ words, domain }: Phrase): boolean =>
  words.length > 1 && domain?.examples.has(words.slice(-2).map(toSingular).join(' ')) === true

/** What is known of one of the app's things: its facts, its profile. */
const isToldOfMain = ({ words: names, one }: Entity, { verb, words }: Phrase): boolean =>
  !verb &&
  words.length === 2 &&
  /^(?:facts?|profiles?|overviews?|trivia|basics)$/.test(words[1] ?? '') &&
  [one.toLowerCase(), ...names].includes(toSingular(words[0] ?? ''))
