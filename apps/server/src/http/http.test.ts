import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ErrorBody } from '@kwiq/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, type TestServer } from '../testing/index.ts'

const page = '<!doctype html><title>Kwiq</title>'
const landing = '<!doctype html><title>Kwiq: landing</title>'
const signedIn = '<!doctype html><title>Kwiq: signed in</title>'
const script = 'export const answer = 42\n'.repeat(200)

let server: TestServer
let webRoot: string
let broken = new Error('the password is hunter2')
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'kwiq-web-'))
  mkdirSync(join(webRoot, 'assets'))
  writeFileSync(join(webRoot, 'index.html'), page)
  writeFileSync(join(webRoot, 'landing.html'), landing)
  writeFileSync(join(webRoot, 'signed-in.html'), signedIn)
  writeFileSync(join(webRoot, 'assets', 'app-1a2b.js'), script)
  server = await startTestServer({
    webRoot,
    extra: (app) => {
      app.post('/api/test/echo', { schema: { hide: true } }, (request, reply) =>
        reply.send({ body: request.body }),
      )
      app.post(
        '/api/test/strict',
        { schema: { hide: true, body: z.strictObject({ known: z.number() }) } },
        async () => ({}),
      )
      app.delete('/api/test/echo', { schema: { hide: true } }, async () => ({}))
      app.get('/api/test/broken', { schema: { hide: true } }, async () => {
        throw broken
      })
    },
  })
})
afterAll(async () => {
  await server.close()
  rmSync(webRoot, { recursive: true })
})

function post(payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) {
  return server.app.inject({ method: 'POST', url: '/api/test/echo', payload, headers })
}

function get(url: string, headers: Record<string, string> = {}) {
  return server.app.inject({ url, headers })
}

