import { randomUUID } from 'node:crypto'
import { Build } from '@kwiq/contracts'
import { exampleApps } from '@kwiq/examples'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { activity } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { createLocalBell, startWorker } from '../../platform/queue/index.ts'
import { JobThreadBroke } from '../../platform/threads/index.ts'
import { createMemoryStorage } from '../../testing/create-memory-storage.ts'
import type { BuildDeps } from './build-deps.ts'
import { BuildTakenAway } from './job/build-problem.ts'
import { runBuild } from './job/run-build.ts'
import { type Workshop, workHere } from './job/workshop.ts'
import { claimBuild, endAllLeases, releaseBuild } from './queue-repository.ts'
import { claimNext, startBuildWorker } from './start-build-worker.ts'
import { drainQueue } from './testing/drain-queue.ts'

let server: TestServer
let user: TestUser
let projectId: string
const { signal } = new AbortController()

beforeAll(async () => {
  server = await startTestServer()
  user = await registerUser(server, { role: 'TEAM' })
  const schema = exampleApps[1]
  const made = await call('POST', '/api/projects', { name: 'Shop', schema })
  projectId = made.json<{ id: string }>().id
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, ...(payload && { payload }) })

async function requestBuild(): Promise<Build> {
  return Build.parse(
    (await call('POST', `/api/projects/${projectId}/export`, { platform: 'android' })).json(),
  )
}

const read = async (id: string) => Build.parse((await call('GET', `/api/builds/${id}`)).json())

/** Runs the next build on a worker that is gone after as many steps as are given, without another word. */
async function runUntil(steps: number, storage = server.context.storage): Promise<void> {
  const build = await claimNext(server.context, randomUUID())
  if (!build) throw new Error('Nothing waits.')
  let told = 0
  const dying: BuildDeps = {
    ...server.context,
    storage,
    events: {
      ...server.context.events,
      publish: () => {
        if ((told += 1) > steps) throw new BuildTakenAway()
      },
    },
  }
  await runBuild(dying, build, signal).catch(() => undefined)
}

/** How often the log tells of an end of the build. */
async function countEnds(id: string): Promise<number> {
  const rows = await server.context.database.select().from(activity)
  return rows.filter((row) => row.resourceId === id && /^build\.(completed|failed)$/.test(row.action)).length
}

describe('a worker that dies', () => {
  // Told of: the claim, packing, signing, checking, storing.
  it.each([0, 1, 2, 3, 4])('after %i steps leaves a build that another runs once', async (steps) => {
    const { id } = await requestBuild()
    await runUntil(steps)
    expect((await read(id)).status).toBe('building')
    expect(await drainQueue(server)).toBe(0)
    await endAllLeases(server.context.database)
    expect(await drainQueue(server)).toBe(1)
    const built = await read(id)
    expect(built).toMatchObject({ status: 'completed', error: null })
    expect(new Set(built.artifacts.map(({ name }) => name)).size).toBe(built.artifacts.length)
    expect(await countEnds(id)).toBe(1)
  })

  it('between the files and the end leaves no file twice', async () => {
    const { id } = await requestBuild()
    const storage = server.context.storage
    const half = {
      ...storage,
      put: async (...given: Parameters<typeof storage.put>) => {
        await storage.put(...given)
        throw new BuildTakenAway()
      },
    }
    await runUntil(99, half)
    await endAllLeases(server.context.database)
    await drainQueue(server)
    expect((await read(id)).status).toMatch(/completed|failed/)
    expect(await countEnds(id)).toBe(1)
  })

  it('twice leaves a build that has failed, once, and that can be run again', async () => {
    const { id } = await requestBuild()
    for (const steps of [1, 3]) {
      await runUntil(steps)
      await endAllLeases(server.context.database)
    }
    expect(await drainQueue(server)).toBe(0)
    const ended = await read(id)
    expect(ended).toMatchObject({ status: 'failed', buildUrl: null })
    expect(ended.error).toMatch(/broke off twice/)
    expect(await countEnds(id)).toBe(1)
    await call('POST', `/api/builds/${id}/retry`)
    await drainQueue(server)
    expect((await read(id)).status).toBe('completed')
  })

  it('and comes back to life changes nothing of what another has made of the build', async () => {
    const { id } = await requestBuild()
    const { database } = server.context
    const slow = await claimBuild(database, randomUUID(), new Date())
    if (!slow) throw new Error('Nothing waits.')
    await endAllLeases(database)
    await drainQueue(server)
    const done = await read(id)
    await runBuild(server.context, slow, signal)
    expect(await read(id)).toEqual(done)
    expect(await countEnds(id)).toBe(1)
  })
})

