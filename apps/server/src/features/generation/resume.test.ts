import { GenerationSuccess, runIdHeader } from '@kwiq/contracts'
import { generateApp } from '@kwiq/generation'
import { type FaultModelServer, startFaultModelServer } from '@kwiq/testing/fault-model-server'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aiRuns } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { readEvents } from './testing/read-events.ts'

const prompt = 'An app for a small bakery: today’s bread, pre-orders and opening hours'
const { app, screens } = generateApp({ prompt }).document
const answer = JSON.stringify({ name: 'Crust', description: app.description, preset: 'warm', screens })

let models: FaultModelServer
let server: TestServer
let mara: TestUser
let address: string

beforeAll(async () => {
  models = await startFaultModelServer()
  const ai = {
    provider: 'openai-compatible',
    apiKey: 'k',
    baseUrl: models.url,
    model: 'local-model',
  } as const
  server = await startTestServer({ env: { ai } })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await models.close()
})
beforeEach(async () => {
  mara = await registerUser(server)
  models.behave({ text: answer, pieceLength: Math.ceil(answer.length / 40), pieceMs: 15 })
})

const call = (method: string, path: string, signal?: AbortSignal, headers: Record<string, string> = {}) =>
  fetch(`${address}${path}`, {
    method,
    headers: {
      cookie: mara.cookie,
      accept: 'text/event-stream',
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify({ prompt }) }),
    ...(signal && { signal }),
  })

const start = (id: string, signal?: AbortSignal) =>
  call('POST', '/api/ai/generate', signal, { [runIdHeader]: id })

async function statuses() {
  const rows = await server.context.database.select().from(aiRuns).where(eq(aiRuns.userId, mara.user.id))
  return rows.map(({ status }) => status)
}

/** Begins a run and loses the connection after its first words. */
async function leave(id: string): Promise<void> {
  const controller = new AbortController()
  const response = await start(id, controller.signal)
  await response.body?.getReader().read()
  controller.abort()
}

it('a run whose connection was lost is taken up from its beginning, and counts once', async () => {
  const id = randomUUID()
  await leave(id)
  const events = readEvents(await (await call('GET', `/api/ai/runs/${id}/events`)).text())
  expect(events[0]).toMatchObject({ event: 'stage', data: { step: 'understanding' } })
  expect(events.filter(({ event }) => event === 'screen').length).toBeGreaterThanOrEqual(screens.length)
  expect(GenerationSuccess.parse(events.at(-1)?.data)).toMatchObject({ source: 'model', cost: 1 })
  expect(await statuses()).toEqual(['succeeded'])
})

it('an ended run can be read again for a while', async () => {
  const id = randomUUID()
  const whole = await (await start(id)).text()
  expect(await (await call('GET', `/api/ai/runs/${id}/events`)).text()).toBe(whole)
})

it('the same run sent twice is done once', async () => {
  const id = randomUUID()
  const both = await Promise.all([start(id), start(id)])
  const [one, other] = await Promise.all(both.map((response) => response.text()))
  expect(readEvents(one ?? '').at(-1)).toEqual(readEvents(other ?? '').at(-1))
  expect(await statuses()).toEqual(['succeeded'])
})

it('a cancelled run ends at once and costs nothing', async () => {
  models.behave({ text: answer, pieceLength: 20, pieceMs: 50 })
  const id = randomUUID()
  await leave(id)
  const response = await call('DELETE', `/api/ai/runs/${id}`)
  expect(response.status).toBe(204)
  expect(await statuses()).toEqual(['cancelled'])
  await expect.poll(() => models.openRequests()).toBe(0)
  const allowance = await (await call('GET', '/api/ai/allowance')).json()
  expect(allowance).toMatchObject({ limit: 3, used: 0, left: 3, cost: 1 })
})

it('a run left behind gives its place to the next one', async () => {
  models.behave({ text: answer, pieceLength: 20, pieceMs: 50 })
  await leave(randomUUID())
  models.behave({ text: answer })
  await (await start(randomUUID())).text()
  expect((await statuses()).toSorted()).toEqual(['cancelled', 'succeeded'])
})

it('without an id a run ends with its connection', async () => {
  models.behave({ text: answer, pieceLength: 20, pieceMs: 50 })
  const controller = new AbortController()
  const response = await call('POST', '/api/ai/generate', controller.signal)
  await response.body?.getReader().read()
  controller.abort()
  await expect.poll(statuses).toEqual(['cancelled'])
})

it('nobody else finds a run', async () => {
  const id = randomUUID()
  await (await start(id)).text()
  mara = await registerUser(server)
  expect((await call('GET', `/api/ai/runs/${id}/events`)).status).toBe(404)
  expect((await call('DELETE', `/api/ai/runs/${id}`)).status).toBe(404)
  expect((await call('GET', '/api/ai/runs/not-an-id/events')).status).toBe(404)
})

it('what the plan refuses keeps its status', async () => {
  models.behave({ text: answer })
  for (let count = 0; count < 3; count += 1) await (await start(randomUUID())).text()
  const id = randomUUID()
  const response = await start(id)
  expect([response.status, (await response.json()).stage]).toEqual([403, 'quota'])
  expect((await call('GET', `/api/ai/runs/${id}/events`)).status).toBe(404)
})
