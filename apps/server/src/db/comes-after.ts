import { type Placeholder, type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * What comes after a row in a list that falls by time and then by id; undefined at its beginning. One comparison of
 * rows: an index over both leads straight to the place, however far down the list it is.
 */
export function comesAfter(
  time: SQLWrapper,
  id: SQLWrapper,
  after: { at: Date; id: string } | { at: Placeholder; id: Placeholder } | null,
): SQL | undefined {
  if (!after) return undefined
  const at = after.at instanceof Date ? after.at.toISOString() : after.at
  return sql`(${time}, ${id}) < (${at}::timestamptz, ${after.id}::uuid)`
}
