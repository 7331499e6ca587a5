import { isSelection } from '../plan/choose-thing.ts'
import type { Entity } from '../entity.ts'
import { partAnywhere } from '../plan/parts-anywhere.ts'
import { entityLeft } from '../plan/foreign-left.ts'
import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Language } from '../words/languages.ts'
import { asDoing } from './as-doing.ts'
import { asOutput } from './as-output.ts'
import { extraOf } from './extra-of.ts'
import { listOfFunction, objectOfFunction } from './function-of.ts'
import { fitted, someOf } from './fitted.ts'
import { asHouseExtra } from './house-extras.ts'
import { isOf } from './names-of.ts'
import { kindsOfMain } from './kinds-of-main.ts'
import { labelOf } from './label-of.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { placeRoles } from './placing/place-roles.ts'
import { firstOutcome, type Outcome, type Placing } from './placing/placing.ts'
import { rulesOfOtherLanguages, rulesWithExtra } from './placing/with-extra.ts'
import { rulesWithoutExtra } from './placing/without-extra.ts'
import { offerIngredients } from './said-aside.ts'
import { pastOfTool } from './of-game.ts'
import { toldWith } from './told-with.ts'
import { findMade, find } from '../understand/searched.ts'

/** What became of the phrases no component showed. */
export interface Placed {
  /** What a screen does or is, although it does not say so in these words. */
  done: ReadonlyMap<Phrase, ScreenPlan>
  /** What has a place on a screen, whether or not the screen draws it. */
  held: ReadonlyMap<Phrase, Extra>
  /** What is no feature: where or when something is used, and what is left of clauses. */
  unsaid: ReadonlySet<Phrase>
  /** What nothing of the app can show but its own name: told as not placed. */
  unplaced: ReadonlySet<Phrase>
}

/** Puts phrases no component shows yet on the screens they fit; `isOfKind` tells those that only say of what kind the app is. */
export function placePhrases(
  plan: AppPlan,
  phrases: readonly Phrase[],
  isEnglish = true,
  told: readonly Phrase[] = phrases,
  isOfKind: (phrase: Phrase) => boolean = () => false,
): Placed {
  const done = new Map<Phrase, ScreenPlan>()
  const unsaid = new Set<Phrase>()
  const unplaced = new Set<Phrase>()
  const held = isEnglish ? placeRoles(plan, phrases, told) : new Map<Phrase, Extra>()
  if (isEnglish) offerIngredients(plan)
  // Whom it is for is said when all that is for them has its place.
  const kinds = isEnglish ? kindsOfMain(plan, told) : new Set<Phrase>()
  const [front] = plan.screens
  // "Solitaire" alone is the app.
  const [only, second] = told
  for (const phrase of phrases)
    if (front && (kinds.has(phrase) || (isEnglish && !second && phrase === only && !phrase.verb)))
      done.set(phrase, front)
  const others = phrases
    .filter((phrase) => !held.has(phrase) && !done.has(phrase))
    .sort((one, other) => Number(one.isActor ?? false) - Number(other.isActor ?? false))
  for (const original of others) {
    const phrase = isEnglish ? asOutput(asDoing(original)) : original
    const placing: Placing = { plan, original, phrase, told, isOfKind }
    const outcome = isEnglish ? placeEnglish(placing) : placeOther(placing)
    if (outcome === undefined || outcome === 'nowhere') continue
    if (outcome === 'unsaid') unsaid.add(original)
    else if (outcome === 'unplaced') unplaced.add(original)
    else if ('done' in outcome) done.set(original, outcome.done)
    else held.set(original, outcome.held)
  }
  return { done, held, unsaid, unplaced }
}

function placeEnglish(placing: Placing): Outcome | undefined {
  const { plan, phrase } = placing
  const shownAnyway = firstOutcome(rulesWithoutExtra, placing)
  if (shownAnyway) return shownAnyway
  const named = oneOfTheDay(placing) ?? savedUnderName(placing)
  if (named) return { done: named }
  const main = mainMeant(placing)
  const object = objectOfFunction(phrase, plan)
  const anywhere =
    main || placing.original === placing.told[0]
      ? undefined
      : (partAnywhere(phrase, plan) ?? (object && partAnywhere(object, plan)))
  if (anywhere) return { done: anywhere }
  const listed = listOfFunction(phrase, plan)
  if (listed) return firstOutcome(rulesWithExtra, listed, placing)
  const extra: Extra | undefined = main
    ? { kind: 'thing', label: labelOf(phrase), entity: someOf(main) }
    : extraOf(phrase, plan.contentSeed, true)
  const past = extra && pastOfTool(extra, plan)
  if (past) {
    past.subtitle ??= capitalise(labelOf(phrase))
    return { done: past }
  }
  const of = plan.tool ? undefined : toldWith(phrase, plan)
  if (of && 'screen' in of) {
    if (of.said) of.screen.subtitle ??= of.said
    return { done: of.screen }
  }
  const fit =
    of && (extra?.kind === 'note' || extra?.kind === 'thing')
      ? of.field
      : extra && fitted(extra, phrase, plan)
  const shown = fit && asHouseExtra(fit, phrase, plan)
  return shown && firstOutcome(rulesWithExtra, shown, placing)
}

