import type { Action } from '@kwiq/app-model'

/** What a row of a list can say that a screen opened from it says again. */
export const rowFields = [
  'title',
  'subtitle',
  'overline',
  'text',
  'value',
  'meta',
  'tag',
  'badge',
  'time',
  'image',
  'avatar',
] as const

/** The words and pictures of one row of a list. */
export type RowWords = { [Field in (typeof rowFields)[number]]?: string }

/** A tap: what it does, and the row of a list that was tapped. */
export type Tap = Action & { row?: RowWords }

/** The row a screen shows, and the one it was drawn with, whose words stand in it. */
export interface ShownRow {
  sample: RowWords
  row: RowWords
}

/** Layouts of a list whose items are numbers, choices or messages rather than things one opens. */
const noRows: ReadonlySet<string> = new Set(['chips', 'stats', 'bubbles', 'steps'])

/** Whether the items of a list in this layout are rows one opens. */
export const holdsRows = (layout: string): boolean => !noRows.has(layout)

/** The words of an item of a list; fields without any are left out. */
export function rowWords(item: RowWords): RowWords {
  const words: RowWords = {}
  for (const field of rowFields) if (item[field]) words[field] = item[field]
  return words
}

/** An item whose tap tells which row it was, when it leads to a screen and has a title to go by. */
export function withOwnRow<Item extends RowWords & { action?: Action }>(item: Item): Item {
  if (item.action?.kind !== 'screen' || !item.title) return item
  const action: Tap = { ...item.action, row: rowWords(item) }
  return { ...item, action }
}