describe('wrong requests', () => {
  test.each([
    ['malformed JSON', '{"a":', 400, 'invalid_json'],
    ['a character no database can store', '{"name":"a\\u0000b"}', 400, 'validation_failed'],
    ['half a character', '{"name":["\\ud800"]}', 400, 'validation_failed'],
    ['an escaped __proto__', '{"\\u005f_proto__":1}', 400, 'validation_failed'],
    ['a __proto__ key', '{"__proto__":{"isAdmin":true}}', 400, 'validation_failed'],
    [
      'a nested constructor.prototype',
      '{"a":{"constructor":{"prototype":{"x":1}}}}',
      400,
      'validation_failed',
    ],
    ['a key twice', '{"a":{"b":":","b":":"}}', 400, 'invalid_json'],
    ['a key twice, once in other signs', '[{"b":1,"\\u0062":2}]', 400, 'invalid_json'],
    ['a body over the limit', JSON.stringify('x'.repeat(2_700_000)), 413, 'body_too_large'],
  ])('%s', async (_what, payload, status, code) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(status)
    const error = ErrorBody.parse(response.json())
    expect(error.code).toBe(code)
    expect(error.requestId).toBe(response.headers['x-request-id'])
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/json\ta',
    'application/jsonp',
    'text/json',
  ])('a body of type %j is not taken', async (type) => {
    const response = await post('{"a":1}', { 'content-type': type })
    expect(response.statusCode).toBe(415)
    expect(response.json().code).toBe('unsupported_media_type')
  })

  test.each([
    ['another charset', { 'content-type': 'application/json; charset=iso-8859-1' }, 415],
    ['UTF-16', { 'content-type': 'application/json;charset="UTF-16"' }, 415],
    ['a packed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, 415],
    ['bytes that are no UTF-8', { 'content-type': 'application/json; charset=utf-8' }, 400],
  ])('%s is refused instead of misread', async (_what, headers, status) => {
    const payload = Buffer.from('{"name":"caf\xe9"}', 'latin1')
    const response = await server.app.inject({ method: 'POST', url: '/api/test/echo', payload, headers })
    expect(response.statusCode).toBe(status)
  })

  test('UTF-8 by whatever name is read', async () => {
    for (const type of ['application/json; charset=UTF-8', 'application/json;charset="utf8"']) {
      expect((await post('{"a":"é🌿"}', { 'content-type': type })).json()).toEqual({ body: { a: 'é🌿' } })
    }
  })

  test('an id far too long is unknown like any other', async () => {
    expect((await get(`/api/projects/${'a'.repeat(300)}`)).statusCode).toBe(404)
  })

  test('what may not be in a body is named with its path', async () => {
    const { details } = (await post('{"a":[{"b":1},{"__proto__":{}}]}')).json()
    expect(details).toEqual([{ path: 'a[1].__proto__', message: '"__proto__" is not allowed as a key.' }])
  })

  test('words that only look forbidden are no trouble', async () => {
    const body = { text: '__proto__ constructor \\u0000', list: '[['.repeat(300) + '\\"{'.repeat(300) }
    expect((await post(JSON.stringify(body))).json()).toEqual({ body })
  })

  test('what is nested beyond reason is refused', async () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect((await post(nested(200))).statusCode).toBe(200)
    expect((await post(nested(201))).json().message).toContain('200 levels')
    const deep = `{"\\u0061":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
    expect((await post(deep)).statusCode).toBe(400)
  })

  test('what holds more members than any document is refused with its place, however it is made', async () => {
    const many = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`k${n}`, 0]))
    const response = await post(JSON.stringify({ app: [many] }))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      code: 'validation_failed',
      details: [{ path: 'app[0]', message: 'One object has more than 20000 members.' }],
    })
  })

  test('names that a caller made up do not make an answer long', async () => {
    const many = Object.fromEntries(Array.from({ length: 15_000 }, (_, n) => [`${'k'.repeat(90)}${n}`, 0]))
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/test/strict',
      payload: { known: 1, ...many },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toMatch(/is not known: k+…, .* and 14995 more\.$/)
    expect(response.body.length).toBeLessThan(2000)
  })

  test('no body is no error by itself, even when JSON was announced', async () => {
    expect((await post('')).statusCode).toBe(200)
  })

  test('a wrong method is told from a wrong path', async () => {
    const wrong = await server.app.inject({ method: 'PUT', url: '/api/test/echo' })
    expect(wrong.statusCode).toBe(405)
    expect(wrong.headers.allow).toBe('DELETE, POST')
    const asked = await get('/api/test/echo')
    expect(asked.statusCode).toBe(405)
    const missing = await get('/api/nothing-here')
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toMatchObject({ message: 'Not found', code: 'not_found' })
  })

  test('a fault of ours tells nothing of itself', async () => {
    const response = await get('/api/test/broken')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('hunter2')
    expect(response.json().code).toBe('internal')
  })

  test.each([
    ['the server is not there', { code: 'ECONNREFUSED' }],
    ['it is going down', { code: '57P01' }],
    ['it has no connection left', { code: '53300' }],
    ['a statement took too long', { code: '57014' }],
    ['it ended a deadlock', { code: '40P01' }],
    ['the pool is exhausted', { message: 'timeout exceeded when trying to connect' }],
  ])('a database that cannot serve just now is no fault of the call: %s', async (_what, cause) => {
    broken = new Error('Failed query', { cause: Object.assign(new Error('x'), cause) })
    const response = await get('/api/test/broken')
    expect(response.statusCode).toBe(503)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json()).toMatchObject({ code: 'unavailable' })
    broken = new Error('the password is hunter2')
  })

  test('an address that cannot be decoded is refused', async () => {
    expect((await get('/api/%zz')).statusCode).toBe(400)
  })
})

describe('requests from other sites', () => {
  const json = { 'content-type': 'application/json', host: 'localhost:3000' }
  test.each([
    ['Origin of another site', { origin: 'https://evil.example' }],
    ['an opaque Origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:9999' }],
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
  ])('%s is refused', async (_what, headers) => {
    const response = await post('{}', { ...json, ...headers })
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('cross_origin')
  })

  test.each([
    ['no Origin at all (scripts)', {}],
    ['our own Origin', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
    [
      'our own under another name of this machine',
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    ],
  ])('%s passes', async (_what, headers) => {
    expect((await post('{}', { ...json, ...headers })).statusCode).toBe(200)
  })

  test('headers that proxies and frameworks trust change nothing', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/test/echo',
      payload: {},
      headers: {
        origin: 'https://evil.example',
        'x-forwarded-host': 'evil.example',
        'x-http-method-override': 'GET',
      },
    })
    expect(response.statusCode).toBe(403)
  })
})

describe('headers', () => {
  test('pages allow no inline scripts and no framing', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe-eval')
  })

  test('what is no page may run nothing at all', async () => {
    const { headers } = await get('/api/auth/user')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get('/api/login')).headers['content-security-policy']).toContain("script-src 'self';")
  })

  test('answers of the API are never stored', async () => {
    expect((await get('/api/auth/user')).headers['cache-control']).toBe('no-store')
  })

  test('calls say how many more are allowed', async () => {
    const { headers } = await get('/api/openapi.json')
    expect(Number(headers['ratelimit-limit'])).toBe(100_000)
    expect(Number(headers['ratelimit-remaining'])).toBeLessThan(100_000)
    expect(headers['ratelimit-reset']).toBeDefined()
  })

  test.each(['/%61pi/auth/user', '/api/%61uth/user', '/api/auth/user?x=1'])(
    'no spelling leaves the limits or the session: %s',
    async (url) => {
      const { headers, statusCode } = await get(url)
      expect(statusCode).toBe(401)
      expect(headers['ratelimit-remaining']).toBeDefined()
      expect(headers['cache-control']).toBe('no-store')
    },
  )

  test('strict transport only where browsers come by https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined()
  })
})

describe('the web app', () => {
  test.each(['/index.html', '/dashboard', '/projects/7/deep', '/nothing-like-this?x=1', '/api-keys'])(
    '%s is the page',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(page)
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  test('who shows no session gets the landing page as it is drawn, and only at /', async () => {
    const visitor = await get('/')
    expect(visitor.body).toBe(landing)
    expect(visitor.headers.vary).toContain('cookie')
    expect((await get('/', { cookie: 'other=1' })).body).toBe(landing)
    expect((await get('/studio/1')).body).toBe(page)
    expect((await get('/landing.html')).body).toBe(page)
  })

  test('who shows a session gets the page that says so, wherever they are', async () => {
    const cookie = 'kwiq_session=of-whatever-worth'
    for (const path of ['/', '/studio/1', '/index.html']) {
      const response = await get(path, { cookie })
      expect(response.body, path).toBe(signedIn)
      expect(response.headers.vary, path).toContain('cookie')
      expect((await get(path)).headers.vary, path).toContain('cookie')
    }
    expect((await get('/assets/app-1a2b.js', { cookie })).body).toBe(script)
    expect((await get('/signed-in.html')).body).toBe(page)
  })

  test('assets are kept for ever and sent packed', async () => {
    const plain = await get('/assets/app-1a2b.js')
    expect(plain.body).toBe(script)
    expect(plain.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const brotli = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    const gzip = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
  })

  test('what the browser has already is not sent again', async () => {
    const { headers } = await get('/')
    expect((await get('/', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  })

  test.each(['/assets/gone.js', '/api', '/api/', '/API/projects', '//api/x', '/%61pi/x'])(
    '%s does not exist',
    async (url) => {
      const response = await get(url)
      expect(response.statusCode).toBe(404)
      expect(response.json().code).toBe('not_found')
    },
  )

  test('a page is only read', async () => {
    for (const url of ['/', '/dashboard', '/studio/7?x=1']) {
      const response = await server.app.inject({ method: 'POST', url, payload: {} })
      expect([url, response.statusCode, response.headers.allow]).toEqual([url, 405, 'GET, HEAD'])
    }
    expect((await server.app.inject({ method: 'POST', url: '/assets/gone.js' })).statusCode).toBe(404)
  })

  test('no path leads out of the folder', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%2fpackage.json',
      '/..%5cpackage.json',
    ]) {
      expect((await get(url)).body).toBe(page)
    }
  })
})

test('the OpenAPI document describes the calls', async () => {
  const document = (await get('/api/openapi.json')).json()
  expect(document.openapi).toBe('3.1.0')
  expect(document.paths['/api/auth/user'].get.responses['200']).toBeDefined()
  expect(document.paths['/api/login'].post.requestBody.content['application/json'].schema.required).toContain(
    'password',
  )
  expect(Object.keys(document.paths)).not.toContain('/api/test/echo')
})
