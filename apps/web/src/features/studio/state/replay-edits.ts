import { type AppDocument, applyCommand, CommandError, mergeDocuments } from '@kwiq/app-model'
import type { Edit } from './save-queue.ts'

/**
 * Puts edits made on an older document on a newer one, in order: commands are applied again, whole documents
 * are merged by id. Edits whose target is gone are returned as dropped.
 */
export function replayEdits(
  onto: AppDocument,
  edits: readonly Edit[],
): { document: AppDocument; dropped: Edit[] } {
  const dropped: Edit[] = []
  let document = onto
  for (const edit of edits) {
    if (edit.kind === 'document') {
      document = mergeDocuments(edit.before, edit.after, document).document
      continue
    }
    try {
      document = applyCommand(document, edit.command).document
    } catch (error) {
      if (!(error instanceof CommandError)) throw error
      dropped.push(edit)
    }
  }
  return { document, dropped }
}
