import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { ErrorBody } from '@kwiq/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exchangeBytes, startTestServer, type TestServer } from '../testing/index.ts'
import { createUnparsedAnswers } from './answer-unparsed.ts'

const host = 'Host: localhost\r\n'
const login = `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    extra: (app) => {
      app.get('/api/test/slow', { schema: { hide: true } }, (_request, reply) => {
        reply.hijack()
        reply.raw.writeHead(200, { 'content-type': 'text/plain', 'content-length': 10 })
        reply.raw.write('half ')
      })
    },
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

function portOf({ app }: TestServer): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen.')
  return address.port
}

/** The parts of the one answer there is. */
function read(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((each) => [each.split(': ', 1)[0]?.toLowerCase(), each.replace(/^[^:]*: /, '')]),
  )
  return { status: Number(line.split(' ')[1]), headers, body }
}

function expectOurForm(answer: string, status: number, code: string): Record<string, string | undefined> {
  const { status: found, headers, body } = read(answer)
  expect([found, answer]).toEqual([status, answer])
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const error = ErrorBody.parse(JSON.parse(body))
  expect(error.code).toBe(code)
  expect(error.requestId).toBe(headers['x-request-id'])
  return headers
}

describe('what is no request gets an answer in the form of all errors', () => {
  test.each([
    ['no HTTP at all', 'garbage\r\n\r\n', 400, 'malformed_request'],
    ['the beginning of TLS', '\x16\x03\x01\x02\x00\x01\x00', 400, 'malformed_request'],
    ['a NUL in the path', `GET /api/\0 HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
    ['a path with a blank', `GET /a b HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
    ['letters that are not ASCII', `GET /\xe9 HTTP/1.1\r\n${host}\r\n`, 400, 'malformed_request'],
    ['a version that never was', `GET / HTTP/9.9\r\n${host}\r\n`, 400, 'malformed_request'],
    ['a version before the first', 'GET /api/projects\r\n\r\n', 400, 'malformed_request'],
    ['HTTP/2 by way of HTTP/1.1', `GET /api/projects HTTP/2.0\r\n${host}\r\n`, 400, 'malformed_request'],
    ['a length below nothing', `${login}Content-Length: -1\r\n\r\n`, 400, 'malformed_request'],
    ['a coding that is not known', `${login}Transfer-Encoding: gzip\r\n\r\n`, 400, 'malformed_request'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    [
      'an address without end',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    expectOurForm(await exchangeBytes(server.app.server, bytes, { isOpen: true }), status, code)
  })

  test.each([
    ['that nobody knows', `FOO /api/projects HTTP/1.1\r\n${host}\r\n`],
    ['in small letters', `get /api/projects HTTP/1.1\r\n${host}\r\n`],
    ['that asks for a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`],
  ])('a method %s is answered with those there are', async (_what, bytes) => {
    const answer = await exchangeBytes(server.app.server, bytes, { isOpen: true })
    expect(expectOurForm(answer, 405, 'method_not_allowed').allow).toBe('DELETE, GET, HEAD, PATCH, POST, PUT')
  })

  test('nothing is written into an answer that has begun', async () => {
    const socket = connect(portOf(server), '127.0.0.1')
    socket.write(`GET /api/test/slow HTTP/1.1\r\n${host}\r\n`)
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (answer.endsWith('half ')) socket.write('garbage\r\n\r\n')
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
    expect(read(answer).body).toBe('half ')
  })
})

describe('what the parser takes and HTTP forbids', () => {
  const closing = `${host}Connection: close\r\n`
  test.each([
    ['no Host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
    ['two Hosts', `GET /healthz HTTP/1.1\r\nHost: evil.example\r\n${closing}\r\n`, 400, 'malformed_request'],
    ['an address of another protocol', `GET ftp://x/ HTTP/1.1\r\n${closing}\r\n`, 400, 'malformed_request'],
    ['an address that is none', `GET * HTTP/1.1\r\n${closing}\r\n`, 400, 'malformed_request'],
    [
      'expecting what cannot be',
      `GET /healthz HTTP/1.1\r\n${closing}Expect: a miracle\r\n\r\n`,
      417,
      'expectation_failed',
    ],
    [
      'an address that cannot be decoded',
      `GET /api/%zz HTTP/1.1\r\n${closing}\r\n`,
      400,
      'validation_failed',
    ],
  ])('%s', async (_what, bytes, status, code) => {
    const answer = await exchangeBytes(server.app.server, bytes)
    // /healthz is no call of the API, and says nothing of being kept.
    const { headers, body, status: found } = read(answer)
    expect(found).toBe(status)
    expect(ErrorBody.parse(JSON.parse(body)).code).toBe(code)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'x-request-id': ErrorBody.parse(JSON.parse(body)).requestId,
    })
  })

  test('what HTTP/1.0 leaves out is no fault, nor is a whole address', async () => {
    for (const line of [
      'GET /healthz HTTP/1.0\r\n',
      `GET http://other.example/healthz HTTP/1.1\r\n${closing}`,
    ]) {
      expect(read(await exchangeBytes(server.app.server, `${line}\r\n`)).status).toBe(200)
    }
  })

  test('who expects to be told to go on is told so', async () => {
    const bytes = `${login}Connection: close\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`
    const answer = await exchangeBytes(server.app.server, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 /)
  })

  test('methods of HTTP that nothing takes are told from addresses that do not exist', async () => {
    for (const method of ['QUERY', 'TRACE', 'OPTIONS', 'PROPFIND']) {
      const answer = await exchangeBytes(
        server.app.server,
        `${method} /api/projects HTTP/1.1\r\n${closing}\r\n`,
      )
      expect([method, read(answer).status, read(answer).headers.allow]).toEqual([
        method,
        405,
        'GET, HEAD, POST',
      ])
      const nowhere = await exchangeBytes(
        server.app.server,
        `${method} /api/nowhere HTTP/1.1\r\n${closing}\r\n`,
      )
      expect(read(nowhere).status).toBe(404)
    }
  })
})

test('a request that does not arrive in time is told so, and is not carried out when the rest comes', async () => {
  const done: string[] = []
  const unparsed = createUnparsedAnswers(
    {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
    () => 'r-1',
  )
  const timed = createServer(
    { requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 20 },
    (request, response) => {
      request
        .on('data', () => undefined)
        .on('end', () => {
          done.push('whole')
          response.end()
        })
    },
  ).on('clientError', unparsed.toBroken)
  timed.listen(0, '127.0.0.1')
  await once(timed, 'listening')
  try {
    for (const beginning of [
      'GET / HTTP/1.1\r\nHo',
      `POST / HTTP/1.1\r\n${host}Content-Length: 4\r\n\r\nab`,
    ]) {
      expectOurForm(await exchangeBytes(timed, beginning, { isOpen: true }), 408, 'request_timeout')
    }
    expect(done).toEqual([])
  } finally {
    timed.close()
    timed.closeAllConnections()
  }
})

test('a connection that breaks off is only closed', async () => {
  const socket = connect(portOf(server), '127.0.0.1', () => {
    socket.write('POST /api/login HTTP/1.1\r\nHos')
    socket.resetAndDestroy()
  })
  await once(socket, 'close')
  expect(read(await exchangeBytes(server.app.server, `GET /healthz HTTP/1.1\r\n${host}\r\n`)).status).toBe(
    200,
  )
})
