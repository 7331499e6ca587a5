import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { register } from './support/client.ts'
import { createFreshDatabase, postgresUrl } from './support/fresh-database.ts'
import { launchKwiq } from './support/launch-kwiq.ts'
import { numberedDocument } from './support/ledger.ts'
import { isLong, onPostgres } from './support/settings.ts'
import { startBalancer } from './support/start-balancer.ts'

const callers = 8
const restarts = isLong ? 10 : 2
/** Milliseconds for a test: starting takes long where much else runs. */
const patience = 300_000 + restarts * 200_000

/** One call on a connection of the agent; gives the status, or what went wrong with the line. */
async function ask(
  agent: Agent,
  url: string,
  method: string,
  cookie: string,
  body?: unknown,
): Promise<string> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const sent = request(url, {
    agent,
    method,
    headers: {
      cookie,
      ...(text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    },
  })
  sent.end(text)
  try {
    const [response] = await once(sent, 'response')
    response.resume()
    await once(response, 'end')
    return [response.statusCode, response.headers['x-balancer-error']].join(' ').trim()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

test.skipIf(postgresUrl === '')(
  'processes restarted one after the other under load fail no request',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-restart-'))
    const database = await createFreshDatabase()
    // Long enough for the balancer to notice, also on a machine with more to do.
    const settings = { ...onPostgres(database.url, directory), KWIQ_ROLE: 'web', SHUTDOWN_DELAY: '4' }
    const processes = await Promise.all([launchKwiq(settings), launchKwiq(settings)])
    const balancer = await startBalancer(processes.map(({ url }) => url))
    const agent = new Agent({ keepAlive: true })
    const over = new AbortController()
    const outcomes = new Map<string, number>()
    try {
      await expect.poll(() => balancer.readyCount(), { timeout: 120_000 }).toBe(2)
      const owner = await register(balancer.url, 'owner@kwiq.example')
      const made = await owner.must('POST', '/api/projects', { name: 'Restart' })
      const schema = `${balancer.url}/api/projects/${made.json<{ id: string }>().id}/schema`
      const asking = Array.from({ length: callers }, async (_, caller) => {
        for (let n = 0; !over.signal.aborted; n += 1) {
          const outcome =
            caller % 2 === 0
              ? await ask(agent, schema, 'GET', owner.cookie)
              : await ask(agent, schema, 'PUT', owner.cookie, numberedDocument(n))
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
          // As people do; and below what one account may ask in a minute.
          await sleep(150)
        }
      })
      for (let restart = 0; restart < restarts; restart += 1) {
        const index = restart % 2
        expect(await processes[index]?.end('SIGTERM')).toBe(0)
        processes[index] = await launchKwiq(settings)
        balancer.setTargets(processes.map(({ url }) => url))
        await expect.poll(() => balancer.readyCount(), { timeout: 120_000 }).toBe(2)
      }
      over.abort()
      await Promise.all(asking)
      expect([...outcomes.keys()]).toEqual(['200'])
      expect(outcomes.get('200')).toBeGreaterThan(callers)
    } finally {
      over.abort()
      agent.destroy()
      await balancer.close()
      await Promise.all(processes.map((each) => each.end('SIGKILL')))
      await database.drop()
      await rm(directory, { recursive: true, force: true })
    }
  },
  patience,
)

test(
  'what is under way when the end is asked for is answered, and its connections are closed',
  async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-restart-'))
    // Long enough for what was sent to arrive, also on a machine with more to do.
    const kwiq = await launchKwiq({ KWIQ_DATA_DIR: directory, SHUTDOWN_DELAY: '4' })
    const agent = new Agent({ keepAlive: true, maxSockets: callers })
    try {
      const open = () =>
        Promise.all(Array.from({ length: callers }, () => ask(agent, `${kwiq.url}/healthz`, 'GET', '')))
      expect(new Set(await open())).toEqual(new Set(['200']))
      const answers = Promise.all(
        Array.from({ length: callers }, (_, n) =>
          ask(agent, `${kwiq.url}/api/register`, 'POST', '', {
            email: `slow-${n}@kwiq.example`,
            password: 'a quiet heron',
          }),
        ),
      )
      const ended = kwiq.end('SIGTERM')
      expect(new Set(await answers)).toEqual(new Set(['200']))
      expect(await ended).toBe(0)
    } finally {
      agent.destroy()
      if (kwiq.isRunning()) await kwiq.end('SIGKILL')
      await rm(directory, { recursive: true, force: true })
    }
  },
  patience,
)
