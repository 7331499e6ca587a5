import { type AppValues, useAppRuntime, useAppValue } from '../app-runtime.ts'
import { changedRow, readChangedRows } from './changed-rows.ts'
import type { RowWords } from './row-words.ts'

/** Titles of the rows that were taken out of the lists of a running app, in that order: those they were drawn with. */
export type RemovedRows = readonly string[]

const place = { id: 'rows', name: 'removed' }

/** The key of the store they are kept under: for the whole app, whichever row a screen shows. */
const removedRowsKey = `${place.id}:${place.name}`

const none: RemovedRows = []

/** The rows that were taken out of lists in this app. */
export function useRemovedRows(): RemovedRows {
  return useAppValue(place.id, place.name, none)[0]
}

/** How many rows were taken out until now: a row that is written then is none of them, whatever its title. */
export function countRemoved(values: AppValues): number {
  return readRemoved(values).length
}

/** Takes a row out of every list, by the title it has now. */
function removeRow(values: AppValues, { title }: RowWords): void {
  if (title === undefined) return
  const changed = readChangedRows(values)
  const drawn = Object.keys(changed).filter((known) => changedRow({ title: known }, changed).title === title)
  values.write(removedRowsKey, [...readRemoved(values), ...(drawn.length > 0 ? drawn : [title])])
}

// Only `removeRow` writes under this key, and writes this type.
const readRemoved = (values: AppValues) =>
  values.has(removedRowsKey) ? (values.read(removedRowsKey) as RemovedRows) : none

/** The icon of what takes something away, under any of its names. */
const removing: ReadonlySet<string> = new Set(['trash', 'delete', 'remove', 'bin'])

/**
 * What a button or a sign in a header does besides its action when its icon says that something is taken away: the
 * row that its screen shows is gone from every list. Undefined for other icons, and where no row is shown.
 */
export function useRemoveRow(icon: string | undefined): (() => void) | undefined {
  const { row, values } = useAppRuntime()
  if (!values || !row || icon === undefined || !removing.has(icon)) return undefined
  return () => removeRow(values, row)
}
