import { type AppValues, useAppRuntime, useAppValue } from '../app-runtime.ts'
import { keepChosen } from '../chosen/chosen-picture.ts'
import { changeRow } from './changed-rows.ts'
import { countRemoved } from './removed-rows.ts'
import { type RowWords, rowFields } from './row-words.ts'
import { divideWords } from './show-row.ts'

/** A field of a form, and what it says of the row the form is filled with. */
export interface RowFormField {
  /** Id of its component. */
  id: string
  says: string
  /** What one chooses from, in order; absent: one types. */
  choices?: string[]
  /** It is empty, and says so as an example: a new row has nothing of it unless one types. */
  isExample?: true
}

/** A screen on which one writes a new row of a list. */
export interface RowForm {
  /** The screen that rows of the list lead to. Whoever comes from there changes the row it shows. */
  opens: string
  /** Id of the button that keeps the row. */
  button: string
  /** Ids of the lists that get it. */
  lists: string[]
  /** The row whose words the form is filled with; new ones look like it. */
  sample: RowWords
  fields: RowFormField[]
  /** Id of the image on it: the row's picture, once one has chosen it. */
  picture?: string
  /** Ids of the components that are as before when the row is kept. */
  entered: string[]
}

/** A row that was written while the app runs. */
export interface KeptRow extends RowWords {
  /** Title of the row of the list that it looks like, and leads to the same screen as. */
  like: string
  /** How many rows had been removed when it was written; absent: none. */
  after?: number
}

/** Rows of a list that were written since the app started, the last one first. */
export function useKeptRows(listId: string): KeptRow[] {
  return useAppValue<KeptRow[]>(listId, 'kept-rows', none)[0]
}

const none: KeptRow[] = []

/**
 * What a field holds before anybody types: its value, and where the form changes a row also the words it has as an
 * example, which by then are that row's.
 */
export function useDrawnValue(
  id: string,
  { value, placeholder }: { value?: string; placeholder?: string },
): string {
  const { form: open } = useAppRuntime()
  const isRow =
    open?.changes !== undefined && open.form.fields.some((field) => field.id === id && field.isExample)
  return value ?? (isRow ? placeholder : undefined) ?? ''
}

/** The form of a screen, and the row that it changes; without one it writes a new row. */
export interface OpenForm {
  form: RowForm
  changes?: RowWords
}

/** What a button does besides its action when it keeps the row of its screen's form; undefined for other buttons. */
export function useKeepRow(buttonId: string): (() => void) | undefined {
  const { form: open, values } = useAppRuntime()
  if (!values || open?.form.button !== buttonId) return undefined
  const { form, changes } = open
  const read: ReadEntered = (id, name) => values.read(`${id}:${name}`)
  return () => {
    const withPicture = <Row extends RowWords>(row: Row): Row => {
      const image = form.picture && keepChosen(values, form.picture)
      return image ? { ...row, image } : row
    }
    if (changes) changeRow(values, changes, withPicture(rewrittenRow(form, changes, read)))
    else {
      const row = writtenRow(form, read)
      if (!row) return
      const pictured = row.image ? withPicture(row) : row
      for (const list of form.lists) addRow(values, list, pictured)
    }
    for (const id of form.entered) values.forget(id)
  }
}

/** Puts a row before the others of a list. */
export function addRow(values: AppValues, list: string, row: KeptRow): void {
  const key = `${list}:kept-rows`
  const known = values.has(key) ? (values.read(key) as KeptRow[]) : none
  const after = countRemoved(values)
  values.write(key, [after > 0 ? { ...row, after } : row, ...known])
}

/** Reads what was entered in a component, by its id and the value's name; undefined: nothing yet. */
type ReadEntered = (componentId: string, name: string) => unknown

/** A row with what was entered in its form since; words that no field of the form says stay. */
export function rewrittenRow({ sample, fields }: RowForm, row: RowWords, read: ReadEntered): RowWords {
  const entered = fields.flatMap((field) => {
    const words = readEntered(field, read)
    return words ? [{ says: field.says, words }] : []
  })
  const now: RowWords = { ...row }
  for (const field of rowFields) {
    const [from, to] = [sample[field], row[field]]
    if (!from || !to) continue
    const whole = entered.find(({ says }) => says === from)
    const [parts, own] = [divideWords(from), divideWords(to)]
    if (whole) now[field] = whole.words
    else if (parts.length > 1 && parts.length === own.length)
      now[field] = own
        .map((part, at) => entered.find(({ says }) => says === parts[at])?.words ?? part)
        .join(', ')
  }
  return now
}

/**
 * The row that a form says after one has filled it, or undefined when it has no name of its own yet. Words of the
 * sample that no field says are no words of it; its picture is drawn from its name.
 */
export function writtenRow({ sample, fields }: RowForm, read: ReadEntered): KeptRow | undefined {
  const now = new Map(
    fields.map((field) => [field.says, readEntered(field, read) ?? (field.isExample ? '' : field.says)]),
  )
  const title = sample.title && now.get(sample.title)
  if (!sample.title || !title || title === sample.title) return undefined
  const row: KeptRow = { like: sample.title, title }
  for (const field of rowFields) {
    const words = sample[field]
    if (!words || field === 'title') continue
    if (field === 'image' || field === 'avatar') row[field] = title
    else {
      const parts = now.has(words) ? [now.get(words)] : divideWords(words).map((part) => now.get(part))
      const said = parts.filter(Boolean).join(', ')
      if (said) row[field] = said
    }
  }
  return row
}

function readEntered({ id, choices }: RowFormField, read: ReadEntered): string | undefined {
  const value = read(id, choices ? 'active' : 'value')
  const entered = choices && typeof value === 'number' ? choices[value] : value
  return typeof entered === 'string' ? entered.trim() : undefined
}