describe('a thread that breaks', () => {
  const broken = new JobThreadBroke('The thread of the job has ended.')
  const breaking: Record<'at once' | 'while checking' | 'while comparing', Workshop> = {
    'at once': { ...workHere, make: () => Promise.reject(broken) },
    'while checking': {
      ...workHere,
      make: (order, { onChecking }) => onChecking().then(() => Promise.reject(broken)),
    },
    'while comparing': { ...workHere, compare: () => Promise.reject(broken) },
  }

  it.each(Object.entries(breaking))('%s leaves a build that is run once more', async (_when, workshop) => {
    const { id } = await requestBuild()
    const build = await claimNext(server.context, randomUUID())
    if (build) await runBuild(server.context, build, signal, workshop)
    expect((await read(id)).status).toBe('building')
    expect(await drainQueue(server)).toBe(1)
    expect(await read(id)).toMatchObject({ status: 'completed', error: null })
    expect(await countEnds(id)).toBe(1)
  })

  it('over and over leaves a build that has failed, once', async () => {
    const { id } = await requestBuild()
    expect(await drainQueue(server, breaking['at once'])).toBe(2)
    expect(await read(id)).toMatchObject({
      status: 'failed',
      error: 'The build broke off twice. Please try again.',
    })
    expect(await countEnds(id)).toBe(1)
  })
})

test('what nobody foresaw is not told in the words of a machine', async () => {
  const { id } = await requestBuild()
  const make = () => Promise.reject(new RangeError('Maximum call stack size exceeded'))
  await drainQueue(server, { ...workHere, make })
  expect((await read(id)).error).toBe('Something went wrong while the app was built. Please try again.')
})

test('a build that is cancelled while it runs stays cancelled', async () => {
  const { id } = await requestBuild()
  const build = await claimNext(server.context, randomUUID())
  await call('POST', `/api/builds/${id}/cancel`)
  if (build) await runBuild(server.context, build, signal)
  expect(await read(id)).toMatchObject({
    status: 'failed',
    error: 'This build was cancelled.',
    artifacts: [],
  })
})

test('a build that is handed back is as if nobody had had it', async () => {
  const { id } = await requestBuild()
  const build = await claimNext(server.context, randomUUID())
  expect(build && (await releaseBuild(server.context.database, build))).toBe(true)
  expect(await read(id)).toMatchObject({
    status: 'pending',
    queuePosition: 1,
    startedAt: null,
    step: 'queued',
  })
  await drainQueue(server)
  expect((await read(id)).status).toBe('completed')
})

test('storage that is away fails the build in plain words, and costs nothing', async () => {
  const { id } = await requestBuild()
  const away = { ...createMemoryStorage(), put: () => Promise.reject(new Error('ECONNREFUSED 10.0.0.7')) }
  const build = await claimNext(server.context, randomUUID())
  if (build) await runBuild({ ...server.context, storage: away }, build, signal)
  expect(await read(id)).toMatchObject({
    status: 'failed',
    error: 'The files could not be stored. Please try again in a while.',
  })
})

test('workers share a queue: each build is run by one of them, and none is left', async () => {
  const asked = await Promise.all(Array.from({ length: 12 }, requestBuild))
  const workers = await Promise.all(
    [1, 2, 3].map(() => startBuildWorker(server.context, { hasDatabaseAlone: false })),
  )
  server.context.jobs.ring()
  await expect
    .poll(async () => (await Promise.all(asked.map(({ id }) => read(id)))).map(({ status }) => status), {
      timeout: 100_000,
    })
    .toEqual(asked.map(() => 'completed'))
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(await Promise.all(asked.map(({ id }) => countEnds(id)))).toEqual(asked.map(() => 1))
})

test('a worker that is stopped hands back what it does and takes nothing more', async () => {
  const events: string[] = []
  const bell = createLocalBell()
  const jobs = ['one', 'two']
  const worker = startWorker<string>(
    {
      claim: async () => jobs.shift() ?? null,
      run: (job, ending) =>
        new Promise<void>((resolve) => {
          events.push(`runs ${job}`)
          ending.addEventListener('abort', () => resolve(), { once: true })
        }),
      keepAlive: async () => true,
      handBack: async (job) => {
        events.push(`hands back ${job}`)
      },
    },
    { concurrency: 1, heartbeat: 1000, idle: 1000, bell, logger: server.context.logger },
  )
  await expect.poll(() => events).toEqual(['runs one'])
  await worker.stop()
  expect(events).toEqual(['runs one', 'hands back one'])
  expect(jobs).toEqual(['two'])
})
