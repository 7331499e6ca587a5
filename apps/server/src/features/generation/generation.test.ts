import { emptyDocument, validateDocument } from '@kwiq/app-model'
import { GenerationSuccess } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aiRuns, projectDocuments } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { readEvents } from './testing/read-events.ts'

const prompt = 'A recipe app with search, favorites and meal planning'

let server: TestServer
let mara: TestUser

beforeAll(async () => {
  const generous = { max: 10_000, timeWindow: 60_000 }
  server = await startTestServer({ rateLimits: { registration: generous, generation: generous } })
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server)
})

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return server.app.inject({ method, url, headers: { cookie: mara.cookie, ...headers }, payload })
}

const generate = (text: unknown = prompt, headers: Record<string, string> = {}) =>
  call('POST', '/api/ai/generate', { prompt: text }, headers)

function runsOf(user: TestUser) {
  return server.context.database.select().from(aiRuns).where(eq(aiRuns.userId, user.user.id))
}

async function used(): Promise<number> {
  return (await call('GET', '/api/auth/user')).json().aiGenerationsUsed
}

describe('from a description', () => {
  it('comes a valid app, by the built-in generator where no model is set up', async () => {
    const response = await generate(`  ${prompt}\n`)
    expect(response.statusCode, response.body).toBe(200)
    const success = GenerationSuccess.parse(response.json())
    expect(success).toMatchObject({ ok: true, source: 'built-in', proposal: null, savedEtag: null })
    expect(validateDocument(success.layout).ok).toBe(true)
    expect(success.layout.screens.length).toBeGreaterThanOrEqual(4)
    const ids = new Set(JSON.stringify(success.layout).match(/"id":"[^"]+"/g))
    for (const componentIds of Object.values(success.trace)) {
      for (const id of componentIds) expect(ids).toContain(`"id":"${id}"`)
    }
  })

  it('is refused with the reason when it is blank, too long or missing', async () => {
    for (const bad of ['', ' \n ', 'a'.repeat(4001), 7, null]) {
      const response = await generate(bad)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({ ok: false, stage: 'input', code: 'validation_failed' })
      expect(response.json().details[0].path).toBe('prompt')
      expect(response.json().error).toBe(response.json().message)
    }
    const missing = await call('POST', '/api/ai/generate', {})
    expect([missing.statusCode, missing.json().stage]).toEqual([400, 'input'])
    expect(await used()).toBe(0)
  })

  it('is taken at exactly 4,000 characters, whatever they are', async () => {
    expect((await generate('żółw 🐢 '.repeat(400).slice(0, 4000))).statusCode).toBe(200)
  })

  it('is nothing for visitors', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/api/ai/generate', payload: { prompt } })
    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthorized'])
  })
})

describe('the month', () => {
  it('lets exactly three of fifty parallel requests of a FREE account through', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => generate()))
    const byStatus = Map.groupBy(answers, (answer) => answer.statusCode)
    expect([byStatus.get(200)?.length, byStatus.get(403)?.length]).toEqual([3, 47])
    expect(byStatus.get(403)?.[0]?.json()).toMatchObject({
      ok: false,
      stage: 'quota',
      code: 'plan_limit',
      error:
        'The FREE plan includes 3 AI generations a month. Upgrade to PRO for 100 AI generations a month.',
    })
    expect(await used()).toBe(3)
  })

  it('begins anew with the calendar month of UTC', async () => {
    server.clock.set(new Date('2026-12-31T23:59:59.000Z'))
    mara = await registerUser(server)
    for (let count = 0; count < 3; count += 1) await generate()
    expect((await generate()).statusCode).toBe(403)
    server.clock.set(new Date('2027-01-01T00:00:00.000Z'))
    expect(await used()).toBe(0)
    expect((await generate()).statusCode).toBe(200)
  })

  it('is not charged for a run whose process died', async () => {
    const [row] = [{ userId: mara.user.id, status: 'running' as const, createdAt: server.clock.now() }]
    const ids = [1, 2, 3].map((number) => `00000000-0000-4000-8000-${mara.user.id.slice(-11)}${number}`)
    await server.context.database.insert(aiRuns).values(ids.map((id) => ({ ...row, id })))
    expect((await generate()).statusCode).toBe(403)
    server.clock.advance(10 * 60_000)
    expect((await generate()).statusCode).toBe(200)
  })

  it('keeps a record of what was done, without the description', async () => {
    await generate()
    const [run] = await runsOf(mara)
    expect(run).toMatchObject({
      status: 'succeeded',
      source: 'built-in',
      actorId: mara.user.id,
      projectId: null,
    })
    expect(run?.durationMs).toBeGreaterThanOrEqual(0)
    expect(JSON.stringify(run)).not.toContain('recipe')
  })
})

