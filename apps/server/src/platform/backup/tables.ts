import { z } from 'zod'
import type { SqlSession } from '../database/database.ts'
import type { Migration } from '../database/read-migrations.ts'

/** Where migrations write down what they did: made anew by migrating, never copied. */
const ledger = 'kwiq_migrations'

const Names = z.array(z.object({ name: z.string() })).transform((rows) => rows.map(({ name }) => name))

/** The name as SQL writes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Every table that holds data, in the order of their names. */
export async function listTables(sql: SqlSession): Promise<string[]> {
  const rows = await sql.rows(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> $1 ORDER BY 1`,
    [ledger],
  )
  return Names.parse(rows)
}

/** The migrations a database has been through, in their order; none where there is no database of Kwiq's yet. */
export async function listApplied(sql: SqlSession): Promise<string[]> {
  const found = await sql.rows(
    'SELECT 1 FROM pg_tables WHERE schemaname = current_schema() AND tablename = $1',
    [ledger],
  )
  if (found.length === 0) return []
  return Names.parse(await sql.rows(`SELECT name FROM ${ledger} ORDER BY name`))
}

/**
 * The first migrations, those a database has been through. Throws when it has been through one that is not known
 * here.
 */
export function migrationsUpTo(applied: readonly string[], migrations: readonly Migration[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  return applied.map((name) => {
    const migration = known.get(name)
    if (!migration) throw new Error(`This was made by a newer version of Kwiq (migration ${name}).`)
    return migration
  })
}
