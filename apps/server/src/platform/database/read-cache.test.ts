import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/index.ts'
import type { OpenDatabase } from './database.ts'
import { cachedRead } from './read-cache.ts'

let open: OpenDatabase
let reads = 0

beforeAll(async () => {
  open = await openTestDatabase()
  await open.database.execute(sql`CREATE TABLE numbers (value integer)`)
})
afterAll(() => open.close())

async function largest(): Promise<unknown> {
  return cachedRead(open.database, { key: ['largest'], tables: ['numbers'] }, async () => {
    reads += 1
    const { rows } = (await open.database.execute(sql`SELECT max(value) AS value FROM numbers`)) as {
      rows: { value: number }[]
    }
    return rows[0]?.value
  })
}

it('never answers what was true before a write, whichever way that was made', async () => {
  const { database } = open
  await database.execute(sql`INSERT INTO numbers VALUES (1)`)
  expect(await largest()).toBe(1)
  await database.execute(sql`UPDATE numbers SET value = 2`)
  expect(await largest()).toBe(2)
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`UPDATE numbers SET value = 3`)
  })
  expect(await largest()).toBe(3)
  await open.exclusively((session) => session.run('UPDATE numbers SET value = 4'))
  expect(await largest()).toBe(4)
})

it('holds under writes that overlap the read', async () => {
  for (let value = 10; value < 40; value += 1) {
    const read = largest()
    await Promise.all([read, open.database.execute(sql`UPDATE numbers SET value = ${value}`)])
    expect(await largest()).toBe(value)
  }
})

it('reads again only after a write in the embedded database, and always on a server', async () => {
  await largest()
  const before = reads
  await largest()
  await largest()
  expect(reads - before).toBe(open.kind === 'pglite' ? 0 : 2)
})

it('believes what it read through writes to other tables, and through none it cannot name', async () => {
  const { database } = open
  const isKept = async (write: Promise<unknown>) => {
    await largest()
    const before = reads
    await write
    await largest()
    return reads === before
  }
  await database.execute(sql`CREATE TABLE "others" (value integer)`)
  const inserted = await isKept(database.execute(sql`INSERT INTO "others" VALUES (1)`))
  expect(inserted).toBe(open.kind === 'pglite')
  expect(await isKept(database.execute(sql`DELETE FROM "others"`))).toBe(false)
  expect(await isKept(database.execute(sql`UPDATE others SET value = 2`))).toBe(false)
  const both = sql`WITH a AS (UPDATE "others" SET value = 3) UPDATE "numbers" SET value = 99`
  expect(await isKept(database.execute(both))).toBe(false)
  expect(await largest()).toBe(99)
})

it('does not keep a failure', async () => {
  const failure = { key: ['failing'], tables: ['numbers'] }
  const failing = () => cachedRead(open.database, failure, () => Promise.reject(new Error('no')))
  await expect(failing()).rejects.toThrow('no')
  await expect(cachedRead(open.database, failure, async () => 'yes')).resolves.toBe('yes')
})

it('keeps keys that begin alike apart, and forgets each with its own tables', async () => {
  const { database } = open
  const read = (key: string[], tables: string[], value: string) =>
    cachedRead(database, { key, tables }, async () => value)
  await database.execute(sql`CREATE TABLE "more" (value integer)`)
  expect(await read(['alike'], ['numbers'], 'short')).toBe('short')
  expect(await read(['alike', 'x'], ['more'], 'long')).toBe('long')
  await database.execute(sql`INSERT INTO "numbers" VALUES (100)`)
  expect(await read(['alike'], ['numbers'], 'new')).toBe('new')
  expect(await read(['alike', 'x'], ['more'], 'new')).toBe(open.kind === 'pglite' ? 'long' : 'new')
})
