import { randomUUID } from 'node:crypto'
import { ActivityLogEntry, ErrorLogEntry, FeatureFlag, HealthMetric, Performance } from '@kwiq/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { upsertHealthChecks } from './health-repository.ts'
import { listHealth } from './read-monitoring.ts'
import { createRequestRecorder } from './record-requests.ts'
import { startStoring } from './start-storing.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let owner: TestUser
beforeAll(async () => {
  server = await startTestServer({
    env: { metricsToken: 'a token for the collector' },
    extra: (app) => {
      app.get('/api/test/broken', { schema: { hide: true } }, async () => {
        throw new TypeError('cannot read the moon')
      })
    },
  })
  owner = await registerUser(server, { email: 'owner@kwiq.example' })
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string> = { cookie: owner.cookie }) =>
  server.app.inject({ url, headers })

const errors = async () => z.array(ErrorLogEntry).parse((await get('/api/monitoring/errors')).json())

test('a fault of the server is listed once, counted, and can be resolved', async () => {
  await get('/api/test/broken')
  await get('/api/test/broken')
  const found = (await errors()).find(({ message }) => message === 'cannot read the moon')
  expect(found).toMatchObject({
    errorType: 'TypeError',
    severity: 'critical',
    url: 'GET /api/test/broken',
    count: 2,
    resolved: false,
  })
  expect(found?.stackTrace).toContain('monitoring.test.ts')

  server.clock.advance(1000)
  const resolved = await server.app.inject({
    method: 'PATCH',
    url: `/api/monitoring/errors/${found?.id}`,
    headers: { cookie: owner.cookie },
  })
  expect(ErrorLogEntry.parse(resolved.json()).resolved).toBe(true)

  // The same fault later is news again.
  await get('/api/test/broken')
  const again = (await errors()).filter(({ message }) => message === 'cannot read the moon')
  expect(again.map((entry) => [entry.resolved, entry.count])).toEqual([
    [false, 1],
    [true, 2],
  ])
})

test('what a caller did wrong is no error of the server', async () => {
  const before = await errors()
  await get('/api/projects/unknown')
  expect(await errors()).toEqual(before)
})

test('browsers report errors without a session; queries are left out', async () => {
  const report = {
    errorType: 'RangeError',
    message: 'too far',
    url: '/studio/1?token=secret',
    stackTrace: 'at x',
  }
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/monitoring/reports',
    payload: report,
  })
  expect(response.statusCode).toBe(204)
  const [found] = (await errors()).filter(({ errorType }) => errorType === 'RangeError')
  expect(found).toMatchObject({ severity: 'error', url: '/studio/1', message: 'too far' })
})

test('errors come in pages, open ones first', async () => {
  for (const word of ['one', 'two', 'three']) server.context.errors.report(new Error(`page ${word}`))
  const all = await errors()
  const seen: string[] = []
  let url: string | undefined = '/api/monitoring/errors?limit=2'
  while (url) {
    const response = await get(url)
    seen.push(
      ...z
        .array(ErrorLogEntry)
        .parse(response.json())
        .map(({ id }) => id),
    )
    url = /<[^/]*\/\/[^/]*(.*)>/.exec(String(response.headers.link ?? ''))?.[1]
  }
  expect(seen).toEqual(all.map(({ id }) => id))
  const states = all.map(({ resolved }) => resolved)
  expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)))
})

test('health tells of this process', async () => {
  const metrics = z.array(HealthMetric).parse((await get('/api/monitoring/health')).json())
  expect(metrics.find(({ metric }) => metric === 'database')?.status).toBe('healthy')
})

test('health does not tell of processes that were ended', async () => {
  const { context, clock } = server
  const ended = 'all before 1'
  const check = {
    id: randomUUID(),
    metric: 'queue',
    value: '0',
    status: 'healthy',
    checkedAt: clock.now(),
  } as const
  await upsertHealthChecks(context.database, [{ ...check, process: ended }])
  const metrics = async (databaseUrl: string | null) =>
    (await listHealth({ ...context, env: { ...context.env, databaseUrl } }))
      .map(({ metric }) => metric)
      .join()
  await get('/api/monitoring/health')
  // Nobody shares the embedded database; processes that share a server's tell of their end themselves.
  expect(await metrics(null)).not.toContain(ended)
  expect(await metrics('postgres://db')).toContain(ended)
  await startStoring({ ...context, processName: ended }, createRequestRecorder()).stop()
  expect(await metrics('postgres://db')).not.toContain(ended)
})

test('the activity log has what was done, in pages', async () => {
  const first = await get('/api/monitoring/activity?limit=1')
  const [entry] = z.array(ActivityLogEntry).parse(first.json())
  expect(entry?.action).toBe('error.resolved')
  const next = /<[^/]*\/\/[^/]*(.*)>/.exec(String(first.headers.link))?.[1] ?? ''
  const rest = z.array(ActivityLogEntry).parse((await get(next)).json())
  expect(rest.map(({ action }) => action)).toContain('account.registered')
})

test('response times are means with two decimals', async () => {
  await get('/api/projects')
  const { averages } = Performance.parse((await get('/api/monitoring/performance')).json())
  const projects = averages.find(({ endpoint }) => endpoint === 'GET /api/projects')
  expect(projects?.count).toBe(1)
  expect(projects?.avgResponseTime).toMatch(/^\d+\.\d\d$/)
})

test('of a stream the time until it opens counts, not how long somebody reads it', async () => {
  const headers = { cookie: owner.cookie }
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers,
    payload: { name: 'Watched' },
  })
  const url = `/api/projects/${made.json().id}`
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  const answer = await fetch(`${origin}${url}/live`, { headers })
  expect(answer.status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 400))
  // Ends the stream.
  await server.app.inject({ method: 'DELETE', url, headers })
  await answer.text()
  const read = async () => {
    const { averages } = Performance.parse((await get('/api/monitoring/performance')).json())
    return averages.find(({ endpoint }) => endpoint === 'GET /api/projects/{id}/live')
  }
  await expect.poll(read).toBeDefined()
  expect(Number((await read())?.avgResponseTime)).toBeLessThan(400)
})

test('a collector reads the metrics with its token and with no other', async () => {
  const withToken = await get('/metrics', { authorization: 'Bearer a token for the collector' })
  expect(withToken.body).toContain('kwiq_http_request_duration_seconds_bucket')
  expect((await get('/metrics', { authorization: 'Bearer another token' })).statusCode).toBe(401)
  expect((await get('/metrics')).statusCode).toBe(200)
})

test('a flag is on until it is switched off', async () => {
  const flag = async (enabled: boolean) =>
    server.app.inject({
      method: 'PATCH',
      url: '/api/admin/flags/registration',
      headers: { cookie: owner.cookie },
      payload: { enabled },
    })
  const register = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/register',
      payload: {
        email: `${Math.random()}@kwiq.example`,
        password: 'a quiet heron',
        firstName: '',
        lastName: '',
      },
    })
  const listed = z.array(FeatureFlag).parse((await get('/api/admin/flags')).json())
  expect(listed.every(({ enabled }) => enabled)).toBe(true)
  expect((await flag(false)).statusCode).toBe(200)
  expect((await register()).statusCode).toBe(403)
  await flag(true)
  expect((await register()).statusCode).toBe(200)
})
