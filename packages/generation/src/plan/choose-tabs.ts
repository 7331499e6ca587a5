import type { Feature } from '../feature.ts'
import { neverTabs } from './screen-kinds.ts'
import type { ScreenPlan } from './types.ts'

const mostTabs = 5
const longestTab = 11

/** Three to five tabs: those of the recipe, then what the description asks for. */
export function chooseTabs(screens: ScreenPlan[], asked: readonly Feature[]): void {
  let count = screens.filter((screen) => screen.isTab).length
  const wanted = new Set(asked.map((feature) => feature.screen?.kind))
  const candidates = [
    ...screens.filter((screen) => wanted.has(screen.kind)),
    ...screens.filter((screen) => !wanted.has(screen.kind)),
  ].filter((screen) => !screen.isTab && !neverTabs.has(screen.kind) && screen.name.length <= 10)
  for (const screen of candidates) {
    if (count >= (wanted.has(screen.kind) ? 4 : 3)) break
    screen.isTab = true
    count += 1
  }
  // What the description names beside the main thing is as much of the app.
  for (const screen of screens) {
    if (count >= mostTabs) break
    if (screen.kind !== 'browse' || screen.isTab || screen.name.length > longestTab) continue
    screen.isTab = true
    count += 1
  }
  const tabs = screens.filter((screen) => screen.isTab)
  // Two tabs of one name tell nobody where to go.
  for (const screen of tabs)
    if (screen.kind === 'home' && tabs.some((other) => other !== screen && other.name === screen.name)) {
      screen.title ??= screen.name
      screen.name = 'Home'
    }
  for (const screen of tabs.slice(mostTabs)) screen.isTab = false
  // The tab bar reads from left to right in the order of the screens: main ones first.
  screens.sort((one, other) => Number(other.isTab) - Number(one.isTab))
  const last = screens.findIndex(
    (screen) => screen.isTab && (screen.kind === 'profile' || screen.kind === 'settings'),
  )
  const tabCount = screens.filter((screen) => screen.isTab).length
  if (last >= 0 && last < tabCount - 1) {
    const [moved] = screens.splice(last, 1)
    if (moved) screens.splice(tabCount - 1, 0, moved)
  }
}
