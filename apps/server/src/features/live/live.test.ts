import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { emptyDocument } from '@kwiq/app-model'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { streamsPerUser } from './open-live.ts'
import { openStream, type TestStream } from './testing/open-stream.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let server: TestServer
let origin: string
let mara: TestUser
let jonas: TestUser
let projectId: string
let base: string
let open: TestStream[] = []

beforeAll(async () => {
  server = await startTestServer()
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  server.app.server.closeAllConnections()
  await server.close()
})
beforeEach(async () => {
  mara = await registerUser(server, { role: 'PRO' })
  jonas = await registerUser(server, { firstName: 'Jonas', lastName: 'Berg' })
  const made = await call(mara, 'POST', '/api/projects', { name: 'Shop' })
  projectId = made.json().id
  base = `/api/projects/${projectId}`
})
afterEach(() => {
  for (const stream of open) stream.close()
  open = []
})

function call(user: TestUser, method: Method, url: string, payload?: object, headers = {}) {
  return server.app.inject({ method, url, headers: { cookie: user.cookie, ...headers }, payload })
}

async function watch(user: TestUser | null, query = '', headers = {}): Promise<TestStream> {
  const stream = await openStream(`${origin}${base}/live${query}`, {
    ...(user && { cookie: user.cookie }),
    ...headers,
  })
  open.push(stream)
  if (stream.status === 200) await stream.next('hello')
  return stream
}

/** Shares with jonas; gives the id of the share. */
async function share(permission = 'editor'): Promise<string> {
  const made = await call(mara, 'POST', `${base}/shares`, { email: jonas.user.email, permission })
  expect(made.statusCode, made.body).toBe(201)
  return made.json().id
}

const addScreen = (id: string) => ({
  commands: [{ type: 'add-screen', screen: { id, name: id, components: [] } }],
})

const names = (stream: TestStream) => stream.events.map(({ event }) => event)

describe('what a stream tells', () => {
  it('begins with how things stand', async () => {
    const stream = await watch(mara)
    expect(await stream.next('hello')).toEqual({
      event: 'hello',
      id: '1',
      data: { revision: 1, role: 'owner', people: [expect.objectContaining({ userId: mara.user.id })] },
    })
  })

  it('tells of every save with its revision, and of few commands what they were', async () => {
    await share()
    const stream = await watch(jonas)
    const commands = addScreen('more')
    expect((await call(mara, 'PATCH', `${base}/schema`, commands)).statusCode).toBe(200)
    expect(await stream.next('document.saved')).toEqual({
      event: 'document.saved',
      id: '2',
      data: { actorId: mara.user.id, revision: 2, ...commands },
    })
    expect((await stream.next('version.created')).data).toMatchObject({ versionNumber: 2 })

    await call(mara, 'PUT', `${base}/schema`, emptyDocument({ name: 'Another' }), { 'if-match': '"2"' })
    await expect.poll(() => stream.events.at(-1)?.data).toEqual({ actorId: mara.user.id, revision: 3 })
  })

  it('says nothing of a save that changed nothing, of other projects, and of many commands only that', async () => {
    const other = (await call(mara, 'POST', '/api/projects', { name: 'Other' })).json().id
    const stream = await watch(mara)
    await call(mara, 'PATCH', `/api/projects/${other}/schema`, addScreen('more'))
    const { body } = await call(mara, 'GET', `${base}/schema`)
    await call(mara, 'PUT', `${base}/schema`, JSON.parse(body))
    const long = Array.from({ length: 60 }, (_, n) => addScreen(`screen-${n}`).commands[0])
    await call(mara, 'PATCH', `${base}/schema`, { commands: long })
    const saved = await stream.next('document.saved')
    expect(saved.data).toEqual({ actorId: mara.user.id, revision: 2 })
  })

  it('reaches fifty pages, and one that stops does not silence the others', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => watch(mara)))
    streams[0]?.close()
    await call(mara, 'PATCH', `${base}/schema`, addScreen('more'))
    await Promise.all(streams.slice(1).map((stream) => stream.next('document.saved')))
  })
})

