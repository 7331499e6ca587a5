import { isSelection } from '../plan/choose-thing.ts'
import { thingOf } from '../plan/find-entities.ts'
import { pageOf } from '../plan/told-pages.ts'
import { makeForeignEntity } from '../plan/foreign-entity.ts'
import type { Entity } from '../entity.ts'
import { type AppPlan, type Extra, type ScreenPlan, yesOrNo } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { foreignPicture } from '../words/foreign-concepts.ts'
import type { Language } from '../words/languages.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { stopWords } from '../words/lexicon.ts'
import { asDoing } from './as-doing.ts'
import { extraOf, isAnybody, isPartOfAnother } from './extra-of.ts'
import { asHouseExtra } from './house-extras.ts'
import { hostOf, noteHosts } from './host-of.ts'
import { isIdle } from './idle.ts'
import { shownByScreen } from './shown-by-screen.ts'
import { fitted, ofTheApp, someOf } from './fitted.ts'
import { labelOf } from './label-of.ts'
import {
  isKnownValue,
  isMeanwhile,
  isOfWhat,
  isPace,
  isOfQuestion,
  isSaidShorter,
  isSaidTwice,
  isShownOnItself,
  isThingItself,
  nameValue,
} from './said-already.ts'
import { kindsOfMain } from './kinds-of-main.ts'
import { onOwnScreen } from './on-own-screen.ts'
import { toldWith } from './told-with.ts'
import { isOf } from './names-of.ts'
import { worksWithName } from './row-of-settings.ts'
import { isPresented } from './presented.ts'
import { asQuizTopic } from './quiz-topics.ts'
import { offerIngredients, saidAside } from './said-aside.ts'
import { addRoleScreen } from './role-screens.ts'
import { inPassing } from './told-in-passing.ts'
import { ofTool } from './of-tool.ts'
import { rolesOf } from './roles-of.ts'
import { isSwitched } from './typed-of.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { asPurpose, isKindLine } from './tagline.ts'
import { whereDone } from './where-done.ts'

