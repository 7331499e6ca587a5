import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { is } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as schema from '../../db/schema/index.ts'
import { openEmptyTestDatabase } from '../../testing/index.ts'
import type { OpenDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { type Migration, readMigrations } from './read-migrations.ts'

let open: OpenDatabase
beforeEach(async () => {
  open = await openEmptyTestDatabase()
})
afterEach(() => open.close())

const first: Migration = {
  name: '0001-first',
  sql: 'CREATE TABLE a (i integer); CREATE TABLE b (i integer);',
  checksum: '1',
}
const second: Migration = { name: '0002-second', sql: 'ALTER TABLE a ADD COLUMN j integer;', checksum: '2' }

test('migrations are applied once each, in order', async () => {
  expect(await migrate(open, [first])).toEqual(['0001-first'])
  expect(await migrate(open, [first, second])).toEqual(['0002-second'])
  expect(await migrate(open, [first, second])).toEqual([])
})

test('a failing migration leaves nothing of itself or of those before it', async () => {
  const broken = { name: '0002-broken', sql: 'CREATE TABLE c (i integer); SELECT nonsense;', checksum: '3' }
  await expect(migrate(open, [first, broken])).rejects.toThrow()
  expect(await columnNames(open)).toEqual({})
})

test('several processes starting at once apply each migration once', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(open, [first, second])))
  expect(applied.flat()).toEqual(['0001-first', '0002-second'])
})

test('a database of a newer Kwiq and an edited migration are refused', async () => {
  await migrate(open, [first, second])
  await expect(migrate(open, [first])).rejects.toThrow('newer version of Kwiq (migration 0002-second)')
  await expect(migrate(open, [{ ...first, checksum: 'x' }, second])).rejects.toThrow('0001-first was edited')
})

test('the tables of drizzle are those of the migrations, column for column', async () => {
  await migrate(open, await readMigrations())
  const tables = Object.values(schema).filter((value) => is(value, PgTable))
  const expected = tables.map((table) => {
    const { name, columns } = getTableConfig(table)
    const described = columns.map(
      (column) => `${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`,
    )
    return [name, described.sort()] as const
  })
  const { kwiq_migrations: _, ...actual } = await columnNames(open)
  expect(actual).toEqual(Object.fromEntries(expected))
})

async function columnNames(database: OpenDatabase): Promise<Record<string, string[]>> {
  const rows = await database.exclusively((sql) =>
    sql.rows(`SELECT table_name, column_name, is_nullable,
        format_type(attribute.atttypid, attribute.atttypmod) AS type
      FROM information_schema.columns
      JOIN pg_attribute attribute ON attrelid = table_name::regclass AND attname = column_name
      WHERE table_schema = 'public'`),
  )
  const tables: Record<string, string[]> = {}
  for (const row of rows) {
    const column = `${row.column_name} ${row.type}${row.is_nullable === 'NO' ? ' not null' : ''}`
    ;(tables[String(row.table_name)] ??= []).push(
      column.replace('timestamp(3) with time zone', 'timestamp (3) with time zone'),
    )
  }
  for (const columns of Object.values(tables)) columns.sort()
  return tables
}
