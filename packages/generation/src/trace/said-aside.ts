import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isOf } from './names-of.ts'
import { functionOf, screenOfFunction } from './function-of.ts'
import { findMade, has, replaced } from '../understand/searched.ts'

/** Where somebody is or has something while they use an app. */
const whereOneIs =
  /^(?:desk|gym|fridge|freezer|pantry|kitchen|pocket|pockets|wrist|office|sofa|couch|bed|table|ergometer|rowing machine|treadmill|turntable|mat|trail|slopes|piano|guitar|road|backyard|workplace|living room|bedroom|area|region|neighbou?rhood|location|surroundings|hand|hands|head)$/
/** "Live football scores" are what each row of matches shows. */
const isScores = (extra: Extra, { entities }: AppPlan): boolean =>
  extra.kind === 'field' && / scores$/i.test(extra.field.name) && [...entities.keys()][0] === 'live-match'

/** What the app's own screens hold, by the words that ask for it. */
const holders: readonly [RegExp, readonly ScreenKind[]][] = [
  [/^(?:saved|favou?rite|bookmarked|starred) \p{L}+$|^\p{L}+ saved$/u, ['saved']],
  [/ saved(?: for later)?$/, ['saved']],
  [/^(?:hourly|daily|weekly|seven-day|7-day|10-day|five-day) forecasts?$/, ['weather']],
  [/^(?:weekly|daily|monthly) (?:menus?|plans?|meals|views?)$/, ['week', 'calendar']],
  [/^(?:text |sticker |image )?overlays$/, ['editor']],
  [/ (?:tracker|logger)$/, ['history']],
  [/^(?:step-by-step |detailed |clear |simple |written )?instructions$/, ['guide']],
  [/^(?:recipe|cooking|preparation) (?:steps|method|instructions)$/, ['guide', 'detail']],
  [/^(?:marine|local|current|live) weather$/, ['weather']],
  [/^(?:step )?sequencer$/, ['board', 'game']],
  [/^(?:upvotes|downvotes|likes|votes)(?: and (?:upvotes|downvotes|likes|votes))?$/, ['feed', 'browse']],
  [/^flash ?cards$/, ['quiz']],
]
const longestTitle = 24
/** The screen that holds it; what is saved is called there as the description calls it. */
function heldBy({ text, words }: Phrase, { screens, entities }: AppPlan): ScreenPlan | undefined {
  const kinds = holders.find(([form]) => has(form, text))?.[1] ?? []
  const screen = screens.find(({ kind }) => kinds.includes(kind))
  // Favourite cafés are none of the walks one has kept.
  const kept = screen?.kind === 'saved' ? entities.get(screen.entity) : undefined
  const noun = toSingular(words.at(-1) ?? '')
  if (kept && /^favou?rite /.test(text) && ['place', 'person'].includes(classOf(noun)) && !isOf(kept, noun))
    return undefined
  if (screen?.kind === 'saved' && text.length <= longestTitle) screen.title ??= capitalise(text)
  return screen
}

/** Made things of their own, which no file of the app knows. */
const isMade = (extra: Extra): boolean =>
  extra.kind === 'note' || (extra.kind === 'thing' && extra.entity.id.startsWith('own-'))

const escaped = (text: string) => replaced(text, /[^\p{L}\p{N} -]/gu, '.')
const isSaid = (form: string, { description }: AppPlan) => findMade(form, 'iu', description) !== null

/** "Plan what to wear": a question the app answers as a whole, said below its name where nothing else stands. */
function asQuestion({ label = '', verb }: Phrase, { screens, description }: AppPlan): ScreenPlan | undefined {
  const [front] = screens
  // "Lesson times, what to bring": one of several things it tells.
  const isFirst = /^[^,.;]*$/.test(
    description.slice(0, description.toLowerCase().indexOf(label.toLowerCase())),
  )
  if (verb || !front || !isFirst || !/^what to \p{L}+$/iu.test(label)) return undefined
  front.subtitle ??= label.charAt(0).toUpperCase() + label.slice(1)
  return front
}

/** "Authentication", "seat tracking": what an app does, and nothing one fills in. */
function asFunction(extra: Extra, { text, verb }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  if (verb || !(extra.kind === 'field' || isMade(extra))) return undefined
  const { screens } = plan
  const [front] = screens
  if (/^(?:user |secure |account )?(?:authentication|authorization|authorisation)$/.test(text))
    return screens.find((screen) => screen.kind === 'signin') ?? front
  if (/^\p{L}+ integration$/u.test(text)) return front
  // "Guest management" where there is a list of guests.
  const noun = functionOf({ text })
  return noun === undefined ? undefined : screenOfFunction(noun, plan)
}