describe('as a stream', () => {
  it('tells each step, each screen complete and valid, and ends with done', async () => {
    const response = await generate(prompt, { accept: 'text/event-stream' })
    expect(response.headers['content-type']).toContain('text/event-stream')
    const events = readEvents(response.body)
    expect(events[0]).toMatchObject({ event: 'stage', data: { step: 'understanding' } })
    const done = events.at(-1)
    expect(done?.event).toBe('done')
    const success = GenerationSuccess.parse(done?.data)
    const screens = events.filter(({ event }) => event === 'screen').map(({ data }) => data.screen)
    expect(screens).toEqual(success.layout.screens)
    expect(events.filter(({ event }) => event === 'error')).toEqual([])
  })

  it('answers what is refused before any work with its status', async () => {
    for (let count = 0; count < 3; count += 1) await generate()
    const response = await generate(prompt, { accept: 'text/event-stream' })
    expect([response.statusCode, response.json().stage]).toEqual([403, 'quota'])
  })
})

describe('in a project', () => {
  let id: string
  beforeEach(async () => {
    id = (await call('POST', '/api/projects', { name: 'Cook' })).json().id
  })
  const inProject = (text: string) => call('POST', `/api/projects/${id}/generate`, { prompt: text })

  it('that is empty the app is made and saved as a version of its own', async () => {
    const response = await inProject(prompt)
    expect(response.statusCode, response.body).toBe(200)
    const { layout, savedEtag, proposal } = GenerationSuccess.parse(response.json())
    expect([savedEtag, proposal]).toEqual(['"2"', null])
    const schema = await call('GET', `/api/projects/${id}/schema`)
    expect([schema.json(), schema.headers.etag]).toEqual([layout, '"2"'])
    const [latest] = (await call('GET', `/api/projects/${id}/versions`)).json()
    expect(latest).toMatchObject({ versionNumber: 2, kind: 'generation' })
    expect(latest.changeMessage).toBe(`Generated ${layout.app.name} with ${layout.screens.length} screens`)
    expect((await call('GET', `/api/projects/${id}`)).json()).toMatchObject({
      _count: { screens: layout.screens.length },
    })
    const [run] = await runsOf(mara)
    expect(run).toMatchObject({ projectId: id, status: 'succeeded' })
  })

  it('that has an app changes are proposed and nothing is saved', async () => {
    const before = { ...emptyDocument({ name: 'Cook' }) }
    before.screens = [
      {
        id: 'home',
        name: 'Home',
        components: [
          { id: 'header-1', type: 'header', label: 'Cook', properties: {} },
          { id: 'button-1', type: 'button', label: 'Save', properties: {} },
        ],
      },
    ]
    await call('PUT', `/api/projects/${id}/schema`, before)
    const response = await inProject('Add a settings screen')
    expect(response.statusCode, response.body).toBe(200)
    const { layout, proposal, savedEtag } = GenerationSuccess.parse(response.json())
    expect(savedEtag).toBeNull()
    expect(proposal?.baseEtag).toBe('"2"')
    expect(proposal?.changes.length).toBeGreaterThan(0)
    expect(layout.screens[0]?.components.slice(0, 2)).toEqual(before.screens[0]?.components)
    const schema = await call('GET', `/api/projects/${id}/schema`)
    expect([schema.json(), schema.headers.etag]).toEqual([before, '"2"'])

    const accepted = await call('PUT', `/api/projects/${id}/schema`, layout, {
      'if-match': proposal?.baseEtag ?? '',
    })
    expect(accepted.statusCode, accepted.body).toBe(200)
  })

  it('of somebody else nothing is told', async () => {
    mara = await registerUser(server)
    const response = await inProject(prompt)
    expect([response.statusCode, response.json()]).toMatchObject([404, { ok: false, code: 'not_found' }])
    expect(await runsOf(mara)).toEqual([])
  })

  it('whose document is corrupt nothing is made', async () => {
    await server.context.database
      .update(projectDocuments)
      .set({ document: 'rubbish' })
      .where(eq(projectDocuments.projectId, id))
    const response = await inProject(prompt)
    expect([response.statusCode, response.json().code]).toEqual([409, 'corrupt_document'])
    expect(await used()).toBe(0)
  })
})

it('says that no model is configured', async () => {
  const response = await call('GET', '/api/ai/status')
  expect(response.json()).toEqual({
    configured: false,
    testResult: null,
    testError: null,
    model: null,
    provider: null,
  })
})
