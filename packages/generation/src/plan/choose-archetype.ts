import type { Archetype } from '../archetype.ts'
import { boardPuzzle } from '../archetypes/board-puzzle.ts'
import { booking } from '../archetypes/booking.ts'
import { calculator } from '../archetypes/calculator.ts'
import { estimator } from '../archetypes/estimator.ts'
import { game } from '../archetypes/game.ts'
import { generator } from '../archetypes/generator.ts'
import { genericArchetype } from '../archetypes/index.ts'
import { lending } from '../archetypes/lending.ts'
import { quiz } from '../archetypes/quiz.ts'
import { resale } from '../archetypes/resale.ts'
import { shop as shopArchetype } from '../archetypes/shop.ts'
import { swap } from '../archetypes/swap.ts'
import { tracker } from '../archetypes/tracker.ts'
import { wholesale } from '../archetypes/wholesale.ts'
import { entityById } from '../entities/index.ts'
import { offer } from '../entities/offer.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import { isStory } from '../understand/story.ts'
import { understand, type Understanding } from '../understand/understand.ts'
import { isAboutAnother, isLent } from './about-another.ts'
import { bookedThing, isBookedForATime } from './booked-thing.ts'
import { calledStems, isCalledKind, isTitledKind, titleStems } from './called-kind.ts'
import { type Classification, classify } from './classify.ts'
import { ofAnythingCompared, surelyLike } from './compared.ts'
import { drawnNoun } from './drawn-thing.ts'
import { explainedShare, isKnownByChance } from './explained-share.ts'
import { calledKind, headedKind } from './headed-kind.ts'
import { isCalculator, isOfKeys, isOfOneThing, isToldAsOne, reckoning } from './is-calculator.ts'
import { hobbyCalculations } from './hobby-calculations.ts'
import { isGame, isNamedGame, isOfMemory, isPlayed } from './is-game.ts'
import { isRented, isRentedFirst } from './let-thing.ts'
import { namedGoods } from './named-goods.ts'
import { ofWhom } from './of-whom.ts'
import { toldValues } from './told-values.ts'
import { isSchoolSum } from './school-calculations.ts'
import type { Shop } from './read-shop.ts'
import { isOfItsOwn } from './register/of-its-own.ts'
import { isToldInLists } from './told-lists/is-told-in-lists.ts'
import { withToldLists } from './told-lists/with-told-lists.ts'
import { withoutEveryday } from './without-everyday.ts'
import { withoutOpening } from './without-opening.ts'
import { readRegister } from './register/read-register.ts'
import type { Register } from './register/register.ts'
import { withAsks } from './register/with-asks.ts'
import { has } from '../understand/searched.ts'

export interface Chosen {
  archetype: Archetype
  blend: Archetype | undefined
  /** It is of none of the kinds that have its words: their things are not its own. */
  isOther: boolean
  /** No kind knows anything of it. */
  isUnknown: boolean
  /** How like it is to what people write who want the kind it was classified as, 0 to 1. */
  likeness: number
  /** Its first words name that kind by a word that means nothing else. */
  isNamedFirst: boolean
}

/**
 * The kind of app a description is made as, and one whose screens it has beside. What the classification finds gives way to what is
 * plainly said: things kept with values of their own, a calculator, a shop; where it finds none, what is done in the app decides.
 */
