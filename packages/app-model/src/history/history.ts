/** Most snapshots a history keeps. */
export const historyLimit = 50

/** Snapshots of a document, oldest first, and which of them is shown. Immutable. */
export interface History<Snapshot> {
  readonly snapshots: readonly Snapshot[]
  /** Index of the shown snapshot; -1 while there is none. */
  readonly pointer: number
}

/** A history that begins with this snapshot, or an empty one. */
export function createHistory<Snapshot>(first?: Snapshot): History<Snapshot> {
  return first === undefined ? { snapshots: [], pointer: -1 } : { snapshots: [first], pointer: 0 }
}

/**
 * Appends a snapshot behind the shown one; what could be redone is gone, and past 50 the oldest is dropped. Do
 * not push what undo or redo gave. The shown snapshot pushed again changes nothing.
 */
export function pushSnapshot<Snapshot>(history: History<Snapshot>, snapshot: Snapshot): History<Snapshot> {
  if (history.pointer >= 0 && history.snapshots[history.pointer] === snapshot) return history
  const snapshots = [...history.snapshots.slice(0, history.pointer + 1), snapshot].slice(-historyLimit)
  return { snapshots, pointer: snapshots.length - 1 }
}

/** Whether there is a snapshot before the shown one. */
export function canUndo(history: History<unknown>): boolean {
  return history.pointer > 0
}

/** Whether there is a snapshot behind the shown one. */
export function canRedo(history: History<unknown>): boolean {
  return history.pointer < history.snapshots.length - 1
}

/** One step back and the snapshot then shown; undefined at the start. */
export function undo<Snapshot>(history: History<Snapshot>): Step<Snapshot> | undefined {
  return canUndo(history) ? step(history, history.pointer - 1) : undefined
}

/** One step forward and the snapshot then shown; undefined at the end. */
export function redo<Snapshot>(history: History<Snapshot>): Step<Snapshot> | undefined {
  return canRedo(history) ? step(history, history.pointer + 1) : undefined
}

export interface Step<Snapshot> {
  history: History<Snapshot>
  snapshot: Snapshot
}

function step<Snapshot>(history: History<Snapshot>, pointer: number): Step<Snapshot> | undefined {
  const snapshot = history.snapshots[pointer]
  return snapshot === undefined ? undefined : { history: { ...history, pointer }, snapshot }
}
