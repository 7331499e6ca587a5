import { z } from 'zod'
import type { SqlSession } from '../database/database.ts'
import type { Migration } from '../database/read-migrations.ts'
import { readRows } from './read-rows.ts'
import { createRowDigest, type RowDigest } from './row-digest.ts'
import { listApplied, listTables, migrationsUpTo, quoted } from './tables.ts'

/** Characters of rows that are sent at a time, about. */
const batchLength = 4_000_000

/** Tables with their rows, and the migrations their shape comes from. */
export interface RowSource {
  migrations: readonly string[]
  tables: readonly ({ name: string } & RowDigest)[]
  rows(table: string): AsyncIterable<string>
}

const ForeignKeys = z.array(z.object({ on: z.string(), name: z.string(), definition: z.string() }))

/** Whether there is data of a Kwiq in a database. */
export async function holdsKwiq(sql: SqlSession): Promise<boolean> {
  return (await listApplied(sql)).length > 0
}

/**
 * Fills a database with the rows of a source, counts and hashes what has arrived, and throws when it is not the
 * same. Inside one transaction: there is either all of it or nothing. What is of Kwiq there is dropped first.
 *
 * The tables are made as they were where the rows come from; the migrations since then have rows to change when they
 * are applied afterwards, as after any upgrade.
 */
export async function loadRows(
  sql: SqlSession,
  source: RowSource,
  migrations: readonly Migration[],
): Promise<void> {
  const upTo = migrationsUpTo(source.migrations, migrations)
  await sql.run("SET LOCAL TIME ZONE 'UTC'")
  await dropAll(sql)
  await sql.run(`CREATE TABLE kwiq_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  for (const { name, sql: statements, checksum } of upTo) {
    await sql.run(statements)
    await sql.rows('INSERT INTO kwiq_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
  }
  const made = await listTables(sql)
  const unknown = source.tables.find(({ name }) => !made.includes(name))
  if (unknown) throw new Error(`The table ${unknown.name} is not one of Kwiq's.`)

  // Rows come in no order that foreign keys could live with; they are all checked when the keys are put back.
  const keys = await listForeignKeys(sql)
  for (const { on, name } of keys) await sql.run(`ALTER TABLE ${on} DROP CONSTRAINT ${quoted(name)}`)
  for (const { name } of source.tables) await insertRows(sql, name, source.rows(name))
  for (const { on, name, definition } of keys) {
    await sql.run(`ALTER TABLE ${on} ADD CONSTRAINT ${quoted(name)} ${definition}`)
  }
  for (const { name, count, hash } of source.tables) await compare(sql, name, { count, hash })
}

async function dropAll(sql: SqlSession): Promise<void> {
  if (!(await holdsKwiq(sql))) return
  for (const name of [...(await listTables(sql)), 'kwiq_migrations']) {
    await sql.run(`DROP TABLE ${quoted(name)} CASCADE`)
  }
  const functions = await sql.rows(
    `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  )
  for (const { name } of z.array(z.object({ name: z.string() })).parse(functions)) {
    await sql.run(`DROP FUNCTION ${name}`)
  }
}

async function listForeignKeys(sql: SqlSession) {
  const rows = await sql.rows(
    `SELECT conrelid::regclass::text AS "on", conname AS name, pg_get_constraintdef(oid) AS definition
      FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  )
  return ForeignKeys.parse(rows)
}

async function insertRows(sql: SqlSession, table: string, rows: AsyncIterable<string>): Promise<void> {
  const statement = `INSERT INTO ${quoted(table)} SELECT * FROM json_populate_recordset(NULL::${quoted(table)}, $1::json)`
  let batch: string[] = []
  let length = 0
  const send = async () => {
    if (batch.length > 0) await sql.rows(statement, [`[${batch.join(',')}]`])
    batch = []
    length = 0
  }
  for await (const row of rows) {
    batch.push(row)
    length += row.length
    if (length >= batchLength) await send()
  }
  await send()
}

async function compare(sql: SqlSession, table: string, expected: RowDigest): Promise<void> {
  const digest = createRowDigest()
  for await (const rows of readRows(sql, table)) rows.forEach((row) => digest.add(row))
  const { count, hash } = digest.result()
  if (count === expected.count && hash === expected.hash) return
  throw new Error(
    `The table ${table} did not arrive whole: ${count} rows instead of ${expected.count}, or others. Nothing was changed.`,
  )
}
