import type { Action } from '@kwiq/app-model'
import { sameThing } from '../../dictation/same-thing.ts'
import type { Scene } from '../scene.ts'

/** The way to the screen that is said to open from what has this label, or that follows from it. */
export function leadingTo(scene: Scene, label: string, isButton = false): Action | undefined {
  // "Next" leads to the one behind it.
  const at = scene.app.screens.findIndex(({ id }) => id === scene.screen.id)
  const others = [...scene.app.screens.slice(at + 1), ...scene.app.screens.slice(0, at)]
  const said = label.toLowerCase()
  const own = others.find(({ dictated }) => dictated?.from?.some((from) => from.toLowerCase() === said))
  const like =
    own ??
    (isButton
      ? undefined
      : others.find(({ dictated }) => dictated?.from?.some((from) => sameThing(from, label))))
  return like ? scene.toScreen(like) : undefined
}
