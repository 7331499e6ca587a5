import { describeChanges, diffDocuments, mergeDocuments } from '@kwiq/app-model'
import { texts } from '../texts.ts'
import type { Studio } from './studio.ts'

type Direction = 'undo' | 'redo'

/**
 * Undo or redo by one snapshot, saved as the project's schema. When the document has moved on through others'
 * edits since, only the step itself is taken back: theirs stay, also where both changed the same.
 */
export function stepHistory(studio: Studio, direction: Direction): void {
  if (!studio.mayEdit()) return
  const step = direction === 'undo' ? studio.undo.undo() : studio.undo.redo()
  if (step === null) {
    studio.toast(direction === 'undo' ? texts.nothingToUndo : texts.nothingToRedo)
    return
  }
  const current = studio.document.getDocument()
  const after = current === step.from ? step.to : mergeDocuments(step.from, current, step.to).document
  studio.showStep(after, direction === 'undo' ? texts.errors.undo : texts.errors.redo)
  tellSoon(studio, () => {
    const changes =
      direction === 'undo' ? diffDocuments(step.to, step.from) : diffDocuments(step.from, step.to)
    return `${direction === 'undo' ? 'Undone' : 'Redone'}: ${describeChanges(changes)}`
  })
}

/** Ms after which a step is told: to find its words takes longer than the step may, and of quick steps the last counts. */
const tellAfterMs = 150
const telling = new WeakMap<Studio, ReturnType<typeof setTimeout>>()

function tellSoon(studio: Studio, findWords: () => string): void {
  clearTimeout(telling.get(studio))
  telling.set(
    studio,
    setTimeout(() => studio.announce(findWords()), tellAfterMs),
  )
}
