import { isSeenInNumbers } from './seen-in-numbers.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { findExamples } from '../words/examples.ts'
import { capitalise, stemOf, toPlural, toSingular } from '../words/forms.ts'
import { isSame } from '../words/synonyms.ts'
import { classOf } from '../words/noun-classes.ts'
import { aspectOf } from './aspect-of.ts'
import { speaksOf } from './asked-features.ts'
import { isSelection } from './choose-thing.ts'
import { bare, holdsThings, thingOf } from './find-entities.ts'
import { asOfHouse, calledAs, type Held, isOfferedPackage } from './house-nouns.ts'
import { asNamed, headOf, isKnown, isKnownNoun, isListed, isPlural, listVerbs } from './listed-thing.ts'
import { hasContent as isFilled } from './has-content.ts'
import { asToldScreen, toldScreens } from './told-screens.ts'
import { isWhom } from './whom.ts'
import { sideOf } from './side-of.ts'
import { isPace } from '../trace/said-already.ts'
import { isMainInTrade } from '../trace/same-in-trade.ts'
import { firstToGo, isAskedOf, spareOne } from './spare-screens.ts'
import { isWholeText } from './whole-text.ts'
import { mostScreens, type ScreenPlan } from './types.ts'

const mostOwnScreens = 4
/** Of a kind with content of its own: the recipe shows the rest. */
const mostBesideContent = 2
const longestName = 16
/** Spans of time and what belongs to something else: nobody goes through a list of them. */
const neverListed: ReadonlySet<string> = new Set(
  'day week month year hour minute second column season time lyric subtitle size color colour detail tip trigger local-file widget layer frame percentile streak answer turn hint frequency alert-sound allergen line sentence moment tag tap click word-line weekend step serving upvote downvote area section avatar euro dollar pound cent krona franc yen translator calculator converter generator'.split(
    ' ',
  ),
)

/** What makes a list of its own in any app. */
const besideContent = new Set(['person', 'place', 'event', 'document'])

const isOfShop = new Set(['person', 'place', 'event'])
const hasPrice = (entities: ReadonlyMap<string, Entity>) =>
  entities.values().next().value?.price !== undefined

