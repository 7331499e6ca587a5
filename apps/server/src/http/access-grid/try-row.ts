import { projectActions } from '@kwiq/contracts'
import type { AccessRow, Call, Place } from './access-row.ts'
import { type Actor, expectedOutcomes, type Outcome } from './actors.ts'
import type { People, Response } from './people.ts'

/** What came of a row's call for each actor: an `Outcome`, or anything else as text with the answer. */
export type Outcomes = Partial<Record<Actor, string | number>>

/** Makes the row's call once for each actor: those first who may not, so that none of them finds it done. */
export async function tryRow(row: AccessRow, people: People): Promise<Outcomes> {
  const isInProject =
    row.route.includes('/api/projects/{id}') || projectActions.some((action) => action === row.may)
  const shared = isInProject && !row.isSpent ? await people.makeProject() : ''
  const expected = Object.entries(expectedOutcomes(row))
  const ordered = [
    ...expected.filter(([, outcome]) => outcome !== 'passes'),
    ...expected.filter(([, outcome]) => outcome === 'passes'),
  ] as [Actor, Outcome][]
  const outcomes: Outcomes = {}
  for (const [actor] of ordered) {
    const projectId = row.isSpent ? await people.makeProject() : shared
    outcomes[actor] = await tryCall(row, people, actor, projectId)
  }
  return outcomes
}

async function tryCall(
  row: AccessRow,
  people: People,
  actor: Actor,
  projectId: string,
): Promise<string | number> {
  const place: Place = {
    people,
    actor,
    projectId,
    asOwner: (method, url, body) => people.must('owner', method, url, body),
  }
  const call = typeof row.call === 'function' ? await row.call(place) : (row.call ?? {})
  const response = await send(row, people, actor, call, projectId)
  const { statusCode } = response
  if (statusCode < 400 || statusCode === row.alsoPasses) return 'passes'
  if (statusCode === 401 || statusCode === 403 || statusCode === 404) return statusCode
  return `${statusCode} ${response.body.slice(0, 300)}`
}

async function send(
  row: AccessRow,
  people: People,
  actor: Actor,
  { params = {}, query, body, headers = {} }: Call,
  projectId: string,
): Promise<Pick<Response, 'statusCode' | 'body'>> {
  const { method, path } = splitRoute(row.route)
  const given: Record<string, string> = { id: projectId, ...params }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name]
    if (value === undefined) throw new Error(`${row.route}: the row's call has no "${name}" in its params.`)
    return encodeURIComponent(value)
  })
  const response = await people.server.app.inject({
    method,
    url,
    ...(query && { query }),
    headers: {
      ...people.headersOf(actor),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(row.isStream && { payloadAsStream: true }),
  })
  if (!row.isStream) return response
  response.stream().destroy()
  return { statusCode: response.statusCode, body: '(a stream)' }
}

/** `GET /api/projects` as its two parts. */
export function splitRoute(route: AccessRow['route']): {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
} {
  const match = /^(GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(route)
  const [, method, path] = match ?? []
  switch (method) {
    case 'GET':
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return { method, path: path ?? '' }
    default:
      throw new Error(`${route} is no method and path.`)
  }
}
