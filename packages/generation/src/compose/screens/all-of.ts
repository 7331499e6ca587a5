import type { Action } from '@kwiq/app-model'
import type { Scene } from '../scene.ts'

/** Where "See all" below some of the screen's things leads: to the list or the past of those, not of others. */
export function allOf(scene: Scene): Action | undefined {
  const { app, screen } = scene
  const own = app.screens.find(
    ({ kind, entity }) => (kind === 'browse' || kind === 'history') && entity === screen.entity,
  )
  return own ? scene.toScreen(own) : scene.to('browse', 'history')
}
