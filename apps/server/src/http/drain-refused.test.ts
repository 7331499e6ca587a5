import { request } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { drainRefused } from './drain-refused.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const address = server.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('No port')
  port = address.port
})
afterAll(() => server.close())

const large = Buffer.alloc(20_000_000, 'a')

/** Sends a large body as clients do that read nothing before all is sent; gives the status, or what broke. */
async function sendAll(
  method: string,
  path: string,
  headers: Record<string, string | number>,
): Promise<unknown> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1')
  let failure: unknown = null
  socket.on('error', (error) => (failure = error))
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`)
  const sent = new Promise<void>((resolve) => socket.write(large, () => resolve()))
  await Promise.race([sent, once(socket, 'close')])
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')))
  if (!socket.closed) await once(socket, 'close')
  return failure ?? Number(answer.split(' ')[1])
}

const json = { 'content-type': 'application/json', 'content-length': large.length, connection: 'close' }

test.each([
  ['too large', 'POST', '/api/login', 413],
  ['of nobody', 'PUT', '/api/projects/00000000-0000-4000-8000-000000000000/schema', 401],
  ['to an address that does not exist', 'POST', '/api/nowhere', 413],
])(
  'who sends a body %s is told why, however much is still on its way',
  async (_what, method, path, status) => {
    expect(await sendAll(method, path, json)).toBe(status)
  },
)

test('a body from another site is refused in words as well', async () => {
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/login',
    headers: { ...json, origin: 'https://evil.example' },
  })
  asked.end(large)
  const [response] = await once(asked, 'response')
  expect(response.statusCode).toBe(403)
  response.resume()
})

test('a refused body that never ends is not waited for for ever', async () => {
  const asked = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json', 'content-length': 1_000_000_000 },
  })
  asked.on('error', () => undefined)
  asked.write('{')
  const [response] = await once(asked, 'response')
  expect(response.statusCode).toBe(413)
  asked.destroy()
})

test('a refused body that was read already is not waited for', async () => {
  const read = new Readable({ autoDestroy: false, read: () => read.push(null) })
  await once(read.resume(), 'end')
  const raw = Object.assign(read, { headers: { 'content-length': '2' }, complete: false })
  const done = vi.fn()
  drainRefused({ raw }, { statusCode: 400 }, done)
  expect(done).toHaveBeenCalledOnce()
})
