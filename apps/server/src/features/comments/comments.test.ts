import type { Comment } from '@kwiq/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activity } from '../../db/schema/index.ts'
import type { ProjectEvent } from '../../platform/events/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let people: Record<'owner' | 'admin' | 'editor' | 'viewer' | 'outsider', TestUser>
let projectId: string
let base: string

beforeAll(async () => {
  server = await startTestServer()
  people = {
    owner: await registerUser(server, { firstName: 'Mara', lastName: 'Lind' }),
    admin: await registerUser(server, { firstName: 'Ann', lastName: 'Lee' }),
    editor: await registerUser(server, { firstName: 'Ann', lastName: 'Leeson' }),
    viewer: await registerUser(server, { firstName: 'Zoë', lastName: 'Çelik' }),
    outsider: await registerUser(server, { role: 'OWNER' }),
  }
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.context.database.delete(activity)
  people.owner = await registerUser(server, { firstName: 'Mara', lastName: 'Lind' })
  projectId = (await call('owner', 'POST', '/api/projects', { name: 'Shop' })).json().id
  base = `/api/projects/${projectId}`
  for (const permission of ['admin', 'editor', 'viewer'] as const) {
    const shared = await call('owner', 'POST', `${base}/shares`, {
      email: people[permission].user.email,
      permission,
    })
    expect(shared.statusCode, shared.body).toBe(201)
  }
})

type Who = keyof typeof people | null

function call(who: Who, method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = who === null ? {} : { cookie: people[who].cookie }
  return server.app.inject({ method, url, headers, payload })
}

