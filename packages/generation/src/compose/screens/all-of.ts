import type { Action } from '@kwiq/app-model'
import type { ScreenKind } from '../../plan/types.ts'
import type { Scene } from '../scene.ts'

const listing: readonly ScreenKind[] = ['browse', 'history', 'week', 'calendar', 'checklist', 'people']

/** Where "See all" below some of the screen's things leads: to where those are, not others; nowhere without such a screen. */
export function allOf(scene: Scene): Action | undefined {
  const { app, screen } = scene
  for (const kind of listing) {
    const own = app.screens.find(
      (each) => each !== screen && each.kind === kind && each.entity === screen.entity,
    )
    if (own) return scene.toScreen(own)
  }
  return undefined
}
