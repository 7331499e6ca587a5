import { createListeners } from './create-listeners.ts'
import type { EventBus } from './event-bus.ts'

/** An event bus of one process, for the embedded database. */
export function createLocalBus(): EventBus {
  const listeners = createListeners()
  return {
    publish: listeners.tell,
    subscribe: listeners.subscribe,
    close: async () => listeners.clear(),
  }
}
