import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyTestDatabase } from '../../testing/index.ts'
import { seedRows } from '../backup/testing/seed-rows.ts'
import type { OpenDatabase, SqlSession } from './database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './read-migrations.ts'

const migrations = await readMigrations()

let open: OpenDatabase
beforeAll(async () => {
  open = await openEmptyTestDatabase()
})
afterAll(() => open.close())

/** The rows of a table by their text, so that columns which come later do not matter. */
async function rowsOf(sql: SqlSession, table: string): Promise<Record<string, unknown>[]> {
  const rows = await sql.rows(`SELECT row_to_json(t) AS row FROM ${table} t ORDER BY row_to_json(t)::text`)
  return rows.map(({ row }) => row as Record<string, unknown>)
}

// Every state somebody's data directory may be in.
test.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
  'a database as %s left it is brought up to date, and keeps what is in it',
  async (_name, count) => {
    await open.exclusively((sql) => sql.run('DROP SCHEMA public CASCADE; CREATE SCHEMA public'))
    await migrate(open, migrations.slice(0, count))
    const before = await open.exclusively(async (sql) => {
      const tables = await seedRows(sql, count)
      return Promise.all(tables.map(async (table) => [table, await rowsOf(sql, table)] as const))
    })
    expect(await migrate(open, migrations)).toEqual(migrations.slice(count).map(({ name }) => name))
    await open.exclusively(async (sql) => {
      for (const [table, rows] of before) {
        const after = await rowsOf(sql, table)
        expect(after, table).toHaveLength(rows.length)
        for (const row of rows) expect(after).toContainEqual(expect.objectContaining(row))
      }
    })
  },
  120_000,
)
