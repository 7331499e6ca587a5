import type { Feature } from '../feature.ts'
import { stemOf } from '../words/forms.ts'
import type { ScreenKind, ScreenPlan } from './types.ts'

/** Screens that come with a kind of app, and are the first to go where something is told that needs the room. */
export const firstToGo: readonly ScreenPlan['kind'][] = [
  'guide',
  'leaderboard',
  'saved',
  'stats',
  'history',
  'checklist',
  'video',
]

/**
 * Takes out one screen for another that is asked for: the first of these kinds, in their order, that nobody wants. The front
 * screen stays. False where there is none.
 */
export function spareOne(
  screens: ScreenPlan[],
  kinds: readonly ScreenKind[],
  isWanted: (screen: ScreenPlan) => boolean,
): boolean {
  const at = kinds
    .map((kind) => screens.findIndex((screen) => screen.kind === kind && !isWanted(screen)))
    .find((place) => place > 0)
  if (at === undefined) return false
  screens.splice(at, 1)
  return true
}

/** Whether a feature the description asks for needs a screen of this kind. */
export const isAskedOf = (asked: readonly Feature[], { kind }: ScreenPlan): boolean =>
  asked.some(({ screen }) => screen?.kind === kind)

/** Whether a description, given by its stems, has a word of what a screen is called. */
export const isCalledIn = (stems: string, { name, title }: ScreenPlan): boolean =>
  `${name} ${title ?? ''}`
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && stems.includes(` ${stemOf(word)} `))