function placeOther(placing: Placing): Outcome | undefined {
  const { plan, phrase } = placing
  const shown = plan.language
    ? foreignExtra(phrase, plan.language, plan)
    : extraOf(phrase, plan.contentSeed, false)
  return shown && firstOutcome(rulesOfOtherLanguages, shown, placing)
}

/** The main thing, where the phrase is another word for it or the first of it. */
function mainMeant({ phrase, plan }: Placing): Entity | undefined {
  const [first] = plan.entities.values()
  return isSelection(phrase) ||
    isTop(phrase) ||
    (first?.price && (isGoods(phrase) || isTraded(phrase, plan.description)))
    ? first
    : undefined
}

/** "Wishlist" is what those one keeps are called. */
function savedUnderName({ phrase: { verb, text }, plan }: Placing): ScreenPlan | undefined {
  const saved = plan.screens.find(({ kind }) => kind === 'saved')
  if (
    verb !== undefined ||
    !saved ||
    !/^(?:wish ?list|watch ?list|reading list|bucket list|short ?list)$/i.test(text)
  )
    return undefined
  saved.title ??= capitalise(text)
  return saved
}

/** "Recipe of the day" where the app has recipes: one of them, on the first screen. */
function oneOfTheDay({ phrase, plan }: Placing): ScreenPlan | undefined {
  const [, noun = ''] = find(/^(\p{L}+) of the (?:day|week|month)$/iu, phrase.label ?? '') ?? []
  const [main] = plan.entities.values()
  const [front] = plan.screens
  if (noun === '' || phrase.verb || !main || !isOf(main, toSingular(noun.toLowerCase()))) return undefined
  if (!front || !openedFirst.has(front.kind)) return undefined
  const [, second, ...others] = main.samples
  const one = {
    ...main,
    id: `${main.id}-of-the-day`,
    samples: [second ?? main.samples[0], ...others].flatMap((each) => each ?? []).slice(0, 1),
  }
  front.extras.unshift({ kind: 'thing', label: capitalise(labelOf(phrase)), entity: one })
  return front
}
const openedFirst: ReadonlySet<ScreenPlan['kind']> = new Set(['home', 'browse', 'feed', 'checklist', 'map'])

/** "Top 100 list": the first of what the app is of. */
const isTop = ({ verb, label }: Phrase) => !verb && /^top (?:\d+|three|five|ten|twenty)\b/i.test(label ?? '')

/** What is sold is what the app is of. */
const isGoods = ({ verb, words }: Phrase) =>
  !verb &&
  words.length === 1 &&
  /^(?:products|articles|goods|items|wares|assortment|range|services)$/.test(words[0] ?? '')

/** "Buy and sell used furniture": what changes hands there is what the app is of. */
const isTraded = ({ verb, words, text }: Phrase, description: string): boolean =>
  (verb === undefined || /^(?:buy|sell|trade)$/.test(verb)) &&
  words.length > 0 &&
  findMade(
    String.raw`\b(?:buy|sell|buying|selling|trade|trading)(?: (?:and|or|&) (?:buy|sell|buying|selling|trade|swap))?(?: (?:your|their|my|old|used|new|pre-?owned|pre-?loved|second-?hand|vintage|unwanted))* ${text.replaceAll(/[^\p{L} -]/gu, '')}\b`,
    'iu',
    description,
  ) !== null

/** In another language what is named is a few of it, under its own word. */
function foreignExtra(phrase: Phrase, language: Language, plan: AppPlan): Extra | undefined {
  const label = labelOf(phrase)
  if (/^\d/.test(label) || label.length < 2 || label.length > 40) return undefined
  return {
    kind: 'thing',
    label,
    entity: entityLeft(phrase, label, language, plan),
  }
}
