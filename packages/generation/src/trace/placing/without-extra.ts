import { keptIn } from '../kept-in.ts'
import { pageOf } from '../../plan/told-pages.ts'
import { type AppPlan, type Extra, type ScreenPlan, yesOrNo } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { placeOfOneself } from '../deeds/place-deed.ts'
import { placeNamed } from '../heads/place-named.ts'
import { hasOwnContent } from '../has-own-content.ts'
import { hostOf } from '../host-of.ts'
import { labelOf } from '../label-of.ts'
import { isOf } from '../names-of.ts'
import { isOfBoth } from '../of-both.ts'
import { isOpeningPurpose } from '../opening-purpose.ts'
import { isPresented } from '../presented.ts'
import { namesNothing } from '../presented-on.ts'
import { isMeanwhile, isOfQuestion, isOfWhat, isPace, isSaidShorter, isThingItself } from '../said-already.ts'
import { shownByScreen } from '../shown-by-screen.ts'
import { nameSigned } from '../signed-screen.ts'
import { isKindLine } from '../tagline.ts'
import { whereDone } from '../where-done.ts'
import { doneInFrontIf, doneOn, type PlacingRule } from './placing.ts'
import { namedButton } from './named-button.ts'
import { find } from '../../understand/searched.ts'

/** "Reminders with yes or no": each of them asks. */
function asYesOrNo({ options }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (options.map((option) => option.toLowerCase()).join() !== 'yes,no') return undefined
  const screen = plan.screens.find(({ kind }) => kind === 'notifications')
  screen?.extras.push({ kind: 'choice', label: yesOrNo, options: ['Yes', 'No'] })
  return screen
}

/** "I'm a music teacher and want an app", "We are a dental practice": who asks for it. */
const isWriter = ({ verb, text, label }: Phrase, description: string): boolean => {
  const [, who] =
    /^(?:i(?:['’]m| am)|we(?:['’]re| are)|i (?:own|run|manage|have)) (?:an? |the )?([^.,;]{3,40}?)(?:[.,;]| and (?:i|we|want|need|would))/i.exec(
      description.trim(),
    ) ??
    find(
      /^(?:we|i) (?:want|need|would like)(?: to have)? an app for (?:my|our) ([^.,;\n]{3,50})[.\n]/i,
      `${description.trim()}.`,
    ) ??
    []
  return verb === undefined && who !== undefined && who.toLowerCase().endsWith((label ?? text).toLowerCase())
}

/** "An AI coach analyses the swing": no person who uses the app, but a part of it. */
const isMachine = ([first = '', other]: readonly string[]) =>
  other !== undefined && /^(?:ai|virtual|robot|smart|digital)$/.test(first)

/** "Organisers" of "organisers create tournaments". */
const isSomebody = ({ isActor, verb, label, words }: Phrase) =>
  isActor === true &&
  !isMachine(words) &&
  !verb &&
  !label &&
  (classOf(toSingular(words.at(-1) ?? '')) === 'person' || /[eo]rs$/.test(words.at(-1) ?? ''))

/** "Encrypted notes", "a gentle habit app": what the app is of, and how it is; its list is called so. */
function isMainDescribed({ verb, words, label }: Phrase, plan: AppPlan): boolean {
  const [main] = plan.entities.values()
  const [how = '', noun = '', other] = words
  if (verb || !main || other !== undefined || plan.isRegister || noun === '') return false
  // A first screen with several sections has one of them under these words.
  if (!/^(?:browse|checklist)$/.test(plan.screens[0]?.kind ?? '')) return false
  if (!isOf(main, toSingular(noun)) || (label && label.toLowerCase() !== words.join(' '))) return false
  const list = plan.screens.find(({ kind, entity }) => kind === 'browse' && entity === main.id)
  if (list && noun !== toSingular(noun)) list.title ??= capitalise(`${how} ${noun}`)
  return true
}

/** Screens that are opened for what the description begins with. */
const opened: ReadonlySet<string> = new Set([
  'home',
  'browse',
  'map',
  'feed',
  'calendar',
  'gauge',
  'timer',
  'player',
  'checklist',
])
/** Each of them is done with one thing at a time, on its own page. */
const doneToEach =
  /^(?:book|order|buy|rent|hire|borrow|reserve|rate|review|share|send|report|donate|vote|apply|join|invite|match|swap|split|settle|pay)$/

