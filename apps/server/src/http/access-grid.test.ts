import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { expectedOutcomes } from './access-grid/actors.ts'
import { gatherPeople, type People } from './access-grid/people.ts'
import { accessTable } from './access-grid/rows/index.ts'
import { splitRoute, tryRow } from './access-grid/try-row.ts'
import { unusualSpellings } from './access-grid/unusual-spellings.ts'

let server: TestServer
let people: People
beforeAll(async () => {
  server = await startTestServer()
  people = await gatherPeople(server)
})
afterAll(() => server.close())

/** `POST /api/projects/:id` as the table writes it. */
function inContractNotation(url: string): string {
  return url.replaceAll(/:(\w+)/g, '{$1}')
}

/** Method and path of every route the server has; HEAD comes along with GET. */
function registeredRoutes(): string[] {
  const routes = server.app.routes.filter(({ method }) => method !== 'HEAD')
  return routes.map(({ method, url }) => `${method} ${inContractNotation(url)}`).sort()
}

test('every route of the server is in the table', () => {
  const listed = new Set(accessTable.map(({ route }) => route as string))
  const missing = registeredRoutes().filter((route) => !listed.has(route))
  expect(
    missing,
    `Say who may call ${missing.join(', ')}: add a row { route, may } to the feature's file in apps/server/src/http/access-grid/rows/ (and a new file to rows/index.ts). access-row.ts says what a row can hold.`,
  ).toEqual([])
})

test('the table lists each route once, and none that is gone', () => {
  const listed = accessTable.map(({ route }) => route as string)
  expect(listed.filter((route, index) => listed.indexOf(route) !== index)).toEqual([])
  const registered = new Set(registeredRoutes())
  expect(listed.filter((route) => !registered.has(route))).toEqual([])
})

describe('who may call', () => {
  test.each(accessTable.map((row) => [row.route, row] as const))(
    '%s',
    async (_route, row) => {
      expect(await tryRow(row, people)).toEqual(expectedOutcomes(row))
      // Rows that build an app take seconds where the machine has much else to do.
    },
    120_000,
  )
})

const guarded = accessTable.filter(({ may }) => may !== 'anyone')

describe('signed out', () => {
  test('no unusual spelling of an address, and no header that proxies trust, opens a route', async () => {
    const opened: string[] = []
    for (const { route } of guarded) {
      const { method, path } = splitRoute(route)
      const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
      for (const [spelling, headers] of unusualSpellings(url)) {
        const { statusCode } = await server.app.inject({ method, url: spelling, headers })
        if (statusCode !== 401 && statusCode !== 404 && statusCode !== 400 && statusCode !== 405) {
          opened.push(`${method} ${spelling}: ${statusCode}`)
        }
      }
    }
    expect(opened).toEqual([])
  })

  test('a method that a path does not have is refused', async () => {
    const known = new Set(registeredRoutes())
    const paths = new Set(accessTable.map(({ route }) => splitRoute(route).path))
    const taken: string[] = []
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if (known.has(`${method} ${path}`)) continue
        const { statusCode } = await server.app.inject({ method, url: path.replaceAll(/[{}]/g, '') })
        // A longer path with a parameter in this place may have the method; it asks who calls.
        if (statusCode !== 405 && statusCode !== 401) taken.push(`${method} ${path}: ${statusCode}`)
      }
    }
    expect(taken).toEqual([])
  })
})
