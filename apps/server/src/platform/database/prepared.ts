import type { Database } from './database.ts'

const statements = new WeakMap<Database, Map<string, unknown>>()

/**
 * A statement that is put together once for a database, with holes (`sql.placeholder`) for what changes, and that a
 * PostgreSQL server parses once for each connection. For those on the way of every call. `name` belongs to one place
 * of the code, which always makes the same statement under it.
 */
export function prepared<Statement>(
  database: Database,
  name: string,
  prepare: (name: string) => Statement,
): Statement {
  const known = statements.get(database) ?? new Map<string, unknown>()
  statements.set(database, known)
  const statement = known.get(name)
  if (statement !== undefined) return statement as Statement
  const made = prepare(name)
  known.set(name, made)
  return made
}
