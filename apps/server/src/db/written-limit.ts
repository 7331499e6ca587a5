import { type Placeholder, sql } from 'drizzle-orm'

/**
 * A limit that stands in the statement's text. Of one that is a parameter a kept plan must assume that it lets a tenth
 * of all rows through, and where there are many that looks dearer than planning anew: so the database does just that at
 * every call, which takes longer than reading a few rows.
 */
export function writtenLimit(count: number): Placeholder {
  return { name: 'limit', protected: undefined, getSQL: () => sql.raw(String(Math.trunc(count))) }
}