/** Whether what is sold in an app has such things among it. */
const isAmongGoods = (main: Entity | undefined, noun: string): boolean =>
  main?.samples[0]?.value?.startsWith('€') === true &&
  main.samples.some(({ title }) => new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'iu').test(title))

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
  const isSelling =
    hasPrice(entities) && side.only !== 'workers' && screens.some(({ kind }) => kind === 'cart')
  const gains = gainsOf(meant.phrases, meant.text)
  const first = entities.values().next().value
  const hasContent = first !== undefined && !first.id.startsWith('own-')
  const told = toldScreens(meant.text)
  const most = hasContent && told.length === 0 ? mostBesideContent : mostOwnScreens
  for (const said of meant.phrases) {
    const main = first && entities.get(first.id)
    const screen = asToldScreen(said, told)
    const isTold = screen !== undefined
    if (screens.length >= mostScreens && !isTold) continue
    const phrase = asOfHouse(asHeld(asNamed(screen ?? said)), meant.text)
    if (added >= most) return
    // Beside those that are listed there is little else.
    if (hasContent && told.length > 0 && !isTold && added >= mostBesideContent) continue
    if (
      hasContent &&
      !isTold &&
      phrase.heldIn === undefined &&
      !isKnownNoun(phrase) &&
      !besideContent.has(classOf(headOf(phrase)))
    )
      continue
    if (gains.has(headOf(phrase))) continue
    // What a shop sells stands on its shelf, under whatever word.
    if (isSelling && !isTold && !isOfShop.has(classOf(headOf(phrase)))) continue
    // "Country facts" are what each country's own screen says.
    if (main && hasContent && isToldOfMain(main, phrase)) continue
    // "Life goals": the app is of them, under its own names.
    if (hasContent && isWholeText({ ...phrase, text: phrase.heldIn ?? phrase.text }, meant)) continue
    if (phrase.isToldOfEach || phrase.isOfProfile || isForPlaces(phrase, meant.text)) continue
    if ((neverListed.has(headOf(phrase)) && !isOfTrade(phrase)) || isSelection(phrase)) continue
    if (isSeenInNumbers(phrase, meant.text)) continue
    if (phrase.label?.startsWith('number of ') || /^(?:ahead|online|early|late|again)$/.test(headOf(phrase)))
      continue
    if (main && (isKindOf(main, phrase) || isMainInOtherWords(main, phrase))) continue
    // Patterns beside projects are others, although either may be the main thing of a trade.
    if (main && hasContent && isMainInTrade(main, phrase) && !isSaid(main, meant.phrases)) {
      entities.set(main.id, calledIn(main, phrase, screens))
      continue
    }
    // The table of a league shows them.
    if (
      /^(?:standing|ranking|table|leaderboard|scoreboard)$/.test(headOf(phrase)) &&
      screens.some(({ kind }) => kind === 'leaderboard')
    )
      continue
    if (hasContent && isPace(phrase, meant.text)) continue
    // Who looks back on his orders sees none of others.
    if (hasContent && headOf(phrase) === 'order' && /\border history\b/i.test(meant.text)) continue
    if (hasContent && !isTold && phrase.isOfStory && !isGoneThrough(phrase, meant.text)) continue
    // What is sold has its shelf already.
    if (
      main?.price &&
      /^(?:product|item|article|goods?|service|treatment)$/.test(phrase.words.join(' ').replace(/s$/, ''))
    )
      continue
    // A card's answers stand on the card.
    if (
      main &&
      [headOf(phrase), toSingular(phrase.words.slice(-2).join(' '))].some((noun) => isFieldOf(main, noun))
    )
      continue
    // "When it stops" says when.
    if (/^(?:when|if|how|where|why|whether) /i.test(phrase.label ?? '')) continue
    if (
      phrase.isExample ||
      phrase.isActor ||
      !isListed(phrase) ||
      !(isTold || isWorthScreen(phrase) || (!hasContent && isPlural(phrase))) ||
      isFeature(phrase, asked)
    )
      continue
    // "Guitars and violins" among the instruments that are sold, and what one wishes when booking.
    if (isAmongGoods(main, headOf(phrase)) || /^special (?:wishes|requests|needs)$/.test(phrase.text))
      continue
    // "Report sightings" is something one does.
    if (
      phrase.words.length > 1 &&
      (listVerbs.has(phrase.words[0] ?? '') ||
        onlyDone.test(phrase.words[0] ?? '') ||
        bookedThing.test(phrase.text))
    )
      continue
    if (classOf(headOf(phrase)) === 'person' && !isPlural(phrase)) continue
    if (
      side.acting.has(headOf(phrase)) ||
      isWhom(phrase, meant) ||
      (phrase.text === meant.phrases[0]?.text && !isPlural(phrase))
    )
      continue
    // What the app is about has a list, too, where its kind shows it in other ways.
    const isMain =
      main !== undefined &&
      main.one.toLowerCase() === headOf(phrase) &&
      screens.every(({ kind, name }) => kind !== 'browse' || name !== main.many)
    const named = isMain
      ? main
      : (aspectOf(phrase, entities.values(), seed) ?? thingOf(phrase, seed, meant.isEnglish))
    const other = named && inItsKind(named, meant.stems)
    if (!other || isShown(phrase, screens, entities)) continue
    // "Article 118": no list of numbers beside what the app knows.
    if (hasContent && !isFilled(other, phrase)) continue
    // What one reports has its form already.
    if (
      phrase.verb &&
      screens.some(
        ({ isDeed, kind, name }) =>
          (isDeed && name.toLowerCase().includes(headOf(phrase))) ||
          (phrase.verb === 'report' && kind === 'form' && /^Report\b/.test(name)),
      )
    )
      continue
    const written = capitalise(phrase.heldIn ?? phrase.words.slice(-2).join(' '))
    // "The rota" is one, and so is the list that holds them.
    const isOne =
      phrase.heldIn !== undefined || (!phrase.isOneOfMany && headOf(phrase) === phrase.words.at(-1))
    const name =
      isOne && written.length <= longestName
        ? written
        : other.many.length <= longestName && other.many.split(' ').length <= 2
          ? other.many
          : written
    if (name.length > longestName) continue
    const id = name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    if (screens.some((screen) => screen.id === id || screen.name === name || screen.title === name)) continue
    // What nobody listed makes room for what is listed.
    const isWanted = (each: ScreenPlan) => isToldOf(told)(each) || isAskedOf(asked, each)
    if (screens.length >= mostScreens && !spareOne(screens, firstToGo, isWanted)) return
    const shown = unlike(other, entities)
    entities.set(other.id, isOfferedPackage(phrase) ? calledAs(shown, name) : shown)
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

/** Whether the description itself has the app's own word for what it is of. */
const isSaid = ({ one }: Entity, phrases: readonly Phrase[]): boolean => {
  const noun = one.toLowerCase().split(' ').at(-1) ?? ''
  return phrases.some((phrase) => headOf(phrase) === noun)
}

/** What the app is of, called by the trade's own word for it, as is its list. */
function calledIn(main: Entity, { text }: Phrase, screens: readonly ScreenPlan[]): Entity {
  const list = screens.find(({ kind, entity }) => kind === 'browse' && entity === main.id)
  const many = capitalise(text)
  if (!list || many.length > longestName || screens.some(({ name }) => name === many)) return main
  list.name = many
  const one = capitalise(toSingular(text))
  const add = main.add.replace(new RegExp(`(?<= )${main.one}$`, 'i'), one.toLowerCase())
  return { ...main, one, many, add }
}

/** Whether a screen is of what the description lists. */
const isToldOf =
  (told: readonly (readonly string[])[]) =>
  ({ name, title }: ScreenPlan): boolean =>
    told.some((nouns) =>
      [name, title ?? ''].some((each) =>
        nouns.includes(toSingular(each.toLowerCase().split(' ').at(-1) ?? '')),
      ),
    )

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
  return [...text.matchAll(goneThrough)].some(({ 0: said, index }) => {
    const behind = text.slice(index + said.length).toLowerCase()
    const other = behind.search(elsewhere)
    const last = other < 0 ? goneThroughReach : Math.min(other, goneThroughReach)
    return [toSingular(noun), noun].map((each) => wordAt(behind, each)).some((at) => at >= 0 && at <= last)
  })
}