/** What became of the phrases no component showed. */
export interface Placed {
  /** What a screen does or is, although it does not say so in these words. */
  done: ReadonlyMap<Phrase, ScreenPlan>
  /** What has a place on a screen, whether or not the screen draws it. */
  held: ReadonlyMap<Phrase, Extra>
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
  const held = new Map<Phrase, Extra>()
  for (const [place, [phrase, doings]] of (isEnglish ? rolesOf(told) : []).entries()) {
    const extra: Extra = {
      kind: 'role',
      label: `For ${phrase.text}`,
      doings: doings.map((each) => ({ title: labelOf(each), icon: iconOfVerb(each.verb) })),
    }
    if (addRoleScreen(plan, phrase, doings, extra, place)) {
      held.set(phrase, extra)
      continue
    }
    const host = hostOf(plan, extra)
    if (!host) continue
    host.extras.push(extra)
    held.set(phrase, extra)
  }
  if (isEnglish)
    for (const phrase of asRoles(plan, phrases, told)) held.set(phrase, { ...roleChoice, options: [] })
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
  for (const other of others) {
    const phrase = isEnglish ? asDoing(other) : other
    const [first] = plan.entities.values()
    if (isEnglish && first && !plan.isRegister && isThingItself(phrase, first)) continue
    if (isEnglish && front && isKindLine(phrase, plan)) {
      done.set(other, front)
      continue
    }
    if (
      isEnglish &&
      (isSaidShorter(phrase, told) ||
        isMeanwhile(phrase, plan.description) ||
        isPace(phrase, plan.story ?? plan.description) ||
        isOfQuestion(phrase, plan))
    )
      continue
    // Who writes, and who does something in the app, is in what they do and in no list of people.
    if (isEnglish && (isSomebody(other) || isWriter(other, plan.description)) && plan.screens[0]) {
      done.set(other, plan.screens[0])
      continue
    }
    if (front && isEnglish && isOfWhat(phrase, plan.story ?? plan.description)) {
      done.set(other, front)
      continue
    }
    const asked = isEnglish ? (pageOf(other, plan.screens) ?? asYesOrNo(phrase, plan)) : undefined
    if (asked) {
      done.set(other, asked)
      continue
    }
    const there = isEnglish && !plan.tool ? whereDone(phrase, plan, told) : undefined
    if (there) {
      done.set(other, there)
      continue
    }
    const itself = isEnglish && !plan.tool ? shownByScreen(phrase, plan) : undefined
    if (itself) {
      done.set(other, itself)
      continue
    }
    if (isEnglish && phrase !== other && isPresented(phrase, plan)) {
      if (plan.screens[0]) done.set(other, plan.screens[0])
      continue
    }
    const main =
      isEnglish &&
      (isSelection(phrase) ||
        isTop(phrase) ||
        (first?.price && (isGoods(phrase) || isTraded(phrase, plan.description))))
        ? first
        : undefined
    const extra: Extra | undefined = main
      ? { kind: 'thing', label: labelOf(phrase), entity: someOf(main) }
      : plan.language
        ? foreignExtra(phrase, plan.language)
        : extraOf(phrase, plan.contentSeed, isEnglish)
    const of = isEnglish && !plan.tool ? toldWith(phrase, plan) : undefined
    if (of && 'screen' in of) {
      if (of.said) of.screen.subtitle ??= of.said
      done.set(other, of.screen)
      continue
    }
    const placed =
      of && (extra?.kind === 'note' || extra?.kind === 'thing')
        ? of.field
        : extra && isEnglish
          ? fitted(extra, phrase, plan)
          : extra
    const shown = placed && isEnglish ? asHouseExtra(placed, phrase, plan) : placed
    if (extra && !shown) continue
    const named =
      shown && isEnglish && !plan.tool
        ? (worksWithName(shown, phrase, plan) ??
          (shown.kind === 'note' ? asPurpose(phrase, plan) : undefined))
        : undefined
    if (named) {
      done.set(other, named)
      continue
    }
    const aside =
      shown && isEnglish && !plan.tool
        ? (onOwnScreen(shown, phrase, plan) ??
          saidAside(shown, phrase, plan) ??
          asQuizTopic(shown, phrase, plan) ??
          inPassing(shown, phrase, plan))
        : undefined
    if (aside) {
      done.set(other, aside)
      continue
    }
    if (front && isEnglish && shown?.kind === 'note' && isOfKind(other)) {
      done.set(other, front)
      continue
    }
    // "Birthdays of friends": what the app is of, and no value of each.
    if (front && isEnglish && first && shown?.kind === 'field' && isMainOf(phrase, first)) {
      done.set(other, front)
      continue
    }
    // What a game is played with is on its board.
    const board = isEnglish ? boardOf(plan) : undefined
    if (
      board &&
      (shown?.kind === 'note' || (shown?.kind === 'thing' && shown.entity.id.startsWith('own-')))
    ) {
      done.set(other, board)
      continue
    }
    if (shown && front && isEnglish && isShownOnItself(shown, phrase, plan)) {
      done.set(other, front)
      continue
    }
    // Large buttons are how all of it looks, where nothing is set.
    if (
      front &&
      shown?.kind === 'switch' &&
      /^(?:big|bigger|large|larger|huge) /i.test(shown.label) &&
      !plan.screens.some(({ kind }) => kind === 'settings')
    ) {
      done.set(other, front)
      continue
    }
    // Where nothing is set it simply does so.
    if (
      front &&
      isEnglish &&
      shown?.kind === 'switch' &&
      /^(?:works )?offline/i.test(shown.label) &&
      !plan.screens.some(({ kind }) => kind === 'settings' || kind === 'profile')
    ) {
      const hint: Extra = { kind: 'hint', label: 'Works offline' }
      if (!isSaidTwice(hint, plan)) front.extras.push(hint)
      done.set(other, front)
      continue
    }
    // "Offline fallback" is on or off.
    if (
      shown?.kind === 'field' &&
      (!phrase.isToldOfEach ||
        /^(?:offline|auto|cloud|biometric|push|dark|night) /i.test(shown.field.name)) &&
      isSwitched.test(shown.field.name) &&
      shown.field.kind === 'switch'
    ) {
      const option: Extra = { kind: 'switch', label: shown.field.name }
      if (!isSaidTwice(option, plan)) hostOf(plan, option, phrase)?.extras.push(option)
      held.set(other, option)
      continue
    }
    if (shown && isEnglish && (isKnownValue(shown, plan, phrase) || isSaidTwice(shown, plan))) {
      nameValue(shown, plan)
      if (front) done.set(other, front)
      continue
    }
    if (shown && plan.tool) {
      placeOnTool(plan, shown, phrase)
      continue
    }
    if (shown?.kind === 'note' && phrase.isOfStory && !phrase.isSeen && phrase.words.length === 1) continue
    if (shown?.kind === 'note' && isEnglish && saysNothing.test(shown.label)) continue
    // "History" alone is the screen of it.
    const past = plan.screens.find(({ kind }) => kind === 'history')
    if (shown?.kind === 'note' && isEnglish && past && /^(?:history|past)$/i.test(shown.label)) {
      done.set(other, past)
      continue
    }
    const host = shown && hostOf(plan, shown, phrase)
    if (!shown) continue
    held.set(other, shown)
    if (host) host.extras.push(shown)
  }
  return { done, held }
}

