import { type AppValues, useAppValue } from '../app-runtime.ts'
import type { OpenForm, RowForm } from './row-form.ts'
import { type RowWords, rowFields, type ShownRow } from './row-words.ts'

/** What rows say since they were changed, by the title they had. */
export type ChangedRows = Readonly<Record<string, RowWords>>

const place = { id: 'rows', name: 'changed' }

/** The key of the store they are kept under: for the whole app, whichever row a screen shows. */
export const changedRowsKey = `${place.id}:${place.name}`

/** Whether a value is of the rows of the whole app, and not of the one row that a screen shows. */
export const isOfAllRows = (key: string): boolean => key.startsWith(`${place.id}:`)

/** No row was changed. */
export const noChangedRows: ChangedRows = {}

/** What rows say since they were changed in this app. */
export function useChangedRows(): ChangedRows {
  return useAppValue(place.id, place.name, noChangedRows)[0]
}

/** What a row says now. It may have been changed several times, under a new title each time. */
export function changedRow<Row extends RowWords>(row: Row, changed: ChangedRows): Row {
  const seen = new Set<string>()
  let now = row
  while (now.title !== undefined && !seen.has(now.title)) {
    seen.add(now.title)
    const words = Object.hasOwn(changed, now.title) ? changed[now.title] : undefined
    if (words) now = { ...now, ...onlyOwn(words, now) }
  }
  return now
}

/** Has a row say something else from now on. */
export function changeRow(values: AppValues, { title }: RowWords, row: RowWords): void {
  if (title === undefined) return
  values.write(changedRowsKey, { ...readChangedRows(values), [title]: row })
}

/** What rows say since they were changed, as a store has it now. Only `changeRow` writes under its key. */
export const readChangedRows = (values: AppValues): ChangedRows =>
  values.has(changedRowsKey) ? (values.read(changedRowsKey) as ChangedRows) : noChangedRows

/** Of the words of a row, those that a list shows of it. */
function onlyOwn(words: RowWords, row: RowWords): RowWords {
  const own: RowWords = {}
  for (const field of rowFields) if (row[field] && words[field]) own[field] = words[field]
  return own
}

/** What a screen is opened with. */
interface Opening {
  /** The row it was opened from, or the screen before it shows. */
  opened?: ShownRow
  /** The row it was drawn with. */
  sample?: RowWords
  /** The form on it, and whether one came to it from the screen of the row. */
  form?: RowForm
  isChanging: boolean
}

/** What a screen shows now, and the form on it; without `shown` it is as it was drawn. */
export function openScreen(
  { opened, sample, form, isChanging }: Opening,
  changed: ChangedRows,
): { shown?: ShownRow; form?: OpenForm } {
  const drawn = opened?.sample ?? sample ?? (isChanging ? form?.sample : undefined)
  const row = opened?.row ?? drawn
  const now = row && changedRow(row, changed)
  const shown = drawn && now && now !== drawn ? { sample: drawn, row: now } : undefined
  if (!form) return { shown }
  return { shown, form: isChanging ? { form, changes: now ?? form.sample } : { form } }
}
