import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLogger } from '../platform/logger.ts'
import { registerUser, startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let text = ''
beforeAll(async () => {
  server = await startTestServer({
    env: { accessLog: true },
    logger: createLogger('trace', { write: (line) => (text += line) }),
    extra: (app, context) => {
      app.post('/api/test/broken', { schema: { hide: true } }, async (request) => {
        // What a careless hand would log.
        request.log.info(
          { body: request.body, all: [{ body: request.body }], req: request.raw },
          'about to break',
        )
        await context.database.execute(sql`SELECT * FROM nothing WHERE a = ${`${secret}-value`}`)
      })
    },
  })
})
afterAll(() => server.close())

const secret = 'S3cret'
const named = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'apiKey',
  'key',
  'secret',
  'authorization',
  'cookie',
  'passphrase',
]

test('whatever is sent, nothing secret is logged, and every event is one line of JSON with its request', async () => {
  const { cookie } = await registerUser(server, { password: `${secret}-password-1` })
  const headers = {
    cookie: `${cookie}; other=${secret}-cookie`,
    authorization: `Bearer ${secret}-bearer`,
    'user-agent': `agent\r\n{"level":60,"msg":"forged"}\u001b[31m`.replaceAll(/[\r\n]/g, ' '),
    referer: `https://x.example/?token=${secret}-referer`,
    'x-api-key': `${secret}-header`,
    'proxy-authorization': `${secret}-proxy`,
  }
  const payload = {
    ...Object.fromEntries(named.map((name) => [name, `${secret}-${name}`])),
    name: 'two\nlines\r\n{"level":60,"msg":"forged"}',
  }
  const calls = [
    ['POST', `/api/test/broken?token=${secret}-in-query`],
    ['POST', '/api/login'],
    ['POST', '/api/register'],
    ['POST', '/api/forgot-password'],
    ['POST', '/api/keys'],
    ['POST', '/api/auth/delete'],
    ['POST', '/api/stripe/webhook'],
    ['GET', `/api/invitations/${secret}-token`],
    ['GET', `/api/review/${secret}-token`],
    ['GET', `/reset-password?token=${secret}-link`],
    ['GET', `/api/${secret}-path%0d%0a{"level":60}`],
  ] as const
  for (const [method, url] of calls) {
    await server.app.inject({ method, url, headers, ...(method === 'POST' && { payload }) })
  }
  expect(text).toContain('about to break')
  expect(text).toContain('nothing')
  const lines = text.trimEnd().split('\n')
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
  expect(text).not.toContain('"level":60,"msg":"forged"')
  const failed = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(failed.length).toBeGreaterThan(0)
  for (const line of failed) expect(line.reqId).toMatch(/^[0-9a-f]{16}-[0-9a-z]+$/)
  const leaks = lines.filter((line) => line.includes(secret))
  expect(leaks).toEqual([])
})

test('the access log has a line for every request, named by its route', async () => {
  const { cookie } = await registerUser(server)
  text = ''
  const calls = [
    { method: 'GET', url: '/api/projects?limit=5', status: 200, route: '/api/projects' },
    { method: 'GET', url: '/api/projects/of-mine', status: 404, route: '/api/projects/:id' },
    { method: 'PUT', url: '/api/nothing/here', status: 404, route: '(no route)' },
    { method: 'QUERY', url: '/api/projects', status: 405, route: '(no route)' },
  ] as const
  const ids: unknown[] = []
  for (const { method, url } of calls) {
    const answer = await server.app.inject({ method: method as 'GET', url, headers: { cookie } })
    ids.push(answer.headers['x-request-id'])
  }
  const lines = text.trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    calls.map(({ method, route, status }, n) => ({
      level: 30,
      time: expect.any(Number),
      reqId: ids[n],
      method,
      route,
      status,
      ms: expect.any(Number),
      msg: 'request',
    })),
  )
})
