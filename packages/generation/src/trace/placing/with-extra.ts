import { hasPictures, type Entity, type Field } from '../../entity.ts'
import { isValueKnown } from '../../plan/content/values.ts'
import { isSeenInNumbers } from '../../plan/seen-in-numbers.ts'
import type { AppPlan, Extra } from '../../plan/types.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { isAdjunct } from '../adjunct.ts'
import { placeDeed } from '../deeds/place-deed.ts'
import { foundPeople } from '../found-people.ts'
import { givenInForm } from '../given-in-form.ts'
import { isFragment } from '../fragment.ts'
import { hostOf } from '../host-of.ts'
import { isOf } from '../names-of.ts'
import { isListedValue } from '../listed-value.ts'
import { ofTool } from '../of-tool.ts'
import { onGadget } from '../on-gadget.ts'
import { onOwnScreen } from '../on-own-screen.ts'
import { asQuizTopic } from '../quiz-topics.ts'
import { isOwnHouse, isWhereUsed } from '../opening-purpose.ts'
import { worksWithName } from '../row-of-settings.ts'
import { isKnownValue, isSaidTwice, isShownOnItself, nameValue } from '../said-already.ts'
import { saidAside } from '../said-aside.ts'
import { isPurposeOnly } from '../purpose.ts'
import { asPurpose } from '../tagline.ts'
import { inPassing } from '../told-in-passing.ts'
import { isSwitched } from '../typed-of.ts'
import { doneInFrontIf, doneOn, type ExtraRule } from './placing.ts'
import { has } from '../../understand/searched.ts'

/** Half of what was said, which alone names nothing. */
const saysNothing =
  /^(?:end|ends|start|starts|begin|beginning|moment|idea|part|parts|half|side|way|ways|rest|others?|lot|kind|right now|tap|feel|look|goal of|money|contents?|damaged|broken|columns? \p{L}[\p{L} ]*)$/iu

const isMainOf = ({ verb, label, text }: Phrase, main: Entity): boolean => {
  const [, things = ''] = /^(\p{L}+s) of \p{L}/u.exec(label ?? text) ?? []
  return !verb && isOf(main, toSingular(things))
}

/** "I train for a race", "after moving to a city": what somebody does who wants the app, and no part of it. */
const isSaidOfOneself = ({ verb, label, words }: Phrase, { description }: AppPlan): boolean => {
  const [word = '', other] = words
  if (verb || label || other !== undefined || word === '') return false
  const before = word.endsWith('ing')
    ? '(?:after|before|while|when|by|for|from|without|instead of|like|love|enjoy|hate|started|start|stop|keep)'
    : strictVerbs.has(word)
      ? '(?:i|we|who|and|to|they|you)'
      : undefined
  return before !== undefined && new RegExp(String.raw`\b${before} ${word}(?!\p{L})`, 'iu').test(description)
}

const hasKind = ({ screens }: AppPlan, ...kinds: string[]) => screens.some(({ kind }) => kinds.includes(kind))

