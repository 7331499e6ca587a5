import { type ChangedRows, changedRow } from '../rows/changed-rows.ts'
import type { RemovedRows } from '../rows/removed-rows.ts'
import type { KeptRow } from '../rows/row-form.ts'
import { withOwnRow } from '../rows/row-words.ts'
import type { ListItem } from './definition.ts'

/** An item and where it stands in the document's list: its values are kept under that index. */
export interface ListEntry {
  item: ListItem
  index: number
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Words of a choice that stand for everything. */
const everything = /^(all|any|every|everyone|everything|everybody)\b/

/** The stem of a word: without the plural's ending, so that "Cabins" finds a cabin. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?<=[^aeiou])ies$|s$/, '') : word)

/**
 * The items that fit what was chosen in chips and tabs. A choice that fits none of them is about something else,
 * and leaves them all.
 */
export function filterEntries(entries: ListEntry[], choices: readonly string[]): ListEntry[] {
  return choices.reduce((left, choice) => {
    const wanted = plain(choice).match(/[\p{L}\p{N}]+/gu) ?? []
    if (wanted.length === 0 || everything.test(plain(choice))) return left
    const fitting = left.filter(({ item }) => wanted.every((word) => wordsOf(item).includes(stemOf(word))))
    return fitting.length > 0 ? fitting : left
  }, entries)
}

const wordsOf = ({ title, subtitle, overline, text, meta, tag, badge, image }: ListItem) =>
  plain([title, subtitle, overline, text, meta, tag, badge, image].join(' '))

/** The items of a list as it was drawn, each under its index. */
export const entriesOf = (items: readonly ListItem[]): ListEntry[] =>
  items.map((item, index) => ({ item, index }))

/**
 * What a list of a running app shows: the rows that were written since it started, then its items. A written row
 * looks like the item it was made after, whatever that says by now, and leads to the same screen. Written rows have
 * the indexes after the items', which keep what was entered in theirs. Rows that were removed are not among them.
 */
export function runningEntries(
  items: readonly ListItem[],
  kept: readonly KeptRow[],
  changed: ChangedRows,
  removed: RemovedRows = [],
): ListEntry[] {
  const written = kept.flatMap((row, at) => {
    if (row.title && removed.includes(row.title, row.after)) return []
    const { like, after: _, ...words } = changedRow(row, changed)
    const { icon, tone, chevron, dot, action } = items.find(({ title }) => title === like) ?? {}
    const item = withOwnRow({ icon, tone, chevron, dot, action, ...words })
    return [{ item, index: items.length + kept.length - 1 - at }]
  })
  const own = items.map((item) => withOwnRow(item.action ? changedRow(item, changed) : item))
  const isThere = ({ index }: ListEntry) => !removed.includes(items[index]?.title ?? '')
  return [...written, ...(removed.length > 0 ? entriesOf(own).filter(isThere) : entriesOf(own))]
}

/** The entries in whose words every word of the query occurs, whatever its case and accents; all for an empty query. */
export function findEntries(entries: readonly ListEntry[], query: string): ListEntry[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean)
  return entries.filter(({ item }) => {
    const words = plain([item.title, item.subtitle, item.overline, item.text, item.meta].join(' '))
    return wanted.every((word) => words.includes(word))
  })
}