describe('who may listen', () => {
  it('nobody else: 401 signed out, 404 as a stranger, 403 from another site', async () => {
    expect((await watch(null)).status).toBe(401)
    expect((await watch(jonas)).status).toBe(404)
    expect((await watch(mara, '', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await watch(mara, '', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await watch(mara, '?clientId=no-uuid')).status).toBe(400)
    const owner = await registerUser(server, { role: 'OWNER' })
    expect((await watch(owner)).status).toBe(404)
  })

  it('ends the stream of who is removed, and tells them nothing more', async () => {
    const shareId = await share()
    const [theirs, mine] = [await watch(jonas), await watch(mara)]
    await call(mara, 'DELETE', `${base}/shares/${shareId}`)
    await call(mara, 'PATCH', `${base}/schema`, addScreen('secret'))
    await theirs.ended()
    expect(theirs.events.at(-1)).toMatchObject({ event: 'closed', data: { reason: 'removed' } })
    expect(names(theirs)).not.toContain('document.saved')
    await mine.next('document.saved')
    expect((await mine.next('share.removed')).data).toMatchObject({ shareId, userId: jonas.user.id })
    await mine.next('presence.left')
  })

  it('tells of a changed role at once', async () => {
    const shareId = await share()
    const theirs = await watch(jonas)
    await call(mara, 'PATCH', `${base}/shares/${shareId}`, { permission: 'viewer' })
    expect((await theirs.next('access')).data).toEqual({ role: 'viewer' })
    await call(mara, 'PATCH', `${base}/schema`, addScreen('more'))
    await theirs.next('document.saved')
  })

  it('ends when the project is deleted, with everybody', async () => {
    await share()
    const [theirs, mine] = [await watch(jonas), await watch(mara)]
    await call(mara, 'DELETE', base)
    await Promise.all([theirs.ended(), mine.ended()])
    expect(theirs.events.at(-1)).toMatchObject({ data: { reason: 'deleted' } })
  })

  it('ends with the session, and when the account is suspended, within two seconds', async () => {
    await share()
    const [theirs, mine] = [await watch(jonas), await watch(mara)]
    await call(mara, 'POST', '/api/logout')
    await mine.ended()
    expect(mine.events.at(-1)).toMatchObject({ event: 'closed', data: { reason: 'signed-out' } })
    const { database, clock } = server.context
    await database.update(users).set({ suspendedAt: clock.now() }).where(eq(users.id, jonas.user.id))
    await theirs.ended()
    expect(theirs.events.at(-1)).toMatchObject({ data: { reason: 'signed-out' } })
  })

  it('ends when the API key it was opened with is deleted', async () => {
    const made = await call(mara, 'POST', '/api/keys', { name: 'Watcher', permissions: ['read'] })
    expect(made.statusCode, made.body).toBe(201)
    const key = made.json()
    const stream = await watch(null, '', { authorization: `Bearer ${key.key}` })
    expect(stream.status).toBe(200)
    await sleep(2000)
    expect(names(stream)).not.toContain('closed')
    await call(mara, 'DELETE', `/api/keys/${key.id}`)
    await stream.ended()
    expect(stream.events.at(-1)).toMatchObject({ event: 'closed', data: { reason: 'signed-out' } })
  })

  it('limits the streams of one person, and frees the place of one that is closed', async () => {
    // All at once: none may slip in while the others are being looked at.
    const asked = await Promise.all(Array.from({ length: streamsPerUser + 30 }, () => watch(mara)))
    const streams = asked.filter(({ status }) => status === 200)
    expect(streams).toHaveLength(streamsPerUser)
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(30)
    expect((await watch(mara)).status).toBe(429)
    streams[0]?.close()
    await expect.poll(async () => (await watch(mara)).status).toBe(200)
  })
})

describe('presence', () => {
  it('tells who comes, where they are, what they selected, and that they left', async () => {
    await share()
    const [clientA, clientB] = [randomUUID(), randomUUID()]
    const mine = await watch(mara, `?clientId=${clientA}`)
    const theirs = await watch(jonas, `?clientId=${clientB}`)
    expect((await theirs.next('hello')).data.people).toEqual([
      expect.objectContaining({ clientId: clientA, userId: mara.user.id, color: 0, screenId: null }),
      expect.objectContaining({ clientId: clientB, color: 1 }),
    ])
    expect((await mine.next('presence')).data).toEqual({
      clientId: clientB,
      userId: jonas.user.id,
      firstName: 'Jonas',
      lastName: 'Berg',
      email: jonas.user.email,
      color: 1,
      screenId: null,
      selection: [],
    })
    const posted = { clientId: clientB, screenId: 'home', selection: ['button-1'] }
    expect((await call(jonas, 'POST', `${base}/presence`, posted)).statusCode).toBe(204)
    await expect.poll(() => mine.events.at(-1)?.data).toMatchObject(posted)
    // One's own page is not told of itself.
    expect(names(theirs)).not.toContain('presence')
    theirs.close()
    expect((await mine.next('presence.left')).data).toEqual({ clientId: clientB, userId: jonas.user.id })
  })

  it('is of the sender, whatever the body says', async () => {
    await share()
    const clientId = randomUUID()
    const mine = await watch(mara, `?clientId=${clientId}`)
    await call(jonas, 'POST', `${base}/presence`, {
      clientId,
      userId: mara.user.id,
      email: 'x@kwiq.example',
      screenId: 'home',
    })
    expect((await mine.next('presence')).data).toMatchObject({
      userId: jonas.user.id,
      email: jonas.user.email,
    })
    const again = await watch(mara)
    const people = (await again.next('hello')).data.people
    expect(people).toContainEqual(expect.objectContaining({ clientId, userId: mara.user.id, screenId: null }))
  })

  it('refuses strangers and what is too much', async () => {
    const clientId = randomUUID()
    expect((await call(jonas, 'POST', `${base}/presence`, { clientId })).statusCode).toBe(404)
    const tooMany = Array.from({ length: 11 }, (_, n) => `c${n}`)
    for (const body of [
      {},
      { clientId: 'x' },
      { clientId, selection: tooMany },
      { clientId, screenId: 'x'.repeat(201) },
    ]) {
      expect((await call(mara, 'POST', `${base}/presence`, body)).statusCode).toBe(400)
    }
  })
})

it('ends all streams when the server closes, and does not wait for them', async () => {
  const own = await startTestServer()
  const url = await own.app.listen({ host: '127.0.0.1', port: 0 })
  const ada = await registerUser(own)
  const made = await own.app.inject({
    method: 'POST',
    url: '/api/projects',
    headers: { cookie: ada.cookie },
    payload: { name: 'Shop' },
  })
  const stream = await openStream(`${url}/api/projects/${made.json().id}/live`, { cookie: ada.cookie })
  await stream.next('hello')
  await own.close()
  await stream.ended()
  expect(stream.events.at(-1)).toMatchObject({ event: 'closed', data: { reason: 'later' } })
})
