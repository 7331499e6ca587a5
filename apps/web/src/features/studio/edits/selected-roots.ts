import type { Place } from '@kwiq/app-model'
import type { DocumentStore } from '../state/document-store.ts'
import type { Studio } from '../state/studio.ts'

/**
 * The components an edit of several acts on: those that exist, in document order, without what stands inside
 * another of them.
 */
export function rootsOf(document: DocumentStore, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  return ids
    .flatMap((id) => {
      const path = pathOf(document, id)
      return path === undefined || hasChosenAncestor(document, chosen, id) ? [] : [{ id, path }]
    })
    .sort((one, other) => comparePaths(one.path, other.path))
    .map(({ id }) => id)
}

/** The selected components an edit acts on. */
export function selectedRoots(studio: Studio): string[] {
  return rootsOf(studio.document, studio.selection.getSelectedIds())
}

function hasChosenAncestor(document: DocumentStore, chosen: ReadonlySet<string>, id: string): boolean {
  let parentId = document.placeOf(id)?.parentId ?? null
  while (parentId !== null) {
    if (chosen.has(parentId)) return true
    parentId = document.placeOf(parentId)?.parentId ?? null
  }
  return false
}

/** Index of the screen, then of each component on the way down. */
function pathOf(document: DocumentStore, id: string): number[] | undefined {
  const path: number[] = []
  let place: Place | undefined = document.placeOf(id)
  if (!place) return undefined
  const { screenId } = place
  while (place) {
    path.unshift(place.index)
    place = place.parentId === null ? undefined : document.placeOf(place.parentId)
  }
  return [document.getDocument().screens.findIndex((screen) => screen.id === screenId), ...path]
}

function comparePaths(one: readonly number[], other: readonly number[]): number {
  for (const [at, index] of one.entries()) {
    const difference = index - (other[at] ?? -1)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}
