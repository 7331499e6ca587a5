import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client as PostgresClient } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Client, register } from './support/client.ts'
import { createFreshDatabase, type FreshDatabase, postgresUrl } from './support/fresh-database.ts'
import { type Launched, launchKwiq } from './support/launch-kwiq.ts'
import { numberedDocument } from './support/ledger.ts'
import { isLong, onPostgres } from './support/settings.ts'
import { startDatabaseProxy } from './support/start-fault-proxy.ts'
import { watchProject } from './support/watch-project.ts'

/** Milliseconds a fault lasts at least. */
const duration = isLong ? 60_000 : 1500

describe.skipIf(postgresUrl === '')('a database that', () => {
  let directory: string
  let database: FreshDatabase
  let proxy: Awaited<ReturnType<typeof startDatabaseProxy>>
  let kwiq: Launched
  let owner: Client
  let projectId: string
  let saved = 0

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'kwiq-faults-'))
    database = await createFreshDatabase()
    proxy = await startDatabaseProxy(database.url)
    kwiq = await launchKwiq({ ...onPostgres(proxy.url, directory), SHUTDOWN_DELAY: '0' })
    owner = await register(kwiq.url, 'owner@kwiq.example')
    projectId = (await owner.must('POST', '/api/projects', { name: 'Faults' })).json<{ id: string }>().id
  })
  afterEach(async () => {
    proxy.set({ kind: 'none' })
    // By itself, and with all that was acknowledged.
    await expect.poll(async () => (await fetch(`${kwiq.url}/readyz`)).status, { timeout: 120_000 }).toBe(200)
    await expect
      .poll(async () => (await owner.call('GET', `/api/projects/${projectId}/schema`)).status, {
        timeout: 120_000,
      })
      .toBe(200)
    expect(kwiq.isRunning()).toBe(true)
    await verifySaved()
  })
  afterAll(async () => {
    if (kwiq.isRunning()) await kwiq.end('SIGKILL')
    await proxy.close()
    await database.drop()
    await rm(directory, { recursive: true, force: true })
  })

  const read = () => owner.call('GET', `/api/projects/${projectId}/schema`)

  /** A save; remembered when it was acknowledged. */
  async function save(): Promise<Answer> {
    const n = saved + 1
    const answer = await owner.call('PUT', `/api/projects/${projectId}/schema`, numberedDocument(n))
    if (answer.status === 200) saved = n
    return answer
  }

  async function verifySaved(): Promise<void> {
    const found = Number(/"label":"Save (\d+)"/.exec((await read()).text)?.[1] ?? 0)
    // One whose answer was lost may be there all the same.
    expect([saved, saved + 1]).toContain(found)
    saved = found
  }

  function expectUnavailable(answer: Answer): void {
    expect(answer.status, answer.text).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) })
  }

  test('is slow is waited for', async () => {
    proxy.set({ kind: 'slow', ms: 150 })
    expect((await save()).status).toBe(200)
    expect((await read()).status).toBe(200)
  })

  test('resets connections costs at most the calls that were on them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const asked = Array.from({ length: 10 }, () => read())
      proxy.cut()
      for (const answer of await Promise.all(asked)) {
        if (answer.status !== 200) expectUnavailable(answer)
      }
      const answer = await save()
      if (answer.status !== 200) expectUnavailable(answer)
    }
  })

  test('is gone is told at once, while the process lives and watchers stay', async () => {
    const watch = await watchProject(owner, kwiq.url, projectId)
    proxy.set({ kind: 'reset' })
    const until = performance.now() + duration
    do {
      expectUnavailable(await read())
      expectUnavailable(await save())
      expect((await fetch(`${kwiq.url}/readyz`)).status).toBe(503)
      expect((await fetch(`${kwiq.url}/healthz`)).status).toBe(200)
      await sleep(100)
    } while (performance.now() < until)
    proxy.set({ kind: 'none' })
    await expect.poll(() => watch.has('refetch'), { timeout: 120_000 }).toBe(true)
    expect(watch.isOver()).toBe(false)
    watch.stop()
  })

  test('says nothing any more is given up, with its dead connections', async () => {
    // All connections of the pool are open, and none of them will ever answer again.
    await Promise.all(Array.from({ length: 10 }, () => read()))
    proxy.set({ kind: 'silent' })
    const asked = [...Array.from({ length: 12 }, () => read()), save(), save()]
    for (const answer of await Promise.all(asked)) expectUnavailable(answer)
  })

  test('has all its connections taken by slow work refuses what does not fit', async () => {
    const blocker = new PostgresClient({ connectionString: database.url })
    await blocker.connect()
    await blocker.query('BEGIN')
    await blocker.query('LOCK TABLE project_documents IN ACCESS EXCLUSIVE MODE')
    const answers = await Promise.all(Array.from({ length: 40 }, () => read()))
    await blocker.query('ROLLBACK')
    await blocker.end()
    for (const answer of answers) expectUnavailable(answer)
  })

  test('was away is told to the OWNER', async () => {
    proxy.set({ kind: 'reset' })
    expectUnavailable(await read())
    proxy.set({ kind: 'none' })
    await expect
      .poll(
        async () => {
          const answer = await owner.call('GET', '/api/monitoring/errors')
          if (answer.status !== 200) return []
          return answer.json<{ url: string | null }[]>().map(({ url }) => url)
        },
        { timeout: 120_000 },
      )
      .toContain('GET /api/projects/:id/schema')
  })
})
