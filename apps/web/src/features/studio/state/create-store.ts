import { useSyncExternalStore } from 'react'

/** A small value outside React, for parts that must not redraw together. */
export interface Store<Value> {
  get(): Value
  set(changes: Partial<Value>): void
  subscribe(listener: () => void): () => void
}

/** A store of an object. Listeners are told when one of its fields changed. */
export function createStore<Value extends object>(initial: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(changes) {
      const isSame = Object.entries(changes).every(([key, next]) => Object.is(Reflect.get(value, key), next))
      if (isSame) return
      value = { ...value, ...changes }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Redraws when what `select` picks changed; it must pick a field or a primitive, not make a new object. */
export function useStore<Value, Picked>(
  store: Pick<Store<Value & object>, 'get' | 'subscribe'>,
  select: (value: Value) => Picked,
): Picked {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