/** "Reminders with yes or no": each of them asks. */
function asYesOrNo({ options }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (options.map((option) => option.toLowerCase()).join() !== 'yes,no') return undefined
  const screen = plan.screens.find(({ kind }) => kind === 'notifications')
  screen?.extras.push({ kind: 'choice', label: yesOrNo, options: ['Yes', 'No'] })
  return screen
}

/** Half of what was said, which alone names nothing. */
const saysNothing =
  /^(?:end|ends|start|starts|begin|beginning|moment|idea|part|parts|half|side|way|ways|rest|others?|lot|kind|right now|tap|feel|look|goal of|money|contents?|damaged|broken|columns? \p{L}[\p{L} ]*)$/iu

/** "I'm a music teacher and want an app", "We are a dental practice": who asks for it. */
const isWriter = ({ verb, text, label }: Phrase, description: string): boolean => {
  const [, who] =
    /^(?:i(?:['’]m| am)|we(?:['’]re| are)|i (?:own|run|manage|have)) (?:an? |the )?([^.,;]{3,40}?)(?:[.,;]| and (?:i|we|want|need|would))/i.exec(
      description.trim(),
    ) ??
    /^(?:we|i) (?:want|need|would like)(?: to have)? an app for (?:my|our) ([^.,;\n]{3,50})[.\n]/i.exec(
      `${description.trim()}.`,
    ) ??
    []
  return verb === undefined && who !== undefined && who.toLowerCase().endsWith((label ?? text).toLowerCase())
}

/** "Organisers" of "organisers create tournaments". */
const isSomebody = ({ isActor, verb, label, words }: Phrase) =>
  isActor === true &&
  !verb &&
  !label &&
  (classOf(toSingular(words.at(-1) ?? '')) === 'person' || /[eo]rs$/.test(words.at(-1) ?? ''))

/** "Top 100 list": the first of what the app is of. */
const isTop = ({ verb, label }: Phrase) => !verb && /^top (?:\d+|three|five|ten|twenty)\b/i.test(label ?? '')

const isMainOf = ({ verb, label, text }: Phrase, main: Entity): boolean => {
  const [, things = ''] = /^(\p{L}+s) of \p{L}/u.exec(label ?? text) ?? []
  return !verb && isOf(main, toSingular(things))
}

const boardOf = ({ screens }: AppPlan) => screens.find(({ kind, isTab }) => kind === 'game' && isTab)

/** What is sold is what the app is of. */
const isGoods = ({ verb, words }: Phrase) =>
  !verb &&
  words.length === 1 &&
  /^(?:products|articles|goods|items|wares|assortment|range|services)$/.test(words[0] ?? '')

/** "Buy and sell used furniture": what changes hands there is what the app is of. */
const isTraded = ({ verb, words, text }: Phrase, description: string): boolean =>
  (verb === undefined || /^(?:buy|sell|trade)$/.test(verb)) &&
  words.length > 0 &&
  new RegExp(
    String.raw`\b(?:buy|sell|buying|selling|trade|trading)(?: (?:and|or|&) (?:buy|sell|buying|selling|trade|swap))?(?: (?:your|their|my|old|used|new|pre-?owned|pre-?loved|second-?hand|vintage|unwanted))* ${text.replaceAll(/[^\p{L} -]/gu, '')}\b`,
    'iu',
  ).test(description)

