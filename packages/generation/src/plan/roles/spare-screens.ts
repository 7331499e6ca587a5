import type { Feature } from '../../feature.ts'
import { stemOf } from '../../words/forms.ts'
import { mostScreens, type ScreenPlan } from '../types.ts'

/** What an app can do without where others have a part in it, the least of it first. */
const spare: readonly ScreenPlan['kind'][] = ['confirmed', 'saved', 'stats', 'history', 'profile', 'map']

/**
 * Takes out screens that came with the kind of app and that nobody asked for, as long as the parts of others make it larger
 * than one person's app. What the description names by a screen's name stays.
 */
export function withoutSpare(
  screens: ScreenPlan[],
  asked: readonly Feature[],
  stems: string,
  most = mostScreens,
): void {
  const isNamed = ({ kind, name, title }: ScreenPlan) =>
    kind !== 'confirmed' &&
    `${name} ${title ?? ''}`
      .toLowerCase()
      .split(' ')
      .some((word) => word.length > 2 && stems.includes(` ${stemOf(word)} `))
  const isLedTo = ({ id }: ScreenPlan) =>
    screens.some(({ sections }) =>
      sections?.some((section) => section.kind === 'doing' && section.screenId === id),
    )
  for (const kind of spare) {
    if (screens.length <= most) return
    const at = screens.findIndex(
      (screen) =>
        screen.kind === kind &&
        !asked.some(({ screen: need }) => need?.kind === kind) &&
        !isNamed(screen) &&
        !isLedTo(screen),
    )
    if (at > 0) screens.splice(at, 1)
  }
}
