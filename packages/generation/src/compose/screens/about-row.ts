import type { ComponentNode } from '@kwiq/app-model'
import type { AppPlan, ScreenKind, ScreenPlan } from '../../plan/types.ts'
import type { Scene } from '../scene.ts'

/** First screens that end somewhere, so that a row can stand below all else. */
const scrolling: readonly ScreenKind[] = [
  'home',
  'browse',
  'calendar',
  'feed',
  'saved',
  'checklist',
  'history',
]

/** Whether a screen is where the app tells what it is: its settings, else one's profile, else the end of the first screen. */
export function tellsOfItself({ screens }: AppPlan, screen: ScreenPlan): boolean {
  const own =
    screens.find(({ kind }) => kind === 'settings') ?? screens.find(({ kind }) => kind === 'profile')
  const [front] = screens
  return own ? screen === own : screen === front && scrolling.includes(screen.kind)
}

/** What the app is, in the words of who wanted it: a row as apps have one at the end. */
export function aboutRow({ kit, app }: Scene): ComponentNode[] {
  return app.kindLine === undefined || app.language
    ? []
    : [kit.list('rows', 'About', [{ icon: 'info', title: `About ${app.name}`, subtitle: app.kindLine }])]
}
