import type { AppValues } from './app-runtime'

/** An empty store of what people enter. */
export function createValueStore(): AppValues {
  const values = new Map<string, unknown>()
  const listeners = new Map<string, Set<() => void>>()
  return {
    has: (key) => values.has(key),
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value)
      for (const listener of listeners.get(key) ?? []) listener()
    },
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => known.delete(listener)
    },
  }
}
