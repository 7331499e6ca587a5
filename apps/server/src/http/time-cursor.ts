import type { PageQuery } from '@kwiq/contracts'
import { isUuid } from '../platform/ids.ts'
import { invalidInput } from './validation.ts'

/** Where a page of a list ends that is ordered by time and then id, both falling. */
export interface TimeCursor {
  at: Date
  id: string
}

/** The cursor as text for a URL. */
function encodeTimeCursor({ at, id }: TimeCursor): string {
  return `${at.getTime()}_${id}`
}

/** Reads a cursor of `encodeTimeCursor`; throws 400 for anything else. */
export function decodeTimeCursor(text: string): TimeCursor {
  const [time = '', id = ''] = text.split('_')
  // More digits would be a year that PostgreSQL does not read.
  if (!/^\d{1,14}$/.test(time) || !isUuid(id)) {
    throw invalidInput([{ path: 'query.cursor', message: 'This is no cursor of this list.' }])
  }
  return { at: new Date(Number(time)), id }
}

/** A page of rows of which one more than `limit` was asked for, and the cursor of the next page or null. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  cursorOf: (row: Row) => TimeCursor,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { page, nextCursor: last === undefined ? null : encodeTimeCursor(cursorOf(last)) }
}

/** Rows of a page where the caller names no limit. */
const pageLength = 100

/** A page of a list, and the cursor of the next one or null. */
export interface Page<Item> {
  items: Item[]
  nextCursor: string | null
}

/** How a list ordered by time and id is read: rows after a place in it, where a row stands, and what is shown of it. */
interface TimeList<Row, Item> {
  find: (page: { after: TimeCursor | null; limit: number }) => Promise<Row[]>
  cursorOf: (row: Row) => TimeCursor
  present: (row: Row) => Item
}

/** The page of such a list that a query asks for. */
export async function readTimePage<Row, Item>(
  { limit = pageLength, cursor }: PageQuery,
  { find, cursorOf, present }: TimeList<Row, Item>,
): Promise<Page<Item>> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const { page, nextCursor } = cutPage(await find({ after, limit: limit + 1 }), limit, cursorOf)
  return { items: page.map(present), nextCursor }
}
