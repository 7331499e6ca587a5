import type { EventBus, EventListener } from './event-bus.ts'

/** An event bus of one process, for the embedded database. */
export function createLocalBus(): EventBus {
  const listeners = new Map<string, Set<EventListener>>()
  return {
    publish: (event) => {
      for (const listener of listeners.get(event.projectId) ?? []) queueMicrotask(() => listener(event))
    },
    subscribe: (projectId, listener) => {
      const ofProject = listeners.get(projectId) ?? new Set()
      listeners.set(projectId, ofProject.add(listener))
      return () => {
        ofProject.delete(listener)
        if (ofProject.size === 0 && listeners.get(projectId) === ofProject) listeners.delete(projectId)
      }
    },
    close: async () => listeners.clear(),
  }
}
