import type { AppValues } from './app-runtime'
import { isOfAllRows } from './rows/changed-rows'
import type { ShownRow } from './rows/row-words'

/** An empty store of what people enter. */
export function createValueStore(): AppValues {
  const values = new Map<string, unknown>()
  const listeners = new Map<string, Set<() => void>>()
  const tell = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener()
  }
  return {
    has: (key) => values.has(key),
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value)
      tell(key)
    },
    forget: (componentId) => {
      const keys = [...values.keys()].filter((key) => key.startsWith(`${componentId}:`))
      for (const key of keys) values.delete(key)
      keys.forEach(tell)
    },
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => known.delete(listener)
    },
  }
}

/** The part of a store that belongs to one row: what is entered where it is shown is not said of another. */
export function valuesOfRow(store: AppValues, { row }: ShownRow): AppValues {
  const own = (key: string) => (isOfAllRows(key) ? key : `${row.title ?? ''}/${key}`)
  return {
    has: (key) => store.has(own(key)),
    read: (key) => store.read(own(key)),
    write: (key, value) => store.write(own(key), value),
    forget: (componentId) => store.forget(own(componentId)),
    subscribe: (key, listener) => store.subscribe(own(key), listener),
  }
}
