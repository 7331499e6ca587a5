import type { Action, AppDocument } from '@kwiq/app-model'

/** The words of everything that leads from one screen to another, items of lists included, in drawing order. */
export function findTaps({ screens }: AppDocument, from: string, to: string): string[] {
  const screen = screens.find(({ id }) => id === from)
  return screen ? search(screen.components, to) : []
}

function search(value: unknown, to: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => search(entry, to))
  if (typeof value !== 'object' || value === null) return []
  const thing = value as Record<string, unknown>
  const properties = (thing.properties ?? {}) as Record<string, unknown>
  const action = (properties.action ?? thing.action) as Action | undefined
  const words = [properties.title, thing.title, thing.label].find((word) => typeof word === 'string' && word)
  const own = action?.kind === 'screen' && action.screenId === to && typeof words === 'string' ? [words] : []
  return [...own, ...Object.values(thing).flatMap((entry) => search(entry, to))]
}
