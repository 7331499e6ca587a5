import type { Feature } from '../../feature.ts'
import { isAskedOf, isCalledIn, spareOne } from '../spare-screens.ts'
import { mostScreens, type ScreenPlan } from '../types.ts'

/** What an app can do without where it has more than one goes through, the least of it first. */
const spare: readonly ScreenPlan['kind'][] = [
  'confirmed',
  'compare',
  'guide',
  'saved',
  'stats',
  'leaderboard',
  'history',
  'help',
  'profile',
  'map',
]

/**
 * Takes out screens that came with the kind of app and that nobody asked for, as long as an app has more screens than
 * anybody goes through. What the description names by a screen's name stays, but for a confirmation, and so does what a
 * part leads to.
 */
export function withoutSpare(screens: ScreenPlan[], asked: readonly Feature[], stems: string): void {
  const ledTo = new Set(
    screens.flatMap(({ sections = [] }) =>
      sections.flatMap((section) => (section.kind === 'doing' ? [section.screenId] : [])),
    ),
  )
  const isWanted = (screen: ScreenPlan) =>
    isAskedOf(asked, screen) ||
    ledTo.has(screen.id) ||
    (screen.kind !== 'confirmed' && isCalledIn(stems, screen))
  while (screens.length > mostScreens && spareOne(screens, spare, isWanted));
}
