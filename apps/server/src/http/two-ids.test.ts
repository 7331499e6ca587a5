import { Comment } from '@kwiq/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/index.ts'
import { gatherPeople, type People } from './access-grid/people.ts'
import { accessTable } from './access-grid/rows/index.ts'
import { splitRoute } from './access-grid/try-row.ts'

let server: TestServer
let people: People
/** A project of the owner's, and one of the outsider's own. */
let theirs: string
let mine: string
beforeAll(async () => {
  server = await startTestServer()
  people = await gatherPeople(server)
  theirs = await people.makeProject()
  const made = await people.must('outsider', 'POST', '/api/projects', { name: 'Mine' })
  mine = made.json<{ id: string }>().id
})
afterAll(() => server.close())

// Routes that name a project and something in it: the pair must belong together.
const nested = accessTable.filter(({ route }) => /^\w+ \/api\/projects\/\{id\}\/.*\{/.test(route))

test('there are such routes', () => expect(nested.length).toBeGreaterThan(6))

describe('what belongs to somebody else’s project is not found through one’s own', () => {
  test.each(nested.map((row) => [row.route, row] as const))('%s', async (_route, row) => {
    const place = {
      people,
      actor: 'owner' as const,
      projectId: theirs,
      asOwner: (...call: [Parameters<People['must']>[1], string, unknown?]) => people.must('owner', ...call),
    }
    const call = typeof row.call === 'function' ? await row.call(place) : (row.call ?? {})
    const { method, path } = splitRoute(row.route)
    const send = (projectId: string, actor: 'owner' | 'outsider') => {
      const params: Record<string, string> = { ...call.params, id: projectId }
      const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
      const body = call.body !== undefined && { payload: call.body as object }
      return server.app.inject({ method, url, headers: people.headersOf(actor), ...body })
    }
    expect((await send(mine, 'outsider')).statusCode).toBe(404)
    // The owner finds it by the right pair: what was tried above was there.
    expect((await send(theirs, 'owner')).statusCode).toBeLessThan(300)
  })
})

test('an answer is given only to a comment of the same project', async () => {
  const made = await people.must('owner', 'POST', `/api/projects/${theirs}/comments`, { comment: 'A secret' })
  const { id } = Comment.parse(made.json())
  const answered = await server.app.inject({
    method: 'POST',
    url: `/api/projects/${mine}/comments`,
    headers: people.headersOf('outsider'),
    payload: { comment: 'Gotcha', parentId: id },
  })
  expect([400, 404]).toContain(answered.statusCode)
  expect(answered.body).not.toContain('A secret')
})

describe('a body that names somebody else changes nothing for them', () => {
  const claims = {
    id: '00000000-0000-4000-8000-000000000000',
    ownerId: '',
    userId: '',
    owner_id: '',
    role: 'OWNER',
    tier: 'OWNER',
    isAdmin: true,
    emailVerified: true,
    email_verified_at: '2026-01-01T00:00:00Z',
    createdAt: '2020-01-01T00:00:00Z',
    quota: 999,
    permission: 'admin',
  }
  test.each([
    ['POST', '/api/projects', { name: 'Claimed' }],
    ['PATCH', '/api/projects/:mine', { name: 'Claimed' }],
    ['POST', '/api/projects/:mine/comments', { comment: 'Claimed' }],
    ['POST', '/api/keys', { name: 'Claimed', permissions: ['read'] }],
    ['PATCH', '/api/auth/user', { firstName: 'Claimed' }],
  ] as const)('%s %s', async (method, path, body) => {
    const owner = people.userOf('owner').user
    const payload = { ...claims, ownerId: owner.id, userId: owner.id, owner_id: owner.id, ...body }
    const headers = people.headersOf('outsider')
    const url = path.replace(':mine', mine)
    const response = await server.app.inject({ method, url, headers, payload })
    // Refused or taken without it; never done in another's name.
    if (response.statusCode < 300) expect(response.body).not.toContain(owner.id)
    const self = (await server.app.inject({ url: '/api/auth/user', headers })).json()
    expect(self).toMatchObject({ id: people.userOf('outsider').user.id, role: 'TEAM' })
    const list = await server.app.inject({ url: '/api/projects', headers: people.headersOf('owner') })
    expect(list.body).not.toContain('Claimed')
  })
})
