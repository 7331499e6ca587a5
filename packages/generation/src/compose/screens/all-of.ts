import type { Action } from '@kwiq/app-model'
import type { ScreenKind } from '../../plan/types.ts'
import type { Scene } from '../scene.ts'

const listing: readonly ScreenKind[] = ['browse', 'history', 'week', 'calendar', 'checklist', 'people']

/** Where one looks through things, and not back on what was done with them. */
export const shelves: readonly ScreenKind[] = ['browse', 'people']

/** Where "See all" below some of the screen's things leads: to where those are, not others; nowhere without such a screen. */
export function allOf(scene: Scene, kinds: readonly ScreenKind[] = listing): Action | undefined {
  const { app, screen } = scene
  for (const kind of kinds) {
    const own = app.screens.find(
      (each) => each !== screen && each.kind === kind && each.entity === screen.entity,
    )
    if (own) return scene.toScreen(own)
  }
  return undefined
}
