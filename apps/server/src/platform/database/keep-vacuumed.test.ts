import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { keepVacuumed, vacuum } from './keep-vacuumed.ts'

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create()
  await client.exec('CREATE TABLE documents (id integer PRIMARY KEY, text text NOT NULL)')
  await client.exec("INSERT INTO documents VALUES (1, '')")
})
afterAll(() => client.close())

/** Text that hardly packs, so that it is kept beside the row as documents are. */
const text = () => Array.from({ length: 1000 }, () => crypto.randomUUID()).join('')

async function saveOften(): Promise<number> {
  for (let count = 0; count < 30; count++)
    await client.query('UPDATE documents SET text = $1 WHERE id = 1', [text()])
  const { rows } = await client.query<{ size: number }>("SELECT pg_total_relation_size('documents') AS size")
  return Number(rows[0]?.size)
}

it('lets saves take the room of those before them', async () => {
  await saveOften()
  await vacuum(client)
  const size = await saveOften()
  await vacuum(client)
  expect(await saveOften()).toBeLessThan(size * 1.2)
  // Without, each round takes as much as the first.
  expect(await saveOften()).toBeGreaterThan(size * 1.3)
})

it('works only after something was written, until it is ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const exec = vi.spyOn(client, 'exec')
  const faults: unknown[] = []
  const stop = keepVacuumed(client, (error) => faults.push(error))
  const rounds = () => exec.mock.calls.filter(([statement]) => statement === 'VACUUM documents').length
  const wait = () => new Promise((resolve) => setTimeout(resolve, 150))
  vi.advanceTimersByTime(300_000)
  await vi.waitFor(() => expect(rounds()).toBe(1))
  await wait()
  vi.advanceTimersByTime(300_000)
  await wait()
  expect(rounds()).toBe(1)
  await client.query("UPDATE documents SET text = 'a' WHERE id = 1")
  // The round before may not have ended yet.
  await vi.waitFor(() => {
    vi.advanceTimersByTime(300_000)
    expect(rounds()).toBe(2)
  })
  stop()
  vi.advanceTimersByTime(900_000)
  await wait()
  expect(rounds()).toBe(2)
  expect(faults).toEqual([])
  vi.useRealTimers()
})
