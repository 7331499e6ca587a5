import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnv } from '../env/read-env.ts'
import { registerUser, startTestServer, type TestServer } from '../../testing/index.ts'
import { startTracing, traceQueries, type Tracing } from './index.ts'

/** A span as OTLP's JSON has it. */
interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status: { code?: number }
}

let collector: Server
let elsewhere: Server
let addressElsewhere: string
let text = ''
let spans: ReceivedSpan[] = []
let tracing: Tracing
let server: TestServer
beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      text += body
      const parsed = JSON.parse(body)
      expect(request.url).toBe('/v1/traces')
      for (const { resource, scopeSpans } of parsed.resourceSpans) {
        expect(JSON.stringify(resource)).toContain('kwiq of the test')
        spans = [...spans, ...scopeSpans.flatMap((scope: { spans: ReceivedSpan[] }) => scope.spans)]
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  elsewhere = createServer((_request, response) => response.end('hello'))
  addressElsewhere = await listen(elsewhere)
  const env = readEnv({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${await listen(collector)}/`,
    OTEL_SERVICE_NAME: 'kwiq of the test',
  })
  if (!env.tracing) throw new Error('Tracing is off')
  tracing = await startTracing(env.tracing)
  const connection = { query: async (_statement: string, _values?: unknown[]) => ({ rows: [] }) }
  traceQueries(connection, tracing)
  server = await startTestServer({
    tracing,
    env: { trustedProxies: 1 },
    extra: (app) => {
      app.get('/api/test/job/:token', { schema: { hide: true } }, async () => {
        await connection.query('SELECT * FROM users WHERE email = $1', ['mara@kwiq.example'])
        await (await fetch(`${addressElsewhere}/v1/charges?key=sk_secret`)).text()
        return {}
      })
      app.get('/api/test/broken', { schema: { hide: true } }, async () => {
        throw new Error('the password is hunter2')
      })
    },
  })
})
afterAll(async () => {
  await server.close()
  collector.close()
  elsewhere.close()
})

async function listen(listening: Server): Promise<string> {
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  return `http://127.0.0.1:${address.port}`
}

test('requests, what they ask of the database and of others arrive at the collector, without secrets', async () => {
  await registerUser(server, { email: 'traced@kwiq.example', password: 'a quiet heron' })
  const { app } = server
  const traceparent = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}-01`
  const url = '/api/test/job/t0k3n?email=mara@kwiq.example'
  const answered = await app.inject({ url, headers: { traceparent, authorization: 'Bearer kwiq_secret' } })
  await app.inject({ url: '/api/test/broken' })
  await app.inject({ url: '/api/nothing/hunter2' })
  await tracing.inSpan('build android', { 'kwiq.build_id': '7' }, async () => undefined)
  expect(tracing.beginPart('outside of any trace', {})).toBeNull()
  await tracing.close()

  const named = (name: string) => spans.filter((span) => span.name === name)
  const [request] = named('GET /api/test/job/:token')
  expect(request).toMatchObject({ traceId: 'a1'.repeat(16), parentSpanId: 'b2'.repeat(8) })
  expect(request?.attributes).toContainEqual({
    key: 'kwiq.request_id',
    value: { stringValue: answered.headers['x-request-id'] },
  })
  expect(request?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 200 },
  })
  expect(named('db select')[0]?.parentSpanId).toBe(request?.spanId)
  const [out] = spans.filter(({ name }) => name.startsWith('GET 127.0.0.1'))
  expect(out?.parentSpanId).toBe(request?.spanId)
  expect(named('GET /api/test/broken')[0]?.status.code).toBe(2)
  expect(named('GET (no route)')).toHaveLength(1)
  expect(named('POST /api/register')).toHaveLength(1)
  expect(named('build android')).toHaveLength(1)
  expect(text).not.toMatch(/t0k3n|mara|hunter2|sk_secret|kwiq_secret|heron|traced@/)
})

test('nothing is traced unless a collector is named', () => {
  expect(readEnv({}).tracing).toBeNull()
  expect(readEnv({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://o.example/x' }).tracing).toEqual({
    url: 'https://o.example/x',
    ratio: 1,
    serviceName: 'kwiq',
  })
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(() => readEnv({ ...endpoint, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    /^OTEL_EXPORTER_OTLP_PROTOCOL: /,
  )
  expect(() => readEnv({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/^OTEL_TRACES_SAMPLER_ARG: /)
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' })).toThrow(
    /^OTEL_EXPORTER_OTLP_ENDPOINT: /,
  )
})