const mostOnTool = 6
/** "What's renewing next", "how sure". */
const asked = /^(?:what|how|who|which|where|when|why)(?:['’]?s)?\b/i

/** In an app that is one tool it stands on that, or nowhere. */
const onTool: ExtraRule = (shown, placing) => {
  const { plan, phrase } = placing
  if (!plan.tool) return undefined
  const screen = plan.screens.find(({ id }) => id === plan.tool)
  if (screen?.isGadget) {
    const found = onGadget(shown, placing, screen)
    if (!found) return 'nowhere'
    const { screen: on, extra } = found
    if (!extra || isSaidTwice(extra, plan)) return { done: on }
    on.extras.push(extra)
    return { held: extra }
  }
  const extra = ofTool(shown, phrase)
  const fields = plan.entities.get(screen?.entity ?? '')?.fields ?? []
  // One chooses between them there already.
  const isChosen =
    extra?.kind === 'choice' &&
    fields.some(({ options }) => extra.options.every((option) => options.includes(option)))
  if (extra && !isChosen && screen && screen.extras.length < mostOnTool) screen.extras.push(extra)
  return 'nowhere'
}

/** Large buttons are how all of it looks, where nothing is set. */
const largeLook: ExtraRule = (shown, { plan }) =>
  doneInFrontIf(
    shown.kind === 'switch' &&
      /^(?:big|bigger|large|larger|huge) /i.test(shown.label) &&
      !hasKind(plan, 'settings'),
    plan,
  )

/** "Offline fallback" is on or off. */
const onOrOff: ExtraRule = (shown, { plan, phrase }) => {
  if (
    shown.kind !== 'field' ||
    shown.field.kind !== 'switch' ||
    !isSwitched.test(shown.field.name) ||
    (phrase.isToldOfEach && !/^(?:offline|auto|cloud|biometric|push|dark|night) /i.test(shown.field.name))
  )
    return undefined
  const held: Extra = { kind: 'switch', label: shown.field.name }
  if (!isSaidTwice(held, plan)) hostOf(plan, held, phrase)?.extras.push(held)
  return { held }
}

/** A word of a brief that is only mentioned. */
const onlyMentioned: ExtraRule = (shown, { phrase }) =>
  shown.kind === 'note' && phrase.isOfStory && !phrase.isSeen && phrase.words.length === 1
    ? 'nowhere'
    : undefined

const mostEntered = 7

/** A value nobody can know; what is only known to be a measure or a state has one of those. */
function guessed(shown: Extra): Field | undefined {
  if (shown.kind === 'field') return shown.field.isGuess ? shown.field : undefined
  if (shown.kind !== 'thing' || !shown.entity.id.startsWith('own-') || isValueKnown(shown.label))
    return undefined
  const head = classOf(toSingular(shown.label.toLowerCase().split(' ').at(-1) ?? ''))
  const isMeasure = head === 'measure'
  return (isMeasure || head === 'state') && /^(?:measure|state)$/.test(shown.entity.nounClass ?? '')
    ? { name: shown.label, kind: isMeasure ? 'number' : 'text', value: '', options: [] }
    : undefined
}

/** What has no content of its own but what its noun is given. */
const isMadeUp = (shown: Extra): boolean =>
  shown.kind === 'note' ||
  (shown.kind === 'thing' && shown.entity.id.startsWith('own-')) ||
  guessed(shown) !== undefined

const escaped = (text: string) => text.replaceAll(/[^\p{L}\p{N} '-]/gu, '.')

/** "Pottery app with", "invoice maker for", "telehealth: ": what an app is called at the beginning is no part of it. */
const isName = ({ text, label = text }: Phrase, { description, whole = description }: AppPlan): boolean =>
  has(
    new RegExp(
      String.raw`^\W*(?:(?:an?|the|my|our|simple|small|personal|mobile|online|new|smart) )*${escaped(label)}(?: (?:mobile |web )?(?:app|application|tool|platform|website|program|software|system|service|manager)\b| ?[:–—.] ?| - | (?:with|for|that|where|to)\b)`,
      'iu',
    ),
    whole,
  )

/** What nobody can know is entered where one enters things, and shown nowhere. */
const onlyEntered: ExtraRule = (shown, { plan, phrase }) => {
  const isListed = shown.kind === 'note' && isListedValue(phrase, plan.whole ?? plan.description)
  const field: Field | undefined = isListed
    ? { name: shown.label, kind: 'text', value: '', options: [] }
    : guessed(shown)
  if (!field) return undefined
  const form = plan.screens.find(
    ({ kind, isDeed, extras }) =>
      (kind === 'form' || kind === 'editor') && !isDeed && extras.length < mostEntered,
  )
  if (!form) return isListed ? undefined : 'nowhere'
  // How good something is, is no choice of a place or a proof.
  const isChoice = field.options.length > 1 && field.options[0] !== 'Good'
  const kind = field.kind === 'choice' ? 'text' : field.kind
  const held: Extra = { kind: 'field', field: isChoice ? field : { ...field, kind, value: '', options: [] } }
  form.extras.push(held)
  return { held }
}

/** What one gives of a thing is entered in its form. */
const enteredThere: ExtraRule = (shown, { plan, phrase: { verb = '', text } }) => {
  const found = shown.kind === 'action' ? givenInForm(plan, verb, text) : undefined
  return found && (found.held ? { held: found.held } : { done: found.form })
}

/** On the screen with room for it. */
const onHost: ExtraRule = (held, { plan, phrase }) => {
  hostOf(plan, held, phrase)?.extras.push(held)
  return { held }
}

/** Where the component stands that a phrase has become: often something there is that already. */
export const rulesWithExtra: readonly ExtraRule[] = [
  (shown, { plan }) => doneOn(foundPeople(shown, plan)),
  // "Shows patterns": where the numbers are.
  (shown, { plan, phrase }) =>
    shown.kind === 'thing' && isSeenInNumbers(phrase, plan.whole ?? plan.description)
      ? doneOn(plan.screens.find(({ kind }) => kind === 'stats') ?? plan.screens[0])
      : undefined,
  // The columns of a board are how its things stand there.
  (shown, { plan, phrase }) =>
    (shown.kind === 'thing' || shown.kind === 'note') &&
    /^(?:board|columns?)\b/i.test(phrase.text) &&
    /\bcolumns?\b/i.test(plan.whole ?? plan.description)
      ? (doneOn(plan.screens.find(({ kind }) => kind === 'browse')) ?? 'nowhere')
      : undefined,
  (shown, { phrase, plan }) =>
    doneOn(
      plan.tool
        ? undefined
        : (worksWithName(shown, phrase, plan) ??
            (shown.kind === 'note' ? asPurpose(phrase, plan) : undefined)),
    ),
  (shown, { phrase, plan }) =>
    doneOn(
      plan.tool
        ? undefined
        : (onOwnScreen(shown, phrase, plan) ??
            saidAside(shown, phrase, plan) ??
            asQuizTopic(shown, phrase, plan) ??
            inPassing(shown, phrase, plan)),
    ),
  (shown, { original, plan, isOfKind }) => doneInFrontIf(shown.kind === 'note' && isOfKind(original), plan),
  (shown, { phrase, plan }) => doneInFrontIf(shown.kind === 'note' && isSaidOfOneself(phrase, plan), plan),
  (shown, { phrase, plan }) =>
    doneInFrontIf(
      (shown.kind === 'note' || (shown.kind === 'thing' && isOwnHouse(phrase, plan))) &&
        isWhereUsed(phrase, plan),
      plan,
    ),
  // "Birthdays of friends": what the app is of, and no value of each.
  (shown, { phrase, plan }) => {
    const [main] = plan.entities.values()
    return doneInFrontIf(shown.kind === 'field' && main !== undefined && isMainOf(phrase, main), plan)
  },
  (shown, { original, plan, told }) =>
    doneInFrontIf(
      original === told[0] &&
        !original.verb &&
        (shown.kind === 'field' || isMadeUp(shown)) &&
        isName(original, plan),
      plan,
    ),
  // Photos of what is shown with its picture, dates where from and to are asked for.
  (shown, { phrase, plan }) => {
    const [main] = plan.entities.values()
    const isPictured =
      shown.kind === 'thing' &&
      shown.entity.id === 'own-work' &&
      !phrase.verb &&
      /^(?:photos|pictures|images)$/i.test(shown.label) &&
      main &&
      hasPictures(main)
    const isDated =
      shown.kind === 'field' &&
      /^dates?$/i.test(shown.field.name) &&
      main?.fields.some(({ kind }) => kind === 'date')
    return isPictured
      ? doneOn(plan.screens.find(({ kind }) => kind === 'detail'))
      : isDated
        ? doneOn(plan.screens.find(({ kind, isDeed }) => kind === 'form' && !isDeed))
        : undefined
  },
  (shown, { phrase, plan }) => doneInFrontIf(isShownOnItself(shown, phrase, plan), plan),
  largeLook,
  // Where nothing is set it simply does so.
  (shown, { plan }) => {
    const [front] = plan.screens
    if (
      !front ||
      shown.kind !== 'switch' ||
      !/^(?:works )?offline/i.test(shown.label) ||
      hasKind(plan, 'settings', 'profile')
    )
      return undefined
    const hint: Extra = { kind: 'hint', label: 'Works offline' }
    if (!isSaidTwice(hint, plan)) front.extras.push(hint)
    return { done: front }
  },
  onOrOff,
  (shown, { phrase, plan }) => {
    if (!isKnownValue(shown, plan, phrase) && !isSaidTwice(shown, plan)) return undefined
    nameValue(shown, plan)
    return doneOn(plan.screens[0]) ?? 'nowhere'
  },
  (shown, { phrase, plan }) =>
    shown.kind === 'action' && isPurposeOnly(phrase, shown.label, plan.whole ?? plan.description)
      ? 'unsaid'
      : undefined,
  (shown, { plan }) =>
    shown.kind === 'action' || (shown.kind === 'search' && /^filter /i.test(shown.label))
      ? placeDeed(shown.label, plan)
      : undefined,
  onTool,
  onlyMentioned,
  (shown) => (shown.kind === 'note' && saysNothing.test(shown.label) ? 'nowhere' : undefined),
  // "History" alone is the screen of it.
  (shown, { plan }) =>
    shown.kind === 'note' && /^(?:history|past)$/i.test(shown.label)
      ? doneOn(plan.screens.find(({ kind }) => kind === 'history'))
      : undefined,
  // "On the tram" is where somebody uses it, and "kids eat" what is left of a clause.
  (shown, { plan, phrase }) =>
    !phrase.verb &&
    isMadeUp(shown) &&
    (isAdjunct(phrase, plan.whole ?? plan.description) || isFragment(phrase))
      ? 'unsaid'
      : undefined,
  onlyEntered,
  enteredThere,
  // A bare row of one word or of half a question that leads nowhere of its own shows nothing: it is told as not placed instead. In a box of
  // tools a name is one more of them.
  (shown, { phrase, plan }) =>
    shown.kind === 'note' &&
    shown.icon === 'spark' &&
    !phrase.verb &&
    (phrase.words.length === 1 || asked.test(shown.label)) &&
    !plan.entities.has('handy-tool')
      ? 'unplaced'
      : undefined,
  onHost,
]

/** The same for descriptions whose words are not read one by one. */
export const rulesOfOtherLanguages: readonly ExtraRule[] = [largeLook, onOrOff, onTool, onlyMentioned, onHost]
