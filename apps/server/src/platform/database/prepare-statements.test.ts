import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareStatements } from './prepare-statements.ts'

const odd = 'é"\\\u{1f600}'
let client: PGlite

beforeAll(async () => {
  client = await PGlite.create()
  prepareStatements(client)
  await client.exec(
    'CREATE TABLE things (id integer PRIMARY KEY, name text, tags text[], at timestamptz(3), data jsonb)',
  )
})
afterAll(() => client.close())

const insert = (id: number, name: string | null, tags: string[] = []) =>
  client.query('INSERT INTO things VALUES ($1, $2, $3, $4, $5)', [
    id,
    name,
    tags,
    new Date('2026-01-02T03:04:05.678Z'),
    { a: [1] },
  ])

interface Thing {
  id: number
  name: string | null
}

const readSql = 'SELECT * FROM things WHERE id = $1'
const read = async (id: number) => (await client.query<Thing>(readSql, [id])).rows[0]

test('gives the same the first time as when the statement is prepared', async () => {
  await insert(1, odd, ['a,b', '"'])
  const first = await read(1)
  const at = new Date('2026-01-02T03:04:05.678Z')
  expect(first).toEqual({ id: 1, name: odd, tags: ['a,b', '"'], at, data: { a: [1] } })
  for (let time = 0; time < 3; time += 1) expect(await read(1)).toEqual(first)
  await insert(2, null)
  await insert(3, null)
  expect(await read(3)).toMatchObject({ id: 3, name: null, tags: [], at, data: { a: [1] } })
  const { rows, fields } = await client.query(readSql, [3], { rowMode: 'array' })
  expect(rows).toEqual([[3, null, [], at, { a: [1] }]])
  expect(fields.map(({ name }) => name)).toEqual(['id', 'name', 'tags', 'at', 'data'])
})

test('counts the rows a statement has changed', async () => {
  for (const id of [11, 12, 13]) expect((await insert(id, 'same')).affectedRows).toBe(1)
  for (let time = 0; time < 3; time += 1) {
    const { affectedRows } = await client.query('UPDATE things SET name = $1 WHERE id > 10', [`time ${time}`])
    expect(affectedRows).toBe(3)
  }
})

test('tells of errors with their code and goes on', async () => {
  for (let time = 0; time < 4; time += 1) {
    await expect(insert(1, 'again')).rejects.toMatchObject({ code: '23505' })
    expect(await read(1)).toMatchObject({ id: 1 })
  }
})

test('waits for an open transaction and takes part in it', async () => {
  const order: unknown[] = []
  const inside = client.transaction(async (transaction) => {
    for (let time = 0; time < 3; time += 1) {
      await transaction.query('UPDATE things SET name = $1 WHERE id = $2', [`inside ${time}`, 1])
      order.push('inside')
    }
    await transaction.rollback()
    await expect(transaction.query(readSql, [1])).rejects.toThrow('closed')
  })
  const outside = Array.from({ length: 3 }, () => read(1).then((row) => order.push(row?.name)))
  await Promise.all([inside, ...outside])
  expect(order).toEqual(['inside', 'inside', 'inside', odd, odd, odd])
})

test('a failed transaction leaves the connection usable', async () => {
  for (let time = 0; time < 3; time += 1) {
    const failing = client.transaction(async (transaction) => {
      await transaction.query('UPDATE things SET name = $1 WHERE id = $2', ['lost', 1])
      await transaction.query('INSERT INTO things (id) VALUES ($1)', [1])
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await read(1)).toMatchObject({ name: odd })
  }
})

test('takes more statements than it keeps', async () => {
  for (let round = 0; round < 3; round += 1) {
    for (let number = 0; number < 250; number += 1) {
      const { rows } = await client.query(`SELECT ${number} AS number`)
      expect(rows).toEqual([{ number }])
    }
  }
  const { rows } = await client.query<{ kept: number }>(
    'SELECT count(*)::int AS kept FROM pg_prepared_statements',
  )
  expect(rows[0]?.kept).toBeLessThanOrEqual(200)
})
