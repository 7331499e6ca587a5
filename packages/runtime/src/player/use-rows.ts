import {
  type AppValues,
  changedRowsKey,
  noChangedRows,
  type OpenForm,
  openScreen,
  type RowWords,
  type ScreenBehaviour,
  type ShownRow,
} from '@kwiq/catalogue/views'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Navigation, StackEntry } from './navigation.ts'

/** What the screens of a running app show of the rows of its lists. */
export interface Rows {
  /** The row each screen was drawn with, by screen id. */
  samples: ReadonlyMap<string, RowWords>
  /** The row a screen one is on shows, and the form on it. */
  rowsOn: (entry: StackEntry) => { shown?: ShownRow; form?: OpenForm }
}

/** Follows the rows of an app: those screens are opened from, and those that were changed in it. */
export function useRows(
  behaviours: ReadonlyMap<string, ScreenBehaviour>,
  store: AppValues,
  { entries }: Navigation,
): Rows {
  const samples = useMemo(
    () => new Map([...behaviours].flatMap(([id, { sample }]) => (sample ? [[id, sample] as const] : []))),
    [behaviours],
  )
  const subscribe = useCallback((listener: () => void) => store.subscribe(changedRowsKey, listener), [store])
  // Only forms write under this key, and write this type.
  const read = () => (store.read(changedRowsKey) as typeof noChangedRows | undefined) ?? noChangedRows
  const changed = useSyncExternalStore(subscribe, read, read)
  return useMemo(() => {
    const known = new Map<string, ReturnType<Rows['rowsOn']>>()
    const open = ({ key, screenId, shown }: StackEntry) => {
      const form = behaviours.get(screenId)?.form
      const below = entries[entries.findIndex((entry) => entry.key === key) - 1]
      const isChanging = form !== undefined && below?.screenId === form.opens
      return openScreen({ opened: shown, sample: samples.get(screenId), form, isChanging }, changed)
    }
    const rowsOn = (entry: StackEntry) => {
      const rows = known.get(entry.key) ?? open(entry)
      known.set(entry.key, rows)
      return rows
    }
    return { samples, rowsOn }
  }, [samples, behaviours, changed, entries])
}
