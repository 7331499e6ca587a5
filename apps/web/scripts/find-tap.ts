import type { Action, AppDocument } from '@kwiq/app-model'

/** The words of what leads from one screen to another, or null when nothing does. Looks through items too. */
export function findTap({ screens }: AppDocument, from: string, to: string): string | null {
  const screen = screens.find(({ id }) => id === from)
  return screen ? search(screen.components, to) : null
}

function search(value: unknown, to: string): string | null {
  if (Array.isArray(value)) {
    for (const entry of value) {
      const found = search(entry, to)
      if (found) return found
    }
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const thing = value as Record<string, unknown>
  const properties = (thing.properties ?? {}) as Record<string, unknown>
  const action = (properties.action ?? thing.action) as Action | undefined
  const words = [properties.title, thing.title, thing.label].find((word) => typeof word === 'string' && word)
  if (action?.kind === 'screen' && action.screenId === to && typeof words === 'string') return words
  return search(Object.values(thing), to)
}
