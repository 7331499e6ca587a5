import { type AppDocument, describeChanges, diffDocuments } from '@kwiq/app-model'

/** What changed between two documents, in words. `before` is null when it can no longer be read. */
export function describeEdit(before: AppDocument | null, after: AppDocument): string {
  if (!before) return 'Replaced a document that could not be read'
  const changes = diffDocuments(before, after)
  // Reached when edits of one version undo each other.
  return changes.length === 0 ? 'Changes taken back' : describeChanges(changes)
}