const fewestRoles = 3
const roleChoice = { kind: 'choice', label: 'Role' } as const

/** "Roles: customer, cook, server": which one somebody is, chosen once. Returns the phrases that name them. */
function asRoles(plan: AppPlan, phrases: readonly Phrase[], told: readonly Phrase[]): Phrase[] {
  const [main] = plan.entities.values()
  const named = told.filter(({ verb, label, words, isSeen, isToldOfEach }) => {
    const head = words.at(-1) ?? ''
    return (
      !verb &&
      !label &&
      !isSeen &&
      !isToldOfEach &&
      words.length < 3 &&
      head === toSingular(head) &&
      classOf(head) === 'person' &&
      !(main && isOf(main, head))
    )
  })
  // "A lesson has instructor, horse and pupil": only those who are named in a row are roles.
  const places = named.map((phrase) => told.indexOf(phrase))
  if (places.some((place, index) => index > 0 && place !== (places[index - 1] ?? 0) + 1)) return []
  const isNew = named.filter((phrase) => phrases.includes(phrase)).length > 1
  if (named.length < fewestRoles || !isNew || plan.isRegister) return []
  const host = ['profile', 'settings', 'signin', 'home'].flatMap((kind) =>
    plan.screens.filter((screen) => screen.kind === kind),
  )[0]
  if (!host) return []
  host.extras.push({ ...roleChoice, options: named.map(({ text }) => capitalise(text)).slice(0, 6) })
  return named
}

const mostOnTool = 6

/** In an app that is one tool it stands on that, or nowhere. */
function placeOnTool(plan: AppPlan, shown: Extra, phrase: Phrase): void {
  const extra = ofTool(shown, phrase)
  const screen = plan.screens.find(({ id }) => id === plan.tool)
  const fields = plan.entities.get(screen?.entity ?? '')?.fields ?? []
  // One chooses between them there already.
  if (
    extra?.kind === 'choice' &&
    fields.some(({ options }) => extra.options.every((option) => options.includes(option)))
  )
    return
  if (extra && screen && screen.extras.length < mostOnTool) screen.extras.push(extra)
}

const mostNotes = 6

/** Phrases that nothing shows, as buttons and samples, wherever there is room. */
export function placeLeft(plan: AppPlan, phrases: readonly Phrase[], isEnglish = true): void {
  if (plan.tool) return
  const hosts = noteHosts
    .filter((kind) => kind !== 'settings')
    .flatMap((kind) => plan.screens.filter((screen) => screen.kind === kind))
  for (const phrase of phrases) {
    const label = labelOf(phrase)
    if (label.length < 2 || label.length > 40 || stopWords.has(label.toLowerCase()) || isAnybody(phrase))
      continue
    if (isEnglish && (isPartOfAnother.test(label) || isIdle(phrase))) continue
    const host = hosts.find((screen) => screen.extras.length < mostNotes)
    if (phrase.verb) host?.extras.push({ kind: 'action', label, icon: iconOfVerb(phrase.verb) })
    const entity = phrase.verb
      ? undefined
      : plan.language
        ? makeForeignEntity(label, plan.language, foreignPicture(label))
        : thingOf(phrase, plan.contentSeed, isEnglish)
    if (entity && isEnglish && isKnownValue({ kind: 'thing', label, entity }, plan, phrase)) continue
    if (entity)
      host?.extras.push(
        isEnglish
          ? ofTheApp({ kind: 'thing', label, entity }, phrase, plan)
          : { kind: 'thing', label, entity },
      )
  }
}

/** In another language what is named is a few of it, under its own word. */
function foreignExtra(phrase: Phrase, language: Language): Extra | undefined {
  const label = labelOf(phrase)
  if (/^\d/.test(label) || label.length < 2 || label.length > 40) return undefined
  return { kind: 'thing', label, entity: makeForeignEntity(label, language, foreignPicture(label)) }
}
