import { mostScreens, type ScreenPlan } from './types.ts'

/** A place for what the app can do: settings, unless it has them or no screen more fits. */
export function addSettings(screens: ScreenPlan[]): void {
  const [front] = screens
  if (!front || screens.length >= mostScreens || screens.some(({ kind }) => kind === 'settings')) return
  screens.push({
    id: 'settings',
    kind: 'settings',
    name: 'Settings',
    icon: 'settings',
    isTab: false,
    entity: front.entity,
    variant: 0,
    extras: [],
  })
}