export function chooseArchetype(
  meant: Understanding,
  shop: Shop | undefined,
  named: Entity | undefined,
  seed: number,
): Chosen {
  const { main, blend, score, isSure, isNamedFirst, likeness } = inShop(
    shop,
    ofWhom(meant, classify(withoutEveryday(meant), named)),
    meant.text,
  )
  // What has a cart is bought, whatever else is listed.
  const isBought = isCarried.test(meant.text) && isShopping.test(meant.text)
  // What one wants to look up is asked of what is kept, whatever that is.
  const asks = meant.asks?.filter(({ isPut }) => !isPut)
  const kept =
    meant.isEnglish && !meant.dictated && !shop && !isBought && !isOfOneThing(meant.text)
      ? withToldLists(withAsks(readRegister(withoutOpening(meant)), { ...meant, asks }), meant.text)
      : undefined
  const plain = meant.isEnglish && !shop && isGame(meant.text) ? game : genericArchetype
  /** What it seems to be called it is not. */
  let isMisnamed = false
  let isOther = false
  const choose = (): Archetype => {
    if (!keepsAnything.has(main.id) && isToldInLists(meant, main)) {
      isMisnamed = true
      return genericArchetype
    }
    const isOfGame = isGame(meant.text) ? isPlayedOn : isOfGames
    if (meant.isEnglish && !meant.dictated && isOfMemory(meant.text)) return game
    if (meant.isEnglish && !meant.dictated && isPlayed(meant.text) && !main.screens.some(isOfGame))
      return asking.test(meant.text) && !ofBoards.test(meant.text) ? quiz : game
    if (meant.isEnglish && !meant.dictated && !main.screens.some(isOfGames) && isNamedGame(meant.text))
      return boardPuzzle
    if (meant.isEnglish && !meant.dictated && drawnNoun(meant.text) !== undefined) return generator
    const isCalled =
      main.entity !== 'subject' &&
      (isCalledKind(main, calledStems(meant.text)) || isTitledKind(main, titleStems(meant.text)))
    const isBrief =
      score > 0 &&
      (main.id === meant.comparedTo ||
        (meant.comparedTo !== undefined && ofAnythingCompared.has(main.id)) ||
        ((has(ofAnApp, meant.text) || isStory(meant.text) || isOfTwoSides(meant)) &&
          (Math.max(0, ...(kept?.things.map(({ said }) => said.length) ?? [])) < enoughSaid ||
            likeness >= asLikeAsOrdered)))
    if (
      kept &&
      !isSure &&
      !isToldAsOne(meant.text) &&
      !isClone.test(meant.text) &&
      !isCalled &&
      !isBrief &&
      !isNamedFirst &&
      isOfItsOwn(kept, main, score, meant.phrases, likeness, asks?.length)
    )
      return isBookedThere(kept, meant, seed) ? booking : plain
    const isOfTwo =
      (main.id === 'calculator' || main.id === 'world-clock') &&
      (isOfOneThing(meant.text) ||
        hobbyCalculations.some(([form]) => form.test(meant.text)) ||
        toldValues(meant.text).inputs.length >= leastInputs)
    if (
      meant.isEnglish &&
      isOfKeys(meant.text) &&
      toldValues(meant.text).inputs.length < leastInputs &&
      !isOfTwo
    )
      return calculator
    if (isStory(meant.text) && isSchoolSum(meant.text, score > 0 && !reckoning.has(main.id))) return estimator
    if (isCalculator(meant, isSure) && (isOfTwo || !reckoning.has(main.id))) return estimator
    // What is rented has a price, and stands on nobody's shelf.
    if (meant.isEnglish && !letsItself.has(main.id) && isRentedFirst(meant.text)) return booking
    if (main === lending && meant.isEnglish && isRented(meant.text)) return booking
    // Houseplants that are swapped with neighbours are looked through, rather than watered.
    if (
      meant.isEnglish &&
      !changesHands.has(main.id) &&
      (has(isSwappedFirst, meant.text) || has(isExchange, meant.text)) &&
      inItsKind(offer, meant.stems) !== offer
    )
      return swap
    if (
      score > 0 &&
      !isSure &&
      meant.isEnglish &&
      !meant.dictated &&
      !meant.brief &&
      !shop &&
      meant.comparedTo === undefined &&
      !isNamedFirst &&
      isAboutAnother(meant, main, likeness, isCalled, score)
    ) {
      isOther = true
      isMisnamed = isCalled
      if (isLent(meant.whole ?? meant.text)) return lending
      return kept && isBookedThere(kept, meant, seed) ? booking : plain
    }
    if (score > 0) return isOnlyGenerated(main, meant.text) ? generator : main
    if (meant.isEnglish && !meant.dictated && isBought) return shopArchetype
    if (bookedThing(meant, seed)) return booking
    return (/\b(?:borrow|lend|lent)/i.test(meant.text) && namedGoods(meant.text).length > 0) ||
      (meant.isEnglish && isLent(meant.text))
      ? lending
      : plain
  }
  const chosen = choose()
  const headed =
    meant.isEnglish &&
    !meant.dictated &&
    !shop &&
    !isSure &&
    !isMisnamed &&
    (chosen === genericArchetype || chosen.id === tracker.id)
      ? ((chosen === genericArchetype ? headedOrCalled(meant.text) : undefined) ?? ofFirstSentence(meant))
      : undefined
  return {
    archetype: headed ?? chosen,
    blend,
    isOther: isOther && headed === undefined,
    isUnknown: score === 0,
    likeness,
    isNamedFirst: isNamedFirst === true,
  }
}

