import { ErrorBody } from '@kwiq/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import type { AccessRow, Call } from './access-grid/access-row.ts'
import type { Actor } from './access-grid/actors.ts'
import { gatherPeople, type People } from './access-grid/people.ts'
import { accessTable } from './access-grid/rows/index.ts'
import { splitRoute } from './access-grid/try-row.ts'

/** What may stand where a call expects something else. None of it means "no" to a switch others depend on. */
const values: unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '\u202e\u0007\r\nX-Injected: 1',
  "'; DROP TABLE users; --",
  '../../../etc/passwd',
  '2026-99-99T99:99:99Z',
  '00000000-0000-4000-8000-000000000000',
  'x'.repeat(70_000),
  [],
  {},
  [[[]]],
  { length: 1e9, toString: 1, toJSON: 1 },
  Array.from({ length: 2000 }, () => ({})),
]

const ids = [
  'x',
  '%00',
  '%0d%0aX:1',
  '..%2f..',
  '%F0%9F%8C%BF',
  "'--",
  '-1',
  '00000000-0000-4000-8000-00000000000G',
]

const queries = [
  'limit=-1',
  'limit=1e9',
  'limit=1&limit=2',
  'cursor=%00',
  'cursor=x',
  'cursor=MjAyNi0wMS0wMQ',
  `cursor=${'a'.repeat(4000)}`,
  'search=%00&q=%00',
  'search=%25_%5C',
  'a[__proto__][b]=1&constructor=1',
  'deleted=maybe&kind=none&status=none&since=x&projectId=x',
  '%=%&&==',
]

let server: TestServer
let people: People
const calls = new Map<AccessRow, { actor: Actor; call: Call; projectId: string }>()
beforeAll(async () => {
  server = await startTestServer()
  people = await gatherPeople(server)
  // All that must succeed first: some of the values might get through, and be the end of it.
  for (const row of accessTable) {
    const actor = row.may === 'platform-owner' ? 'platformOwner' : 'owner'
    const projectId = await people.makeProject()
    const asOwner: People['must'] extends (actor: Actor, ...rest: infer Rest) => infer Answer
      ? (...rest: Rest) => Answer
      : never = (...rest) => people.must('owner', ...rest)
    const place = { people, actor, projectId, asOwner } as const
    const call = typeof row.call === 'function' ? await row.call(place) : (row.call ?? {})
    calls.set(row, { actor, call, projectId })
  }
})
afterAll(() => server.close())

/** The value with each of its places in turn, itself the first, taken by `other`. */
function* replaced(value: unknown, other: unknown): Generator {
  yield other
  if (Array.isArray(value)) {
    for (const [index, child] of value.entries())
      for (const changed of replaced(child, other)) yield value.with(index, changed)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value))
      for (const changed of replaced(child, other)) yield { ...value, [key]: changed }
  }
}

interface Sent {
  body?: string
  query?: string
  id?: string
}

/** Sends a row's call with something else in it; gives what is wrong with the answer, if anything is. */
async function tryWith(row: AccessRow, { body, query, id }: Sent): Promise<string | null> {
  const known = calls.get(row)
  if (!known) throw new Error('The row is not known.')
  const { actor, call, projectId } = known
  const { method, path } = splitRoute(row.route)
  const given: Record<string, string> = { id: projectId, ...call.params }
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => id ?? given[name] ?? '')
  const response = await server.app.inject({
    method,
    url: query === undefined ? address : `${address}?${query}`,
    headers: {
      ...people.headersOf(actor),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(body !== undefined && { payload: body }),
  })
  const problem = findProblem(row, response.statusCode, response.body, response.headers)
  const what = (body ?? query ?? id ?? '').slice(0, 200)
  return (
    problem && `${row.route} with ${what}: ${problem}: ${response.statusCode} ${response.body.slice(0, 200)}`
  )
}

function findProblem(
  row: AccessRow,
  status: number,
  body: string,
  headers: Record<string, unknown>,
): string | null {
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff'
  if (headers['content-security-policy'] === undefined) return 'no policy'
  if (headers['x-injected'] !== undefined) return 'a header of the caller’s'
  if (status < 400) return null
  if (body.length > 20_000) return 'long'
  // Model Context Protocol has a form of its own; pages say what is wrong in words.
  const isOurs = String(headers['content-type']).includes('json') && !row.route.endsWith('/mcp')
  const error = isOurs ? ErrorBody.safeParse(JSON.parse(body)) : null
  if (error?.success === false) return 'no error as the others'
  const isSetUp = error?.data?.code !== 'not_set_up'
  return status >= 500 && isSetUp ? 'our fault' : null
}

const rows = accessTable.filter(({ isStream }) => !isStream)
const withBody = rows.filter(({ call, route }) => call !== undefined && !/^(GET|DELETE) /.test(route))
const withIds = rows.filter(({ route }) => route.includes('{'))
const read = rows.filter(({ route }) => route.startsWith('GET '))

describe('whatever stands in a call is answered as a fault of the caller', () => {
  test.each(withBody.map((row) => [row.route, row] as const))('%s: its body', async (_route, row) => {
    const whole = calls.get(row)?.call.body ?? {}
    const problems: (string | null)[] = []
    for (const value of values) {
      for (const changed of replaced(typeof whole === 'string' ? {} : whole, value)) {
        problems.push(await tryWith(row, { body: JSON.stringify(changed) }))
      }
    }
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })

  test.each(withIds.map((row) => [row.route, row] as const))('%s: its ids', async (_route, row) => {
    const { body } = calls.get(row)?.call ?? {}
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const problems: (string | null)[] = []
    for (const id of ids) problems.push(await tryWith(row, { ...sent, id }))
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })

  test.each(read.map((row) => [row.route, row] as const))('%s: its query', async (_route, row) => {
    const problems: (string | null)[] = []
    for (const query of queries) problems.push(await tryWith(row, { query }))
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })
})
