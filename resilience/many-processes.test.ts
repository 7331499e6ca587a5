import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Client, createClient, register } from './support/client.ts'
import { createFreshDatabase, type FreshDatabase, postgresUrl } from './support/fresh-database.ts'
import { type Launched, launchKwiq } from './support/launch-kwiq.ts'
import { numberedDocument } from './support/ledger.ts'
import { onPostgres } from './support/settings.ts'
import { watchProject } from './support/watch-project.ts'

const processCount = 4

describe.skipIf(postgresUrl === '')('processes on one PostgreSQL', () => {
  let directory: string
  let database: FreshDatabase
  let all: Launched[]
  let owner: Client
  /** The addresses of two of them. */
  let one: string
  let two: string

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'kwiq-many-'))
    database = await createFreshDatabase()
    const settings = { ...onPostgres(database.url, directory), KWIQ_ROLE: 'web', SHUTDOWN_DELAY: '0' }
    all = await Promise.all(Array.from({ length: processCount }, () => launchKwiq(settings)))
    ;[one = '', two = ''] = all.map(({ url }) => url)
    owner = await register(one, 'owner@kwiq.example')
  })
  afterAll(async () => {
    await Promise.all(all.map((each) => each.end('SIGKILL')))
    await database.drop()
    await rm(directory, { recursive: true, force: true })
  })

  /** Sends calls to both in turn, all at once; gives how often each status was the answer. */
  async function atOnce(count: number, call: (url: string, n: number) => Promise<Answer>) {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, n) => call(n % 2 === 0 ? one : two, n)),
    )
    const statuses: Record<number, number> = {}
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
    return statuses
  }

  test('started at once on an empty database, apply each migration once and agree on everything', async () => {
    const files = await readdir(path.join(import.meta.dirname, '../apps/server/src/db/migrations'))
    const applied = await database.query('SELECT name FROM kwiq_migrations ORDER BY name')
    expect(applied.map(({ name }) => `${String(name)}.sql`)).toEqual(files.sort())
    const twice = await database.query('SELECT slug FROM templates GROUP BY slug HAVING count(*) > 1')
    expect(twice).toEqual([])
    for (const each of all) expect((await fetch(`${each.url}/readyz`)).status).toBe(200)
  })

  test('know a session of each other, and its end', async () => {
    const mara = await register(one, 'mara@kwiq.example')
    expect((await mara.at(two).call('GET', '/api/auth/user')).status).toBe(200)
    const [session] = (await mara.at(two).must('GET', '/api/auth/sessions')).json<{ id: string }[]>()
    await mara.at(two).must('DELETE', `/api/auth/sessions/${session?.id}`)
    expect((await mara.at(one).call('GET', '/api/auth/user')).status).toBe(401)
  })

  test('count calls together: of 50 at once exactly the limit gets through', async () => {
    const report = { errorType: 'TypeError', message: 'x is not a function', url: '/', stackTrace: null }
    const statuses = await atOnce(50, (url) =>
      createClient(url).call('POST', '/api/monitoring/reports', report),
    )
    expect(statuses[429]).toBe(20)
  })

  test('count failed sign-ins together', async () => {
    const credentials = { email: 'owner@kwiq.example', password: 'not this one' }
    const statuses = await atOnce(20, (url) => createClient(url).call('POST', '/api/login', credentials))
    expect(statuses).toEqual({ 401: 5, 429: 15 })
  })

  test('keep the limits of a plan together: one project, three generations, however many ask at once', async () => {
    const free = await register(two, 'free@kwiq.example')
    const projects = await atOnce(50, (url) =>
      free.at(url).call('POST', '/api/projects', { name: 'Only', schema: numberedDocument(0) }),
    )
    expect(projects).toEqual({ 201: 1, 403: 49 })
    const runs = await atOnce(50, (url) =>
      free.at(url).call('POST', '/api/ai/generate', { prompt: 'A recipe app with a list' }),
    )
    expect(runs).toEqual({ 200: 3, 403: 27, 429: 20 })
  })

  test('tell each other what happens, also after their connections were cut', async () => {
    const { id } = (await owner.must('POST', '/api/projects', { name: 'Live' })).json<{ id: string }>()
    const watch = await watchProject(owner, two, id)
    await owner.at(one).must('PUT', `/api/projects/${id}/schema`, numberedDocument(1))
    await expect.poll(() => watch.has('document.saved'), { timeout: 60_000 }).toBe(true)

    await database.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    // Whoever may have missed something is told to look, once the line is back; the stream itself stays open.
    await expect.poll(() => watch.has('refetch'), { timeout: 60_000 }).toBe(true)
    const before = watch.events.length
    await expect
      .poll(
        async () => {
          await owner.at(one).call('PUT', `/api/projects/${id}/schema`, numberedDocument(Math.random()))
          return watch.events.slice(before).some(({ event }) => event === 'document.saved')
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    expect(watch.isOver()).toBe(false)
    watch.stop()
  })

  test('end cleanly, and send their streams elsewhere', async () => {
    const { id } = (await owner.must('POST', '/api/projects', { name: 'Ends' })).json<{ id: string }>()
    const watch = await watchProject(owner, two, id)
    expect(await all[1]?.end('SIGTERM')).toBe(0)
    await expect.poll(() => watch.isOver(), { timeout: 60_000 }).toBe(true)
    expect(watch.events.at(-1)).toMatchObject({ event: 'closed', data: '{"reason":"later"}' })
    const again = await watchProject(owner, one, id)
    again.stop()
  })
})
