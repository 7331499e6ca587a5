import {
  type AppDocument,
  canRedo,
  canUndo,
  createHistory,
  pushSnapshot,
  redo,
  type Step,
  undo,
} from '@kwiq/app-model'

/** Edits of one field within this time (ms) make one snapshot. */
const gatherMs = 1_000

export interface UndoController {
  /** Appends a snapshot after an edit, dropping what could be redone. `gather` names a field being typed in. */
  record(document: AppDocument, gather?: string): void
  /** The snapshots before and after a step, and moves the pointer; null at the end. */
  undo(): { from: AppDocument; to: AppDocument } | null
  redo(): { from: AppDocument; to: AppDocument } | null
  canUndo(): boolean
  canRedo(): boolean
  subscribe(listener: () => void): () => void
}

/** A list of up to 50 snapshots with a pointer, starting at `initial`. `now` is in ms. */
export function createUndoController(initial: AppDocument, now: () => number): UndoController {
  const listeners = new Set<() => void>()
  let history = createHistory(initial)
  let lastGather: { name: string; at: number } | null = null

  function tell() {
    for (const listener of listeners) listener()
  }

  const shown = () => history.snapshots[history.pointer]

  function take(step: Step<AppDocument> | undefined) {
    const from = shown()
    if (!step || !from) return null
    history = step.history
    lastGather = null
    tell()
    return { from, to: step.snapshot }
  }

  return {
    record(document, gather) {
      if (document === shown()) return
      const isGathered =
        gather !== undefined &&
        lastGather?.name === gather &&
        now() - lastGather.at < gatherMs &&
        canUndo(history)
      lastGather = gather === undefined ? null : { name: gather, at: now() }
      history = pushSnapshot(isGathered ? { ...history, pointer: history.pointer - 1 } : history, document)
      tell()
    },
    undo: () => take(undo(history)),
    redo: () => take(redo(history)),
    canUndo: () => canUndo(history),
    canRedo: () => canRedo(history),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
