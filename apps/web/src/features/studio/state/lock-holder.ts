import type { DocumentStore } from './document-store.ts'

/**
 * Id of the screen or component whose lock holds this one, the outermost first; null when it is free. As
 * `findLockOf` of the model, without a search through the document.
 */
export function lockHolderOf(document: DocumentStore, id: string): string | null {
  const place = document.placeOf(id)
  const screenId = place?.screenId ?? id
  if (document.getScreen(screenId)?.isLocked) return screenId
  let holder: string | null = null
  for (let at: string | null = place ? id : null; at !== null;) {
    if (document.getNode(at)?.isLocked) holder = at
    at = document.placeOf(at)?.parentId ?? null
  }
  return holder
}
