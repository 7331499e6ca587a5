import {
  type AppDocument,
  canRedo,
  canUndo,
  createHistory,
  mergeDocuments,
  pushSnapshot,
  redo,
  type Step,
  undo,
} from '@kwiq/app-model'

/** Edits of one field within this time (ms) make one snapshot. */
const gatherMs = 1_000

/** A document of the person's, and the one their edit made it out of: others may have edited in between. */
interface Snapshot {
  before: AppDocument
  document: AppDocument
}

/** Of edits that were put on a newer document: what each began with and ended with, and what it does now. */
interface Rebased {
  before: ReadonlyMap<AppDocument, AppDocument>
  after: ReadonlyMap<AppDocument, AppDocument>
}

export interface UndoController {
  /** Appends a snapshot after an edit, dropping what could be redone. `gather` names a field being typed in. */
  record(document: AppDocument, gather?: string): void
  /**
   * The document is now another by what was no new edit of this person: others' edits, undo or redo. The next
   * edit begins there, so that taking it back leaves theirs alone.
   */
  moveOn(document: AppDocument): void
  /** Records an edit that was made elsewhere (a restore) and is shown already: the next one does not begin there. */
  recordMade(before: AppDocument, document: AppDocument): void
  /**
   * Edits that are not saved yet now stand on what others saved meanwhile: to take one back is to come back to
   * theirs, also where both changed the same.
   */
  rebase(moved: Rebased): void
  /** The documents between which a step lies, and moves the pointer; null at the end. */
  undo(): { from: AppDocument; to: AppDocument } | null
  redo(): { from: AppDocument; to: AppDocument } | null
  canUndo(): boolean
  canRedo(): boolean
  subscribe(listener: () => void): () => void
}

/** A list of up to 50 snapshots with a pointer, starting at `initial`. `now` is in ms. */
export function createUndoController(initial: AppDocument, now: () => number): UndoController {
  const listeners = new Set<() => void>()
  let history = createHistory<Snapshot>({ before: initial, document: initial })
  /** What the next edit begins from. */
  let current = initial
  let lastGather: { name: string; at: number } | null = null

  function tell() {
    for (const listener of listeners) listener()
  }

  const shown = () => history.snapshots[history.pointer]

  function move(step: Step<Snapshot> | undefined): boolean {
    if (!step) return false
    history = step.history
    lastGather = null
    tell()
    return true
  }

  return {
    record(document, gather) {
      if (document === current) return
      const last = shown()
      const isGathered =
        gather !== undefined &&
        lastGather?.name === gather &&
        now() - lastGather.at < gatherMs &&
        canUndo(history)
      lastGather = gather === undefined ? null : { name: gather, at: now() }
      history = isGathered
        ? pushSnapshot(
            { ...history, pointer: history.pointer - 1 },
            { before: last?.before ?? current, document },
          )
        : pushSnapshot(history, { before: current, document })
      current = document
      tell()
    },
    recordMade(before, document) {
      lastGather = null
      history = pushSnapshot(history, { before, document })
      tell()
    },
    rebase({ before, after }) {
      history = {
        ...history,
        snapshots: history.snapshots.map((snapshot) => {
          const [start, end] = [before.get(snapshot.before), after.get(snapshot.document)]
          if (!start && !end) return snapshot
          // Several edits of one field make one snapshot, of which the first may be saved.
          const from = start ?? onTop(snapshot.document, snapshot.before, end)
          return { before: from, document: end ?? onTop(snapshot.before, snapshot.document, start) }
        }),
      }
    },
    moveOn(document) {
      if (document === current) return
      current = document
      lastGather = null
    },
    undo() {
      const left = shown()
      if (!move(undo(history)) || !left) return null
      current = left.before
      return { from: left.document, to: left.before }
    },
    redo() {
      if (!move(redo(history))) return null
      const reached = shown()
      if (!reached) return null
      current = reached.document
      return { from: reached.before, to: reached.document }
    },
    canUndo: () => canUndo(history),
    canRedo: () => canRedo(history),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What leads from `base` to `moved` put on `document`, another descendant of `base`, which wins. */
function onTop(base: AppDocument, document: AppDocument, moved: AppDocument | undefined): AppDocument {
  return moved ? mergeDocuments(base, document, moved).document : document
}
