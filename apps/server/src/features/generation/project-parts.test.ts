import type { AppDocument } from '@kwiq/app-model'
import { Understanding } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aiRuns } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { listRuns } from './index.ts'

let server: TestServer
let mara: TestUser
let id: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server, { role: 'TEAM' })
  id = (await call('POST', '/api/projects', { name: 'Cook' })).json().id
})

function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  return server.app.inject({ method, url, headers: { cookie: mara.cookie, ...headers }, payload })
}

const generate = (body: object) => call('POST', `/api/projects/${id}/generate`, body)
const understanding = async () => (await call('GET', `/api/projects/${id}/understanding`)).json()
const latestVersion = async () => (await call('GET', `/api/projects/${id}/versions`)).json()[0]

async function schema(): Promise<{ document: AppDocument; etag: string }> {
  const response = await call('GET', `/api/projects/${id}/schema`)
  return { document: response.json(), etag: String(response.headers.etag) }
}

async function lockEverything(): Promise<AppDocument> {
  const { document } = await schema()
  const screens = document.screens.map((screen) => ({ ...screen, isLocked: true as const }))
  const locked = { ...document, screens }
  expect((await call('PUT', `/api/projects/${id}/schema`, locked)).statusCode).toBe(200)
  return locked
}

const prompt = 'A recipe app with search, favorites and meal planning'

it('what was understood of the description stays with the project, until it is changed', async () => {
  expect(await understanding()).toBeNull()
  const generated = (await generate({ prompt })).json()
  const kept = Understanding.parse(await understanding())
  expect(kept).toMatchObject({ prompt, source: 'built-in', unplaced: generated.unplaced, isUntouched: true })
  expect(
    Object.fromEntries(kept.features.map(({ feature, componentIds }) => [feature, componentIds])),
  ).toEqual(generated.trace)
  await lockEverything()
  expect(await understanding()).toMatchObject({ prompt, isUntouched: false })
})

it('another seed gives an app on which nobody has worked another look, as a version', async () => {
  const first = (await generate({ prompt })).json()
  const second = (await generate({ prompt, seed: 7 })).json()
  expect(second.proposal).toBeNull()
  expect(second.layout.app.theme.preset).not.toBe(first.layout.app.theme.preset)
  expect((await schema()).document).toEqual(second.layout)
  expect(await latestVersion()).toMatchObject({ kind: 'generation', versionNumber: 3 })
  await lockEverything()
  const refused = await generate({ prompt, seed: 8 })
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    'This app was changed since it was generated. Another look would lose those changes.',
  ])
})

it('locked screens stay as they are, and the answer says so; it costs nothing', async () => {
  await generate({ prompt })
  const locked = await lockEverything()
  const [first] = locked.screens
  const answer = (await generate({ prompt: `Rename ${first?.name} to Somewhere Else` })).json()
  expect(answer.layout).toEqual(locked)
  expect(answer).toMatchObject({ cost: 0, proposal: { changes: [] } })
  expect(answer.notice).toContain('Not done, because it is locked: Renamed')
  const runs = await server.context.database.select().from(aiRuns).where(eq(aiRuns.projectId, id))
  expect(runs.map(({ status }) => status).toSorted()).toEqual(['failed', 'succeeded'])
})

it('accepted changes make one version that tells the instruction in one line', async () => {
  await generate({ prompt })
  const { document, etag } = await schema()
  const after = { ...document, app: { ...document.app, name: 'Feast' } }
  const accept = (body: object, ifMatch: string) =>
    call('POST', `/api/projects/${id}/generate/accept`, body, { 'if-match': ifMatch })
  const accepted = await accept({ prompt: 'Call it\nFeast', schema: after }, etag)
  expect(accepted.statusCode, accepted.body).toBe(200)
  expect(accepted.headers.etag).toBe('"3"')
  expect(await latestVersion()).toMatchObject({
    kind: 'generation',
    changeMessage: 'Changed by AI: "Call it Feast"',
  })
  expect((await accept({ prompt: 'Again', schema: after }, etag)).statusCode).toBe(412)
  const bad = await accept({ prompt: 'Bad', schema: { ...after, screens: 'none' } }, '"3"')
  expect([bad.statusCode, bad.json().details[0].path]).toEqual([400, 'schema.screens'])
})

it('what an app was understood as is kept when it was saved as a project', async () => {
  const body = {
    prompt,
    source: 'built-in',
    features: [{ feature: 'search', componentIds: ['input-1'] }],
    unplaced: ['favorites'],
    notice: null,
  }
  expect((await call('PUT', `/api/projects/${id}/understanding`, body)).json()).toMatchObject(body)
  expect(await understanding()).toMatchObject({ ...body, isUntouched: true })
  const long = { ...body, unplaced: ['x'.repeat(501)] }
  expect((await call('PUT', `/api/projects/${id}/understanding`, long)).statusCode).toBe(400)
})

it('the allowance is that of the project’s owner', async () => {
  expect((await call('GET', `/api/projects/${id}/allowance`)).json()).toMatchObject({ limit: -1, left: null })
})

it('runs are listed for the owner, newest first, page by page', async () => {
  server.clock.advance(1000)
  await generate({ prompt })
  server.clock.advance(1000)
  await generate({ prompt: 'Rename nothing at all' })
  const { database } = server.context
  const [newest] = await listRuns(database, { limit: 1 })
  const [next] = await listRuns(database, { limit: 1, ...(newest && { before: newest }) })
  expect([newest, next]).toMatchObject([
    { projectId: id, actorEmail: mara.user.email, costMicros: 0 },
    { projectId: id, status: 'succeeded', source: 'built-in', model: null },
  ])
})