/** "I teach glassblowing, students book a bench": benches are booked, and nobody keeps a list of glassblowing. */
const isBookedThere = ({ things: [first] }: Register, meant: Understanding, seed: number): boolean =>
  first !== undefined &&
  (first.noun.endsWith('ing') || isBookedForATime(meant.text)) &&
  bookedThing(meant, seed) !== undefined

/** They have no things of their own that could be told otherwise. */
const keepsAnything: ReadonlySet<string> = new Set(['generic', 'tracker'])

const firstSentence = /^[^]{12,240}?(?:[.!?](?=\s)|(?=\n))/u
/** Who orders an app says first whom it is for. */
const isOrder = /^\s*(?:hi|hello|i|i'm|i'd|we|we're|our|my|please|can|could|for)\b/i
const saysWhat = /\b(?:app|application|tool|program|tracker|planner|platform)\b/i

/** What the first sentence alone says an app is, where all that is told beside it drowns that. */
function ofFirstSentence({ text, brief, roleParts, phrases }: Understanding): Archetype | undefined {
  const [first = ''] = firstSentence.exec(text) ?? []
  if (brief || roleParts || isOrder.test(first) || !saysWhat.test(first)) return undefined
  const { main, score } = classify(understand(first), undefined)
  if (score === 0 || main.entity === 'subject') return undefined
  // An opera's props are no shooting days: of all else that is said the kind must have heard.
  return isKnownByChance(explainedShare(main, phrases)) ? undefined : main
}

/** What its first words name; a way of using an app gives way to what knows its things. */
function headedOrCalled(text: string): Archetype | undefined {
  const headed = headedKind(text)
  return headed && !headed.isWide ? headed : (calledKind(text) ?? headed)
}

/** "An app to swap houseplants with neighbours": things change hands, whatever they are. */
const isSwappedFirst =
  /^[^.:;,]{0,50}\b(?:swap|swapping|exchange|exchanging|trade|trading|barter) (?!(?:shifts?|duties|homes?|houses?|flats?|apartments?|languages?|skills?|services|favou?rs|hours|recipes|photos|pictures|letters|messages|contacts?|contact data|business cards|digital|stories|ideas|numbers|playlists|seats|crypto\w*|stocks?|shares|currenc\w+|money|roles|turns|keys|notes|files|words)\b)[^.:;,]{2,40}\bwith (?:(?:other|my|our|the|fellow|local|nearby|your) )*(?:neighbou?rs|others|people|parents|gardeners|collectors|friends|students|families|players|members|strangers|locals|colleagues|everyone)\b/i
/** "An easy to use book exchange system": what is exchanged stands before it. */
const isExchange =
  /^[^.:;]{0,120}?\b(?!(?:shift|duty|home|house|language|skill|student|crypto\w*|stock|share|currency|money|key|data|file|heat|information|message|idea|letter|seat|card|gift|bike|time|plan|battery|recipe)s? )[a-z]{3,}['’]? (?:exchange|swap|swapping)(?: (?:system|platform|app|application|service|network|program|programme|tool|site|website|circle|club)\b| (?:among|between) \p{L}|:)/iu
/** Kinds that know by themselves how. */
const changesHands: ReadonlySet<string> = new Set(
  'swap resale cards-exchange shift-swap lending food-sharing surplus-food hosting buddies language crypto stocks'.split(
    ' ',
  ),
)

/** Kinds that know by themselves what one rents there. */
const letsItself: ReadonlySet<string> = new Set(
  'vehicle-rental equipment-hire parking coworking real-estate flatmates landlord booking court-booking bikes hosting camper stable work-spots tenants flat-hunt'.split(
    ' ',
  ),
)

/** Without one of these nothing is bought there; the longer pattern takes long to be made. */
const isCarried = /\b(?:cart|basket|bag|check-?out)\b/i
const isShopping =
  /\b(?:add to (?:cart|basket|bag)|shopping (?:cart|basket|bag)|(?:wish ?list|products?|catalog(?:ue)?|lookbook|new arrivals|menu)\b[^.]{0,60}\b(?:cart|basket|check-?out)|(?:cart|basket)\b[^.]{0,40}\b(?:check-?out|order history|orders|payments?))\b/i

/** "Sokoban clone with levels": it is that, and nobody keeps clones. */
const isClone = /^(?:an? |the |my |simple |small )*(?:[\p{L}\d-]+ ){1,3}clone\b/iu

/** "The player sees a flag and four names": there are questions to answer. */
const asking =
  /\b(?:guess\w*|questions?|answers?|(?:two|three|four|five|six|[2-6]) (?:possible |different )?(?:names|options|choices|words))\b/i
/** Where a game is played, rather than where one looks up who won. */
const isPlayedOn = ({ kind }: { kind: string }) => /^(?:game|board|quiz|generator|typing)$/.test(kind)
/** Nobody answers questions there, whatever is called an answer. */
const ofBoards =
  /\b(?:mastermind|hangman|battleships?|minesweeper|sudoku|guess the number|code ?breaker|higher or lower|odd one out|shell game|stroop)\b/i
const isOfGames = ({ kind }: { kind: string }) =>
  /^(?:game|board|quiz|generator|typing|leaderboard|thread|poll)$/.test(kind)

/** "Generates passwords" and stores none: a generator of them, not the place where they are kept. */
const isOnlyGenerated = ({ screens }: Archetype, text: string): boolean =>
  screens.findIndex(({ kind }) => kind === 'generator') > 0 &&
  /\bgenerat(?:es?|ing|ors?)\b|\b(?:mak|creat)(?:es?|ing) (?:\p{L}+ )?passwords\b/iu.test(
    text.split(/[.:]/)[0] ?? '',
  ) &&
  !/\b(?:manag\w+|vaults?|stor(?:e|es|ed|ing)|sav(?:e|es|ed|ing)|keep(?:s|ing)?|remembers?|logins|accounts|autofill|library|collection|scan\w*)\b/i.test(
    text,
  )

/** "The app is for people who", "users can": somebody orders an app, and keeps nothing by himself. */
const ofAnApp =
  /\b(?:the|this|our) app (?:is|should|will|lets|helps|shows|suggests)\b|\busers (?:can|should|will|may|are able to|share|see|get)\b|\b\p{L}+s (?:will be|should be|are) able to\b|\b(?:customers|visitors|guests|clients|patients) (?:can|should|will|may|take|choose|order|book|browse|get|see|pay)\b/iu
/** "Hosts create ..., guests book ...": two sides do something with each other. */
const isOfTwoSides = ({ phrases }: Understanding): boolean =>
  new Set(phrases.flatMap(({ isActor, text }) => (isActor ? [text] : []))).size > 1
/** Who enters several values by name has fields for them, no keys. */
const leastInputs = 2
/** With as many values a thing is plainly kept. */
const enoughSaid = 3
/** What is ordered for others and as like a kind as this is of that kind, whatever values it names. */
const asLikeAsOrdered = 0.1

/** Things change hands without money. */
const withoutMoney =
  /\b(?:swap\w*|exchang\w*|trad(?:e|es|ing)|barter\w*|giv(?:e|es|ing)(?: them| it| things)? away|give-?aways?|for free)\b/i

/** A shop is one whatever it sells, unless the kind of app it is of sells already: groceries, meals, tickets. */
function inShop(shop: Shop | undefined, found: Classification, text: string): Classification {
  if (!shop) return found
  // Cars and flats are looked through by more than a shelf knows.
  if (
    shop.isAmongPeople &&
    found.likeness >= surelyLike &&
    entityById(found.main.entity)?.price !== undefined
  )
    return found
  // Firms that order from firms buy nothing second-hand.
  if (shop.isAmongPeople && /\bb2b\b|\bwholesale\b|\bsuppliers?\b/i.test(text))
    return { main: wholesale, score: Math.max(found.score, 1), isSure: false, likeness: 0 }
  const isSelling = found.score > 0 && found.main.screens.some(({ kind }) => kind === 'cart')
  const main = !shop.isAmongPeople ? shopArchetype : withoutMoney.test(text) ? swap : resale
  return isSelling && !shop.isAmongPeople
    ? found
    : { main, score: Math.max(found.score, 1), isSure: false, likeness: 0 }
}
