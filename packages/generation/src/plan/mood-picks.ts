import type { Entity } from '../entity.ts'
import type { ScreenPlan } from './types.ts'

/** What one watches, hears, reads or eats as one feels. */
const picked =
  /^(?:movie|film|song|track|album|book|recipe|quote|podcast|series|game|show|playlist|meal|poem)$/

/** Whether moods are there to find something that suits them, and nobody keeps a diary of them. */
export const isForPicking = (entities: ReadonlyMap<string, Entity>): boolean => {
  const [main] = entities.values()
  return main !== undefined && (picked.test(main.id) || picked.test(main.one.toLowerCase()))
}

/** "Mood log on five faces": one says how one is, and writes no pages. */
const ofMoods =
  /^(?:an? |the |my |your |simple |private |anonymous |daily |minimal |little |quick )*(?:moods? (?:logs?|logger|track\w*|meter|diary|check\w*|faces|calendar)\b|(?:log|track|note|rate|record)s? (?:your |my |the )?(?:daily )?moods?\b)/i

/**
 * Where one says how one feels, to be shown something or because the app is for just that, is what the app is opened for: its
 * first tab.
 */
export function putMoodFirst(
  screens: ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
  text: string,
): void {
  const mood = screens.find(({ kind }) => kind === 'mood')
  if (!mood || !(isForPicking(entities) || ofMoods.test(text.trim()))) return
  mood.name = 'Mood'
  mood.isTab = true
  screens.splice(screens.indexOf(mood), 1)
  screens.unshift(mood)
}