/** "Avoid getting lost": what shall not happen is nothing one does in the app. */
function isSpared({ kind }: Extra, { text, verb = '' }: Phrase, plan: AppPlan): boolean {
  if (kind !== 'action' && kind !== 'note') return false
  const what = escaped(text.startsWith(`${verb} `) ? text.slice(verb.length + 1) : text)
  return isSaid(`\\b(?:avoid|prevent)(?:s|ing)? (?:\\p{L}+ing (?:the |an? )?)?${what}(?!\\p{L})`, plan)
}

/**
 * The screen that stands for what a description only mentions: where one is ("at your desk"), the kind of thing its list
 * was of ("and other household duels"), what lies behind the screens ("a broker's trading API"), the timeline that the
 * feed is, and the question all of it answers. Undefined for what needs a place of its own.
 */
export function saidAside(extra: Extra, phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const [front] = plan.screens
  if (front && (isScores(extra, plan) || isSpared(extra, phrase, plan))) return front
  const does = asFunction(extra, phrase, plan)
  if (does) return does
  // "Magnitude filter": by that the list is narrowed down already.
  if (!phrase.verb && / filters?$/.test(phrase.text) && extra.kind !== 'choice')
    return plan.screens.find(({ kind }) => kind === 'browse' || kind === 'people')
  const words = escaped(phrase.label ?? phrase.text)
  const kept = phrase.verb ? undefined : heldBy(phrase, plan)
  if (kept) return kept
  if (phrase.verb || !front || !isMade(extra) || plan.isRegister) return undefined
  const question = asQuestion(phrase, plan)
  if (question) return question
  // What is ticked on a card stands on it.
  if (/^checklists?$/.test(phrase.text) && plan.entities.has('board-card'))
    return plan.screens.find(({ kind }) => kind === 'detail')
  const feed = plan.screens.find(({ kind }) => kind === 'feed')
  if (feed && /\btimelines?$/.test(phrase.text)) {
    feed.title ??= 'Timeline'
    return feed
  }
  // What is played next stands by the player.
  const player = plan.screens.find(({ kind }) => kind === 'player')
  if (player && /^(?:play )?queue$/.test(phrase.text)) {
    player.extras.push({ kind: 'option', label: 'Queue', value: '12 next', icon: 'list', isOfPlayer: true })
    return player
  }
  if (
    extra.kind === 'note' &&
    isSaid(`\\p{L}{4,} (?:for|of|from|about) (?:your |the |my )?${words}(?!\\p{L})`, plan)
  )
    return front
  if (
    extra.kind === 'thing' &&
    isSaid(`^[^,.;:]{3,60} for (?:\\p{L}+ )?${words}(?! (?:and|or)\\b)(?=[ .;:]|$)`, plan)
  )
    return front
  const [main] = plan.entities.values()
  // "Blocks distracting apps": which of the app's things, and no thing.
  if (
    main &&
    extra.kind === 'note' &&
    phrase.words.length === 1 &&
    phrase.text.endsWith('ing') &&
    isSaid(`\\b${words} (?:${[main.one, main.many, ...main.words].map(escaped).join('|')})(?!\\p{L})`, plan)
  )
    return front
  // "Quran reader" where a screen is called "Quran".
  const called = plan.screens.find(({ name }) => phrase.text.startsWith(`${name.toLowerCase()} `))
  if (extra.kind === 'note' && called && phrase.words.length === 2) {
    if (phrase.text.length <= longestTitle) called.title ??= capitalise(phrase.text)
    return called
  }
  const isThere =
    has(whereOneIs, phrase.text) &&
    isSaid(`\\b(?:at|in|on|from|inside|around) (?:your|my|the|their) ${words}\\b`, plan)
  const isDevice =
    /^(?:phone|computer|laptop|tablet|desktop|pc|smartphone|browser|phone and computer)s?$/.test(
      phrase.text,
    ) && isSaid(`\\b(?:between|on|from|to|and|with) (?:your |my |the |a )?${words}\\b`, plan)
  const isMeans = isSaid(`\\b(?:that|which) uses (?:the |an? )?${words}(?!\\p{L})`, plan)
  const isOfOthers = extra.kind === 'note' && isSaid(`\\b(?:and|or) (?:many )?other ${words}\\b`, plan)
  return isThere || isDevice || isMeans || isOfOthers || isSaid(`\\b${words} apis?\\b`, plan)
    ? front
    : undefined
}

/** "Recipes from the ingredients left in your fridge": above the recipes one says what there is. */
export function offerIngredients(plan: AppPlan): void {
  const list = plan.screens.find(({ kind, entity }) => kind === 'browse' && entity === 'recipe')
  const atHome =
    'ingredients (?:that )?(?:(?:you|one|i|we|users?|people|they) )?(?:already |still )?(?:have|has|left|got|available|at home|at hand|on hand)'
  if (list && isSaid(`\\b${atHome}\\b`, plan))
    list.extras.push({
      kind: 'choice',
      label: 'Ingredients at home',
      options: ['Eggs', 'Potatoes', 'Spinach', 'Rice', 'Lentils'],
    })
}