/** "Tinder for adopting dogs", "a place for selling honey": at the beginning. */
const isForDoing = (verb: string, description: string): boolean =>
  new RegExp(String.raw`^[^.,:;]{0,40}\bfor ${verb.replace(/e$/, '')}\p{L}?ing\b`, 'iu').test(description)

/** "Record birdsong, get ...", "Follow rivers: ...": what all of the app is for, which its first screen does. */
function isWhatFor({ verb, isOfStory }: Phrase, plan: AppPlan): boolean {
  const [front] = plan.screens
  return (
    verb !== undefined &&
    !isOfStory &&
    !plan.isRegister &&
    !plan.tool &&
    front !== undefined &&
    opened.has(front.kind) &&
    !doneToEach.test(verb) &&
    !plan.screens.some(({ isDeed }) => isDeed) &&
    (plan.description.trimStart().toLowerCase().startsWith(`${verb} `) || isForDoing(verb, plan.description))
  )
}

/** The screen whose recipe has it, unless that shows something else and the phrase has content of its own. */
function signed(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const screen = nameSigned(phrase, plan.screens)
  return screen && hasOwnContent(phrase, screen, plan) ? undefined : screen
}

/** Phrases that need no component of their own: what they say is said, meant or done anyway. */
export const rulesWithoutExtra: readonly PlacingRule[] = [
  namedButton,
  ({ original, plan }) => doneOn(plan.partsSaid?.get(original)),
  ({ phrase, plan }) => {
    const [main] = plan.entities.values()
    return main && !plan.isRegister && isThingItself(phrase, main) ? 'nowhere' : undefined
  },
  ({ original }) => (namesNothing(original) ? 'unsaid' : undefined),
  ({ original, plan }) => doneOn(keptIn(original, plan)),
  ({ phrase, plan }) => doneInFrontIf(isKindLine(phrase, plan), plan),
  ({ original, plan, told }) => doneInFrontIf(original === told[0] && isWhatFor(original, plan), plan),
  ({ original, plan, told }) => doneInFrontIf(original === told[0] && isMainDescribed(original, plan), plan),
  ({ phrase, plan, told }) =>
    isSaidShorter(phrase, told) ||
    isMeanwhile(phrase, plan.description) ||
    isPace(phrase, plan.story ?? plan.description) ||
    isOfQuestion(phrase, plan)
      ? 'nowhere'
      : undefined,
  ({ original: { isActor, verb, words }, phrase, plan }) => {
    const held: Extra = { kind: 'note', label: labelOf(phrase), icon: 'spark' }
    const host = isActor && !verb && isMachine(words) ? hostOf(plan, held, phrase) : undefined
    host?.extras.push(held)
    return host && { held }
  },
  // Who writes, and who does something in the app, is in what they do and in no list of people.
  ({ original, plan }) => doneInFrontIf(isSomebody(original) || isWriter(original, plan.description), plan),
  ({ phrase, plan }) => doneInFrontIf(isOfWhat(phrase, plan.story ?? plan.description), plan),
  ({ original, phrase, plan }) =>
    doneOn(pageOf(original, plan.screens) ?? signed(original, plan) ?? asYesOrNo(phrase, plan)),
  ({ phrase, plan }) => placeOfOneself(labelOf(phrase), plan),
  ({ phrase, plan, told }) => doneOn(plan.tool ? undefined : whereDone(phrase, plan, told)),
  ({ phrase, plan }) => doneOn(plan.tool ? undefined : shownByScreen(phrase, plan)),
  ({ phrase, plan }) => doneInFrontIf(isOfBoth(labelOf(phrase), plan), plan),
  ({ phrase, plan }) => placeNamed(phrase, plan),
  ({ original, phrase, plan }) => doneInFrontIf(phrase !== original && isPresented(phrase, plan), plan),
  ({ original, plan }) => {
    if (!isOpeningPurpose(original, plan)) return undefined
    // "Turn a number into a numeral": without the rest it says nothing.
    return original.verb === undefined || original.verb === 'turn' ? 'unsaid' : doneInFrontIf(true, plan)
  },
]
