import type { EventListener, ProjectEvent } from './event-bus.ts'

/** Who listens to what in this process. */
export interface Listeners {
  tell(event: ProjectEvent): void
  /** Tells those of every project that something may have been missed. */
  tellAllMissed(): void
  subscribe(projectId: string, listener: EventListener): () => void
  clear(): void
}

/** Nobody yet. Listeners are told after the caller has gone on: none of them can hold it up. */
export function createListeners(): Listeners {
  const listeners = new Map<string, Set<EventListener>>()
  const tell = (event: ProjectEvent) => {
    for (const listener of listeners.get(event.projectId) ?? []) queueMicrotask(() => listener(event))
  }
  return {
    tell,
    tellAllMissed: () => {
      for (const projectId of listeners.keys()) tell(missed(projectId))
    },
    subscribe: (projectId, listener) => {
      const ofProject = listeners.get(projectId) ?? new Set()
      listeners.set(projectId, ofProject.add(listener))
      return () => {
        ofProject.delete(listener)
        if (ofProject.size === 0 && listeners.get(projectId) === ofProject) listeners.delete(projectId)
      }
    },
    clear: () => listeners.clear(),
  }
}

/** The event that says that others were lost: whoever hears it reads anew what it shows. */
export function missed(projectId: string): ProjectEvent {
  return { projectId, type: 'refetch', actorId: null, data: {} }
}