async function comment(who: Who, text: string, more: object = {}): Promise<Comment> {
  const answer = await call(who, 'POST', `${base}/comments`, { comment: text, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json()
}

async function list(who: Who = 'owner'): Promise<Comment[]> {
  return (await call(who, 'GET', `${base}/comments`)).json()
}

describe('commenting', () => {
  it('tells who said what about which component, newest first', async () => {
    const first = await comment('viewer', '  Larger, please  ', {
      anchor: { screenId: 'home', nodeId: 'button-1' },
    })
    server.clock.advance(1000)
    await comment('owner', 'And here', { anchor: { screenId: 'home', point: { x: 0.5, y: 320.5 } } })
    expect(first).toMatchObject({
      userId: people.viewer.user.id,
      authorName: 'Zoë Çelik',
      isGuest: false,
      comment: 'Larger, please',
      mentions: [],
      parentId: null,
      resolvedAt: null,
    })
    const [newest, oldest] = await list()
    expect(newest?.anchor).toEqual({ screenId: 'home', nodeId: null, point: { x: 0.5, y: 320.5 } })
    expect(oldest?.anchor).toEqual({ screenId: 'home', nodeId: 'button-1', point: null })
  })

  it('needs words, and not too many', async () => {
    for (const text of ['', ' \n\t ', undefined]) {
      const answer = await call('owner', 'POST', `${base}/comments`, { comment: text })
      expect([answer.statusCode, answer.json().message]).toEqual([400, 'Please enter a comment.'])
    }
    await comment('owner', 'a'.repeat(5000))
    const long = await call('owner', 'POST', `${base}/comments`, { comment: 'a'.repeat(5001) })
    expect(long.json().message).toBe('A comment can have at most 5,000 characters.')
  })

  it('takes nothing that is not its own to say', async () => {
    for (const more of [
      { userId: people.admin.user.id },
      { mentions: [people.admin.user.id] },
      { anchor: { screenId: 'home', point: { x: 2, y: 0 } } },
      { anchor: { nodeId: 'a' } },
      { parentId: 'x' },
    ]) {
      const answer = await call('owner', 'POST', `${base}/comments`, { comment: 'Hello', ...more })
      expect(answer.statusCode, JSON.stringify(more)).toBe(400)
    }
  })

  it('keeps whatever is written as text', async () => {
    const corpus = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      '"><svg/onload=alert(1)>',
      '{{constructor.constructor("alert(1)")()}}',
      "'; DROP TABLE comments; --",
      '&lt;b&gt; [x](javascript:alert(1))',
      '\u202Eevil',
      '👩‍👩‍👧 مرحبا 你好',
    ]
    for (const text of corpus) expect((await comment('editor', text)).comment).toBe(text)
    expect((await list()).map((entry) => entry.comment).sort()).toEqual([...corpus].sort())
    const answer = await call('owner', 'GET', `${base}/comments`)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('names the people of the project, and nobody else', async () => {
    const text = `@Ann Leeson and @ann lee, @${people.viewer.user.email}. Not @${people.outsider.user.email} nor mail@Mara Lind`
    const { mentions } = await comment('owner', text)
    expect(new Set(mentions)).toEqual(
      new Set([people.editor.user.id, people.admin.user.id, people.viewer.user.id]),
    )
  })

  it('answers in threads one level deep', async () => {
    const first = await comment('viewer', 'First', { anchor: { screenId: 'home' } })
    const reply = await comment('editor', 'Second', { parentId: first.id, anchor: { screenId: 'other' } })
    const nested = await comment('owner', 'Third', { parentId: reply.id })
    expect([reply.parentId, reply.anchor, nested.parentId]).toEqual([first.id, null, first.id])
    const missing = { comment: 'x', parentId: '6f1f7a0e-0000-4000-8000-000000000000' }
    expect((await call('owner', 'POST', `${base}/comments`, missing)).statusCode).toBe(404)
  })

  it('comes page by page', async () => {
    for (const text of ['1', '2', '3', '4', '5']) {
      await comment('owner', text)
      server.clock.advance(1)
    }
    const first = await call('owner', 'GET', `${base}/comments?limit=3`)
    const next = /<http:\/\/localhost:3000([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
    const second = await call('owner', 'GET', next)
    const texts = [...first.json(), ...second.json()].map((entry: Comment) => entry.comment)
    expect(texts).toEqual(['5', '4', '3', '2', '1'])
    expect(second.headers.link).toBeUndefined()
    expect((await call('owner', 'GET', `${base}/comments?cursor=x`)).statusCode).toBe(400)
  })
})

describe('changing a comment', () => {
  it('is for its author, whose mentions are read anew', async () => {
    const { id } = await comment('viewer', 'Hello')
    for (const who of ['owner', 'admin', 'editor'] as const) {
      const answer = await call(who, 'PATCH', `${base}/comments/${id}`, { comment: 'Mine now' })
      expect(answer.statusCode, who).toBe(403)
    }
    const changed = await call('viewer', 'PATCH', `${base}/comments/${id}`, { comment: '@Ann Lee' })
    expect(changed.json()).toMatchObject({ comment: '@Ann Lee', mentions: [people.admin.user.id] })
    expect(changed.json().editedAt).not.toBeNull()
  })

  it('resolves and reopens: its author and admins', async () => {
    const { id } = await comment('viewer', 'Hello')
    const path = `${base}/comments/${id}`
    const asEditor = await call('editor', 'PATCH', path, { resolved: true })
    expect(asEditor.statusCode).toBe(403)
    for (const who of ['viewer', 'admin', 'owner'] as const) {
      const resolved = await call(who, 'PATCH', path, { resolved: true })
      expect(resolved.json().resolvedBy, who).toBe(people[who].user.id)
      const reopened = await call(who, 'PATCH', path, { resolved: false })
      expect(reopened.json().resolvedAt).toBeNull()
    }
    const reply = await comment('viewer', 'Reply', { parentId: id })
    const onReply = await call('owner', 'PATCH', `${base}/comments/${reply.id}`, { resolved: true })
    expect(onReply.statusCode).toBe(409)
    expect((await call('owner', 'PATCH', path, {})).statusCode).toBe(400)
  })
})

describe('deleting a comment', () => {
  it('is for its author and for admins', async () => {
    const mine = await comment('viewer', 'Mine')
    expect((await call('editor', 'DELETE', `${base}/comments/${mine.id}`)).statusCode).toBe(403)
    expect((await call('viewer', 'DELETE', `${base}/comments/${mine.id}`)).statusCode).toBe(204)
    const other = await comment('owner', 'Other')
    expect((await call('admin', 'DELETE', `${base}/comments/${other.id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
  })

  it('leaves the replies of others, and goes with the last of them', async () => {
    const first = await comment('viewer', 'Secret', { anchor: { screenId: 'home' } })
    const reply = await comment('editor', 'Reply', { parentId: first.id })
    await call('viewer', 'DELETE', `${base}/comments/${first.id}`)
    const kept = (await list()).find(({ id }) => id === first.id)
    expect(kept).toMatchObject({ isDeleted: true, comment: '' })
    await call('editor', 'DELETE', `${base}/comments/${reply.id}`)
    expect(await list()).toEqual([])
  })
})

describe('who may', () => {
  it('read and comment: everybody in the project, and nobody else', async () => {
    for (const who of ['owner', 'admin', 'editor', 'viewer'] as const) {
      await comment(who, who)
      expect((await call(who, 'GET', `${base}/comments`)).statusCode).toBe(200)
    }
    const { id } = await comment('owner', 'x')
    const attempts = [
      ['GET', `${base}/comments`],
      ['POST', `${base}/comments`, { comment: 'x' }],
      ['PATCH', `${base}/comments/${id}`, { comment: 'x' }],
      ['DELETE', `${base}/comments/${id}`],
      ['GET', `${base}/unread-comments`],
      ['PUT', `${base}/unread-comments`],
      ['GET', `${base}/approvals`],
    ] as const
    for (const [method, path, payload] of attempts) {
      expect((await call('outsider', method, path, payload)).statusCode, path).toBe(404)
      expect((await call(null, method, path, payload)).statusCode, path).toBe(401)
    }
  })

  it('reach a comment only through its own project', async () => {
    const { id } = await comment('owner', 'Mine')
    const other = (await call('admin', 'POST', '/api/projects', { name: 'Other' })).json().id
    const path = `/api/projects/${other}/comments/${id}`
    expect((await call('admin', 'PATCH', path, { resolved: true })).statusCode).toBe(404)
    expect((await call('admin', 'DELETE', path)).statusCode).toBe(404)
    const reply = { comment: 'x', parentId: id }
    expect((await call('admin', 'POST', `/api/projects/${other}/comments`, reply)).statusCode).toBe(404)
    expect(await list()).toHaveLength(1)
  })
})

it('counts what others said since one last looked', async () => {
  const unread = async () => (await call('owner', 'GET', `${base}/unread-comments`)).json().count
  await comment('owner', 'Mine')
  await comment('viewer', 'Theirs')
  expect(await unread()).toBe(1)
  expect((await call('owner', 'PUT', `${base}/unread-comments`)).statusCode).toBe(204)
  expect(await unread()).toBe(0)
  server.clock.advance(1000)
  await comment('editor', 'Later')
  expect(await unread()).toBe(1)
})

it('tells watchers and the activity log, without the words', async () => {
  const events: ProjectEvent[] = []
  const stop = server.context.events.subscribe(projectId, (event) => events.push(event))
  const { id } = await comment('viewer', 'Secret words')
  await call('viewer', 'PATCH', `${base}/comments/${id}`, { resolved: true })
  await call('viewer', 'DELETE', `${base}/comments/${id}`)
  await new Promise((resolve) => setImmediate(resolve))
  stop()
  expect(events.map(({ type, data }) => [type, data])).toEqual([
    ['comment.added', { commentId: id }],
    ['comment.changed', { commentId: id }],
    ['comment.removed', { commentId: id }],
  ])
  const lines = await server.context.database.select().from(activity)
  const actions = lines.filter(({ resourceId }) => resourceId === id).map(({ action }) => action)
  expect(actions.sort()).toEqual(['comment.added', 'comment.removed', 'comment.resolved'])
})
