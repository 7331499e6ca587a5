import { mergeDocuments } from '@kwiq/app-model'
import { texts } from '../texts.ts'
import type { Studio } from './studio.ts'

/**
 * Undo or redo by one snapshot, saved as the project's schema. When the document has moved on through others'
 * edits since, only the step itself is taken back: theirs stay, also where both changed the same.
 */
export function stepHistory(studio: Studio, direction: 'undo' | 'redo'): void {
  if (!studio.access.get().canEdit) return studio.toast(texts.viewOnly)
  const step = direction === 'undo' ? studio.undo.undo() : studio.undo.redo()
  if (step === null) {
    studio.toast(direction === 'undo' ? texts.nothingToUndo : texts.nothingToRedo)
    return
  }
  const current = studio.document.getDocument()
  const after = current === step.from ? step.to : mergeDocuments(step.from, current, step.to).document
  studio.showStep(after, direction === 'undo' ? texts.errors.undo : texts.errors.redo)
  studio.announce(direction === 'undo' ? 'Undone' : 'Redone')
}
