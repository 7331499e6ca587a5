/** Tells workers that there may be work, so that nobody waits for their next look. */
export interface JobBell {
  /** Never throws and never waits. Ring after the work has been committed. */
  ring(): void
  /** Returns the way to stop listening. */
  listen(listener: () => void): () => void
  close(): Promise<void>
}

/** A bell of one process. */
export function createLocalBell(): JobBell {
  const listeners = new Set<() => void>()
  return {
    ring: () => {
      for (const listener of listeners) queueMicrotask(listener)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: async () => listeners.clear(),
  }
}
