import { useSyncExternalStore } from 'react'

/** Values of fields, tabs and switches while an app runs. */
export interface ValueStore {
  /** A value by component and name, like useState; every component that asks for it is drawn anew on a change. */
  useValue<Value>(componentId: string, name: string, initial: Value): [Value, (value: Value) => void]
}

/** An empty store; it lives as long as its player. */
export function createValueStore(): ValueStore {
  const values = new Map<string, unknown>()
  const listeners = new Map<string, Set<() => void>>()
  return {
    useValue<Value>(componentId: string, name: string, initial: Value) {
      const key = `${componentId}:${name}`
      const subscribe = (listener: () => void) => {
        const known = listeners.get(key) ?? new Set()
        listeners.set(key, known.add(listener))
        return () => known.delete(listener)
      }
      // A key is only ever written by the setter below, with the type its component asked for.
      const read = () => (values.has(key) ? (values.get(key) as Value) : initial)
      const value = useSyncExternalStore(subscribe, read, read)
      const set = (next: Value) => {
        values.set(key, next)
        for (const listener of listeners.get(key) ?? []) listener()
      }
      return [value, set]
    },
  }
}
