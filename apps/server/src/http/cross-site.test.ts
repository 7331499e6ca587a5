import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { gatherPeople, type People } from './access-grid/people.ts'
import { accessTable } from './access-grid/rows/index.ts'
import { splitRoute } from './access-grid/try-row.ts'

let server: TestServer
let people: People
beforeAll(async () => {
  server = await startTestServer()
  people = await gatherPeople(server)
})
afterAll(() => server.close())

const changing = accessTable
  .map(({ route }) => splitRoute(route))
  .filter(({ method }) => method !== 'GET')
  .map(({ method, path }) => ({
    method,
    url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
  }))

/** What a page of another site can make the browser of somebody signed in send. */
const crossSite: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://evil.example', host: 'localhost:3000', 'x-forwarded-host': 'evil.example' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3000@evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
]

test('no call that changes something is taken from another site, whatever its route', async () => {
  const taken: string[] = []
  for (const { method, url } of changing) {
    for (const headers of crossSite) {
      const response = await server.app.inject({
        method,
        url,
        headers: { host: 'localhost:3000', ...people.headersOf('owner'), ...headers },
        payload: {},
      })
      if (response.statusCode !== 403 || !response.body.includes('cross_origin')) {
        taken.push(`${method} ${url} ${JSON.stringify(headers)}: ${response.statusCode}`)
      }
    }
  }
  expect(taken).toEqual([])
}, 120_000)

test('what a form of another site can send is taken as no JSON, whatever its route', async () => {
  const types = ['text/plain', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', '']
  const taken: string[] = []
  for (const { method, url } of changing) {
    // Pages of our own, sent by forms of our own: they ask for the origin above.
    if (/\/api\/(login|register|logout|callback|forgot|reset|confirm)|test-checkout/.test(url)) continue
    for (const type of types) {
      const response = await server.app.inject({
        method,
        url,
        headers: { ...people.headersOf('owner'), ...(type && { 'content-type': type }) },
        payload: Buffer.from('{"name":"Forged","permissions":["read"],"comment":"Forged"}'),
      })
      if (response.statusCode < 400) taken.push(`${method} ${url} ${type}: ${response.statusCode}`)
    }
  }
  expect(taken).toEqual([])
}, 120_000)