/** "Earn coins": how many one has of what one gets for doing something is told, and they are no collection. */
function gainsOf(phrases: readonly Phrase[], text: string): ReadonlySet<string> {
  const counted = new Set(
    [...text.toLowerCase().matchAll(/\d (?:virtual |free |bonus )?(\p{L}+)/gu)].map(([, noun = '']) => noun),
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

/** "Second-hand uniform shop", "bake sale rota", "waiting list": beside the main thing, a list of what is held there. */
function asHeld(phrase: Phrase): Held {
  const { words, verb } = phrase
  const head = toSingular(words.at(-1) ?? '')
  // A carpentry shop holds no carpentries.
  if (trades.test(words.at(-2) ?? '')) return phrase
  const heldIn = words.slice(-2).join(' ')
  const isWaiting = heldIn === 'waiting list' || heldIn === 'wait list'
  const isKept =
    isWaiting || (words.length > 1 && holding.test(words.at(-1) ?? '') && canBeHeld(words.at(-2) ?? ''))
  if (verb || !(isKept || (holdsThings(words) && head === words.at(-1)))) return phrase
  const inner = isWaiting ? ['applicants'] : [...words.slice(0, -2), toPlural(toSingular(words.at(-2) ?? ''))]
  const { label: _label, ...plain } = phrase
  return { ...plain, words: inner, text: inner.join(' '), stems: inner.map(stemOf), heldIn }
}

/** "Book lessons" is something one does, and no book. */
const bookedThing =
  /^book (?:lessons?|tours?|classes|sessions?|appointments?|rooms?|tables?|courts?|visits?|tickets?|treatments?|stays?)$/

/** Before a noun they are done with it: "and rate hospitals". */
const onlyDone =
  /^(?:rate|join|follow|invite|choose|select|accept|compare|redeem|publish|discover|explore|complete)$/
const trades =
  /^(?:carpentry|joinery|forestry|masonry|plumbing|machine|paint|body|repair|welding|print|work|coffee|tea)$/
const holding =
  /^(?:suggestions|recommendations|listings|list|shop|register|archive|book|directory|exchange|catalogue|catalog|collection)$/
/** Things and people stand on lists; what one does, or a value, does not. */
const canBeHeld = (word: string) =>
  ['person', 'thing', 'garment', 'document', 'species', 'animal', 'event', 'numbered'].includes(
    classOf(toSingular(word)),
  ) && findExamples(toSingular(word)) !== undefined

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

/** "Keys" of a finder of keys and headphones are some of its things, not things beside them. */
const isKindOf = ({ one, groups, fields, samples }: Entity, { words, verb }: Phrase): boolean => {
  const isBody = ['thing', 'garment', 'species', 'animal'].includes(
    classOf(one.toLowerCase().split(' ').at(-1) ?? ''),
  )
  const noun = toSingular(words.at(-1) ?? '')
  const isNoun = (written: string) => toSingular(written.toLowerCase()) === noun
  return (
    !verb &&
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
    // A mechanic's services are known, and booked rather than the mechanic.
    (!found || found.id.startsWith('own-') || found.nounClass === 'person') &&
    booked !== first &&
    classOf(headOf(booked)) === 'person' &&
    headOf(booked) === booked.words.at(-1)
  )
    return thingOf(booked, seed)
  // "Book a slot with each teacher": the slot is theirs.
  if (found && /\b(?:slot|time|appointment)$/i.test(found.one)) {
    const theirs = phrases.find(
      (phrase) => !phrase.verb && !phrase.isActor && classOf(headOf(phrase)) === 'person' && isPlural(phrase),
    )
    if (theirs) return thingOf(theirs, seed)
  }
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

/** Screens one goes through a list of things on. */
const listing: ReadonlySet<string> = new Set(['browse', 'people', 'history', 'checklist'])

function isShown(
  phrase: Phrase,
  screens: readonly ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
): boolean {
  const noun = toSingular(phrase.words.at(-1) ?? '')
  const whole = [...phrase.words.slice(-2, -1), noun].join(' ')
  return (
    [...entities.values()].some(
      (entity) =>
        (entity.one
          .toLowerCase()
          .split(' ')
          .some((word) => isSame(word, noun)) ||
          entity.words.some((word) => isSame(word, noun)) ||
          entity.words.includes(whole)) &&
        screens.some(({ entity: shown, kind }) => shown === entity.id && listing.has(kind)),
    ) || screens.some(({ name }) => toSingular(name.toLowerCase()) === noun)
  )
}

/** What is known of one of the app's things: its facts, its profile. */
const isToldOfMain = ({ words: names, one }: Entity, { verb, words }: Phrase): boolean =>
  !verb &&
  words.length === 2 &&
  /^(?:facts?|profiles?|overviews?|trivia|basics)$/.test(words[1] ?? '') &&
  [one.toLowerCase(), ...names].includes(toSingular(words[0] ?? ''))
