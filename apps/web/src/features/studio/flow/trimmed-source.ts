import type { Screen } from '@kwiq/app-model'
import type { NodeSource } from '@kwiq/runtime'
import { trimComponents } from '../screens/trim-for-still.ts'

/** The document's nodes, each screen with only what can be seen of it without scrolling. */
export function trimmedSource(source: NodeSource): NodeSource {
  const trimmed = new WeakMap<Screen, Screen>()
  const trim = (screen: Screen): Screen => {
    const known = trimmed.get(screen)
    if (known) return known
    const components = trimComponents(screen.components)
    const next = components === screen.components ? screen : { ...screen, components }
    trimmed.set(screen, next)
    return next
  }
  return {
    getNode: source.getNode,
    getTheme: source.getTheme,
    subscribe: source.subscribe,
    getScreen: (screenId) => {
      const screen = source.getScreen(screenId)
      return screen && trim(screen)
    },
  }
}
