import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { createLogger } from '../logger.ts'
import { createPostgresBus } from './create-postgres-bus.ts'
import type { EventBus, ProjectEvent } from './event-bus.ts'

const url = process.env.TEST_DATABASE_URL ?? ''
const open: EventBus[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((bus) => bus.close()))
})

function openBus(): EventBus {
  const bus = createPostgresBus(url, createLogger('silent'))
  open.push(bus)
  return bus
}

function hear(bus: EventBus, projectId: string): ProjectEvent[] {
  const heard: ProjectEvent[] = []
  bus.subscribe(projectId, (event) => heard.push(event))
  return heard
}

const event = (projectId: string, revision: number): ProjectEvent => ({
  projectId,
  type: 'document.saved',
  actorId: null,
  data: { revision },
})

/** Says something until the other side hears it: both are connected then. */
async function connect(from: EventBus, to: EventBus): Promise<void> {
  const heard = hear(to, 'hello')
  await expect
    .poll(() => {
      from.publish(event('hello', 0))
      return heard.length
    })
    .toBeGreaterThan(0)
}

/** Ends every connection that listens, as a failing server does. */
async function cutConnections(): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE pid <> pg_backend_pid() AND (query = 'LISTEN kwiq_events' OR query LIKE 'SELECT pg_notify%')`,
  )
  await client.end()
}

test.skipIf(url === '')('both processes hear what one says, each once and in order', async () => {
  const [one, two] = [openBus(), openBus()]
  await connect(one, two)
  const [here, there] = [hear(one, 'p1'), hear(two, 'p1')]
  const said = Array.from({ length: 20 }, (_, n) => event('p1', n))
  for (const each of said) one.publish(each)
  one.publish(event('p2', 1))
  await expect.poll(() => there).toEqual(said)
  expect(here).toEqual(said)
})

test.skipIf(url === '')('what is too large for a notification says that something was missed', async () => {
  const [one, two] = [openBus(), openBus()]
  await connect(one, two)
  const there = hear(two, 'p1')
  one.publish({ ...event('p1', 1), data: { text: 'ü'.repeat(4000) } })
  await expect.poll(() => there).toEqual([{ projectId: 'p1', type: 'refetch', actorId: null, data: {} }])
})

test.skipIf(url === '')('after a lost connection listeners are told to look, and hear again', async () => {
  const [one, two] = [openBus(), openBus()]
  await connect(one, two)
  const there = hear(two, 'p1')
  await cutConnections()
  await expect.poll(() => there.some(({ type }) => type === 'refetch')).toBe(true)
  await expect
    .poll(() => {
      one.publish(event('p1', 7))
      return there.some(({ type }) => type === 'document.saved')
    })
    .toBe(true)
})
