import { randomUUID } from 'node:crypto'
import { exampleApps } from '@kwiq/examples'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aiRuns, builds } from './db/schema/index.ts'
import { claimNext } from './features/builds/start-build-worker.ts'
import { endLostRuns, insertRun } from './features/generation/runs-repository.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from './testing/index.ts'

// Clocks are put right while Kwiq runs: what it wrote down before then must not hold somebody up for as long as they went
// wrong. The database's own clock cannot be set here; moments of before are put far ahead instead.

let server: TestServer
let mara: TestUser
const day = 86_400_000

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server, { role: 'TEAM' })
})

const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: mara.cookie }, ...(payload && { payload }) })
const signIn = (password: string) =>
  server.app.inject({ method: 'POST', url: '/api/login', payload: { email: mara.user.email, password } })
const whoAmI = async () => (await call('GET', '/api/auth/user')).statusCode

test('a session outlives a clock that is put back, and ends when it has not been used for 30 days', async () => {
  server.clock.advance(-day)
  expect(await whoAmI()).toBe(200)
  server.clock.advance(30 * day)
  expect(await whoAmI()).toBe(200)
  server.clock.advance(31 * day)
  expect(await whoAmI()).toBe(401)
})

test('who was slowed down before the clock was put back is not shut out until it has caught up', async () => {
  for (let n = 0; n < 5; n += 1) expect((await signIn('not this one')).statusCode).toBe(401)
  expect((await signIn('not this one')).statusCode).toBe(429)
  server.clock.advance(-30 * day)
  expect((await signIn('not this one')).statusCode).toBe(401)
  expect((await signIn('not this one')).statusCode).toBe(429)
  server.clock.advance(day)
  expect((await signIn(mara.password)).statusCode).toBe(200)
})

test('a build whose worker died before the database’s clock was put back is taken over', async () => {
  const made = await call('POST', '/api/projects', { name: 'Shop', schema: exampleApps[0] })
  const { id: projectId } = made.json<{ id: string }>()
  const { id } = (await call('POST', `/api/projects/${projectId}/export`, { platform: 'android' })).json<{
    id: string
  }>()
  expect((await claimNext(server.context, randomUUID()))?.id).toBe(id)
  expect(await claimNext(server.context, randomUUID())).toBeNull()
  const farAhead = sql`clock_timestamp() + interval '1 hour'`
  await server.context.database.update(builds).set({ leaseUntil: farAhead }).where(eq(builds.id, id))
  expect(await claimNext(server.context, randomUUID())).toMatchObject({ id, attempt: 2 })
})

test('a run whose process died before the database’s clock was put back is over, and counts against no plan', async () => {
  const { database } = server.context
  const id = randomUUID()
  const row = { id, userId: mara.user.id, actorId: mara.user.id, projectId: null }
  await insertRun(database, { ...row, createdAt: server.clock.now() })
  const running = { finishedAt: server.clock.now(), isAlone: false }
  expect(await endLostRuns(database, running)).toEqual([])
  const farAhead = sql`clock_timestamp() + interval '1 hour'`
  await database.update(aiRuns).set({ aliveUntil: farAhead }).where(eq(aiRuns.id, id))
  expect(await endLostRuns(database, running)).toEqual([{ id, actorId: mara.user.id }])
})
