import { afterAll, beforeAll, expect, test } from 'vitest'
import { exchangeBytes, startTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
const reached: string[] = []
beforeAll(async () => {
  server = await startTestServer({
    extra: (app) => {
      app.addHook('onRequest', (request, _reply, done) => {
        reached.push(request.url)
        done()
      })
    },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const exchange = (bytes: string) => exchangeBytes(server.app.server, bytes)

const hidden = 'GET /api/hidden-request HTTP/1.1\r\nHost: x\r\n\r\n'
const post = 'POST /api/register HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

// A proxy and Kwiq that disagree where a request ends would let one caller speak in another's name.
test.each([
  [
    'both a length and chunks',
    `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['two lengths', `${post}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a list of lengths', `${post}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`],
  ['a signed length', `${post}Content-Length: +0\r\n\r\n${hidden}`],
  ['a length in hexadecimal', `${post}Content-Length: 0x0\r\n\r\n${hidden}`],
  [
    'an unknown coding after chunked',
    `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['a coding that only looks like chunked', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a coding with a control sign', `${post}Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a blank before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a folded header', `${post}X-A: 1\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a size of a chunk with a blank', `${post}Transfer-Encoding: chunked\r\n\r\n0 x\r\n\r\n${hidden}`],
  [
    'a size of a chunk past counting',
    `${post}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff1\r\n\r\n${hidden}`,
  ],
  ['lines that end without CR', `GET /healthz HTTP/1.1\nHost: localhost\n\n${hidden}`],
  ['a NUL in a header', `${post}X-A: a\0b\r\nContent-Length: 0\r\n\r\n${hidden}`],
])(
  'a request with %s ends the connection, and what follows it is not read as another',
  async (_what, bytes) => {
    reached.length = 0
    const answer = await exchange(bytes)
    expect(reached).not.toContain('/api/hidden-request')
    expect(answer.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1)
    if (answer !== '') expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  },
)

test('requests one after the other on one connection are answered one by one', async () => {
  const ask = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  const answer = await exchange(ask + ask)
  expect(answer.match(/HTTP\/1\.1 200 /g)?.length).toBe(2)
})
