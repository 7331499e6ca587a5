import { checkNavigation, validateDocument } from '@kwiq/app-model'
import { GenerationSuccess } from '@kwiq/contracts'
import { generateApp } from '@kwiq/generation'
import { type FaultModelServer, startFaultModelServer } from '@kwiq/testing/fault-model-server'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aiRuns } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { readEvents } from './testing/read-events.ts'

const prompt = 'An app for a small bakery: today’s bread, pre-orders and opening hours'
const { app, screens } = generateApp({ prompt }).document
const answer = JSON.stringify({ name: 'Crust', description: app.description, preset: 'warm', screens })

type Behaviour = Parameters<FaultModelServer['behave']>[0]

const refused = (status: number) => ({
  status,
  body: JSON.stringify({ error: { message: 'sk-secret was refused', type: 'error' } }),
})

let models: FaultModelServer
let server: TestServer
let mara: TestUser
let address: string

beforeAll(async () => {
  models = await startFaultModelServer()
  const generous = { max: 10_000, timeWindow: 60_000 }
  server = await startTestServer({
    rateLimits: { registration: generous, generation: generous },
    env: { ai: { provider: 'openai-compatible', apiKey: 'k', baseUrl: models.url, model: 'local-model' } },
  })
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await server.close()
  await models.close()
})
beforeEach(async () => {
  mara = await registerUser(server)
})

async function generate(behaviour: Behaviour) {
  models.behave(behaviour)
  return server.app.inject({
    method: 'POST',
    url: '/api/ai/generate',
    headers: { cookie: mara.cookie },
    payload: { prompt },
  })
}

async function lastRun() {
  const rows = await server.context.database.select().from(aiRuns).where(eq(aiRuns.userId, mara.user.id))
  return rows.at(-1)
}

function expectUsable(body: unknown): GenerationSuccess {
  const success = GenerationSuccess.parse(body)
  expect(validateDocument(success.layout).ok).toBe(true)
  expect(checkNavigation(success.layout)).toEqual([])
  expect(success.layout.screens.length).toBeGreaterThanOrEqual(2)
  return success
}

describe('a model that answers', () => {
  it('well makes the app, and its use is recorded', async () => {
    const success = expectUsable((await generate({ text: answer })).json())
    expect(success).toMatchObject({ source: 'model', notice: null })
    expect(success.layout.app.name).toBe('Crust')
    expect(success.raw).toBe(answer)
    expect(await lastRun()).toMatchObject({
      status: 'succeeded',
      source: 'model',
      model: 'local-model',
      inputTokens: 100,
      outputTokens: 200,
    })
  })

  it('in a fence, with prose around it, is read', async () => {
    const text = `Sure! Here is your app:\n\`\`\`json\n${answer}\n\`\`\`\nEnjoy.`
    expect(expectUsable((await generate({ text })).json()).source).toBe('model')
  })

  it('with components that do not exist gives an app of those that do', async () => {
    const text = answer.replace('"type":"list"', '"type":"hologram"')
    expect(expectUsable((await generate({ text })).json()).source).toBe('model')
  })

  it('and stops half way gives what could be kept, or the built-in app, and says so', async () => {
    const text = answer.slice(0, answer.length * 0.7)
    const success = expectUsable((await generate({ text, finishReason: 'length' })).json())
    expect(success.notice).not.toBeNull()
  })

  it('slowly is waited for, and its screens are shown as they come', async () => {
    models.behave({ text: answer, pieceLength: Math.ceil(answer.length / 40), pieceMs: 10 })
    const response = await fetch(`${address}/api/ai/generate`, {
      method: 'POST',
      headers: { cookie: mara.cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ prompt }),
    })
    const events = readEvents(await response.text())
    expect(events.filter(({ event }) => event === 'screen').length).toBeGreaterThanOrEqual(screens.length)
    expect(events.at(-1)?.event).toBe('done')
    expect(expectUsable(events.at(-1)?.data).source).toBe('model')
  })
})

describe('a model that does not', () => {
  it.each<[string, Behaviour]>([
    ['writes prose only', { text: 'I would rather talk about the weather.' }],
    ['writes nothing', { text: '' }],
    ['refuses the key', refused(401)],
    ['fails', refused(500)],
    [
      'answers with a web page',
      { body: '<html><body>Bad gateway</body></html>', headers: { 'content-type': 'text/html' } },
    ],
    ['hangs up', { reset: 'before' }],
  ])('and %s: the built-in generator stands in and says so', async (_name, behaviour) => {
    const success = expectUsable((await generate(behaviour)).json())
    expect(success.source).toBe('built-in')
    expect(success.notice).toContain('built-in generator')
    expect(await lastRun()).toMatchObject({ status: 'succeeded', source: 'built-in', model: 'local-model' })
  })
})

it('costs nothing when the caller goes away', async () => {
  models.behave({ text: answer, pieceLength: 20, pieceMs: 50 })
  const controller = new AbortController()
  const response = await fetch(`${address}/api/ai/generate`, {
    method: 'POST',
    headers: { cookie: mara.cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
    signal: controller.signal,
  })
  await response.body?.getReader().read()
  controller.abort()
  await expect.poll(async () => (await lastRun())?.status).toBe('cancelled')
  await expect.poll(() => models.openRequests()).toBe(0)
  const user = await server.app.inject({ url: '/api/auth/user', headers: { cookie: mara.cookie } })
  expect(user.json().aiGenerationsUsed).toBe(0)
})

it('tells by a real call whether the model answers, and never what the key is', async () => {
  const status = async () =>
    (await server.app.inject({ url: '/api/ai/status', headers: { cookie: mara.cookie } })).json()
  models.behave({ text: 'ready' })
  expect(await status()).toEqual({
    configured: true,
    testResult: 'success',
    testError: null,
    model: 'local-model',
    provider: 'openai-compatible',
  })
  models.behave(refused(401))
  expect((await status()).testResult).toBe('success')
  server.clock.advance(60_000)
  expect(await status()).toMatchObject({
    testResult: 'error',
    testError: 'The AI service refused the API key.',
  })
})
