import { type AppValues, isOfAllRows, type ShownRow } from '@kwiq/catalogue/views'
import { isKept, type Keeper, readKept, writeKept } from './kept-values.ts'

/** A store of values: it lives as long as its player, and with a keeper begins with what was kept before. */
export function createValueStore(keeper?: Keeper): AppValues {
  const values = new Map<string, unknown>(keeper ? readKept(keeper) : [])
  const listeners = new Map<string, Set<() => void>>()
  const tell = (key: string) => {
    for (const listener of listeners.get(key) ?? []) listener()
  }
  return {
    has: (key) => values.has(key),
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value)
      if (keeper && isKept(key)) writeKept(keeper, values)
      tell(key)
    },
    forget: (componentId) => {
      const keys = [...values.keys()].filter((key) => key.startsWith(`${componentId}:`))
      for (const key of keys) values.delete(key)
      if (keeper && keys.some(isKept)) writeKept(keeper, values)
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
