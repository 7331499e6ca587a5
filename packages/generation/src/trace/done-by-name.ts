import type { Entity } from '../entity.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { labelOf } from './label-of.ts'
import { isOf } from './names-of.ts'

/** Screens one does something on, which are called after that: "Translate", "Measure", "Scan". */
const working: ReadonlySet<ScreenKind> = new Set([
  'transform',
  'converter',
  'generator',
  'gauge',
  'scanner',
  'editor',
  'board',
  'game',
  'quiz',
  'timer',
  'typing',
  'home',
])
const longestTitle = 22

const firstWord = (text: string) => text.toLowerCase().split(' ')[0] ?? ''
/** "Synchronise" and "sync" are one doing. */
const doingOf = (verb: string) => stemOf(verb.replace(/^synchroni[sz]e$/, 'sync'))

/** "Translate text" where a screen is called Translate: that is where it is done, and what it is called then. */
function onScreenOfThatName(phrase: Phrase, { screens }: AppPlan): ScreenPlan | undefined {
  const doing = doingOf(phrase.verb ?? '')
  const screen = screens.find(
    ({ kind, name }) => working.has(kind) && !name.includes(' ') && doingOf(name.toLowerCase()) === doing,
  )
  const label = labelOf(phrase)
  if (!screen || phrase.words.length === 0 || label.length > longestTitle) return undefined
  screen.title ??= label
  return screen.title === label ? screen : undefined
}

/** What would stand in the settings, were there no place for it. */
const isSetOnce =
  /^(?:sync|synchroni[sz]e|connect|back|backup|restore|export|import|install|encrypt|protect|clear|download)$/

/** "Sync contacts" where each thing has "Sync now" on its own screen: that button says it. */
function onUse(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const detail = plan.screens.find(({ kind, isDeed }) => kind === 'detail' && !isDeed)
  const entity = plan.entities.get(detail?.entity ?? '')
  if (!detail || !entity || !isSetOnce.test(phrase.verb ?? '')) return undefined
  if (doingOf(firstWord(entity.use)) !== doingOf(phrase.verb ?? '')) return undefined
  const noun = phrase.words.at(-1) ?? ''
  const use = isOf(entity, toSingular(noun))
    ? capitalise(`${phrase.verb ?? ''} ${toSingular(noun)}`)
    : labelOf(phrase)
  if (use.length <= longestTitle && noun !== '' && entity.use.split(' ').length < 3)
    plan.entities.set(entity.id, { ...entity, use })
  return detail
}

const keeping =
  /^(?:track|build|create|make|manage|organi[sz]e|keep|browse|look up|view|see|explore|maintain)$/
const shown: readonly ScreenKind[] = [
  'browse',
  'board',
  'checklist',
  'calendar',
  'week',
  'history',
  'feed',
  'map',
  'saved',
]

/** "Build decks" where the decks have a screen of their own beside what the app is about. */
function onListOfThose(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const [main] = plan.entities.values()
  const noun = phrase.words.map(toSingular).join(' ')
  if (!keeping.test(phrase.verb ?? '') || noun === '') return undefined
  const isThat = (entity: Entity | undefined) =>
    entity !== undefined &&
    entity !== main &&
    !entity.id.startsWith('own-') &&
    (entity.words.includes(noun) || entity.one.toLowerCase() === noun)
  return plan.screens.find(({ kind, entity }) => shown.includes(kind) && isThat(plan.entities.get(entity)))
}

/**
 * The screen that is there for a doing by its name, its button or its things, undefined where there is none. What it says
 * of the doing it says in the description's words.
 */
export const doneByName = (phrase: Phrase, plan: AppPlan): ScreenPlan | undefined =>
  phrase.verb
    ? (onScreenOfThatName(phrase, plan) ?? onUse(phrase, plan) ?? onListOfThose(phrase, plan))
    : undefined
