import { type AppDocument, type ComponentNode, emptyDocument } from '@kwiq/app-model'
import type { Version } from '@kwiq/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let mara: TestUser
let base: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server)
  base = `/api/projects/${(await call('POST', '/api/projects', { name: 'Shop' })).json().id}`
})

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

function call(method: Method, url: string, payload?: object, who = mara) {
  return server.app.inject({ method, url, headers: { cookie: who.cookie }, payload })
}

function node(id: string, label: string, children?: ComponentNode[]): ComponentNode {
  return { id, type: children ? 'stack' : 'button', label, properties: {}, ...(children && { children }) }
}

function app(screens: Record<string, ComponentNode[]>): AppDocument {
  return {
    ...emptyDocument({ name: 'Shop' }),
    screens: Object.entries(screens).map(([id, components]) => ({ id, name: id.toUpperCase(), components })),
  }
}

/** Saves a document as a version of its own. */
async function save(document: AppDocument): Promise<void> {
  server.clock.advance(180_000)
  const saved = await call('PUT', `${base}/schema`, document)
  expect(saved.statusCode, saved.body).toBe(200)
}

const history = async (): Promise<Version[]> => (await call('GET', `${base}/versions?limit=200`)).json()
const schema = async (): Promise<AppDocument> => (await call('GET', `${base}/schema`)).json()

async function versionId(number: number): Promise<string> {
  return (await history()).find(({ versionNumber }) => versionNumber === number)?.id ?? ''
}

async function restore(number: number, part: object) {
  return call('POST', `${base}/versions/${await versionId(number)}/restore`, part)
}

describe('a version', () => {
  it('says who made it and can be given a name', async () => {
    await save(app({ home: [node('a', 'A')] }))
    const path = `${base}/versions/${await versionId(2)}`
    const named = await call('PATCH', path, { name: ' Before the fair ' })
    expect(named.json()).toMatchObject({ versionNumber: 2, name: 'Before the fair', authorName: 'Mara Lind' })
    expect((await history())[0]?.name).toBe('Before the fair')
    expect((await call('PATCH', path, { name: '' })).json().name).toBeNull()
    expect((await call('PATCH', path, { name: 'a'.repeat(81) })).statusCode).toBe(400)
    const unknown = `${base}/versions/6f1f7a0e-0000-4000-8000-000000000000`
    expect((await call('PATCH', unknown, { name: 'x' })).statusCode).toBe(404)
  })

  it('takes no further edits in once it has a name', async () => {
    await save(app({ home: [node('a', 'A')] }))
    await call('PATCH', `${base}/versions/${await versionId(2)}`, { name: 'Kept' })
    const { etag } = (await call('GET', `${base}/schema`)).headers
    await server.app.inject({
      method: 'PUT',
      url: `${base}/schema`,
      headers: { cookie: mara.cookie, 'if-match': String(etag) },
      payload: app({ home: [node('a', 'B')] }),
    })
    expect((await history()).map(({ versionNumber, name }) => [versionNumber, name])).toEqual([
      [3, null],
      [2, 'Kept'],
      [1, null],
    ])
  })
})

describe('restoring one screen', () => {
  it('brings that screen back and leaves the others, as a new version', async () => {
    await save(app({ home: [node('a', 'Old')], about: [node('b', 'Old')] }))
    await save(app({ home: [node('a', 'New')], about: [node('b', 'New')] }))
    const restored = await restore(2, { screenId: 'home' })
    expect(restored.statusCode, restored.body).toBe(200)
    expect(restored.headers.etag).toBe(`"${restored.json().revision}"`)
    expect(await schema()).toEqual(app({ home: [node('a', 'Old')], about: [node('b', 'New')] }))
    expect((await history())[0]).toMatchObject({
      versionNumber: 4,
      kind: 'restore',
      changeMessage: 'Restored screen HOME from version 2',
    })
  })

  it('puts a removed screen back where it stood', async () => {
    await save(app({ home: [], two: [node('b', 'B')], three: [] }))
    await save(app({ home: [], three: [] }))
    await restore(2, { screenId: 'two' })
    expect((await schema()).screens.map(({ id }) => id)).toEqual(['home', 'two', 'three'])
  })

  it('gives a component that moved elsewhere a new id', async () => {
    await save(app({ home: [node('s', '', [node('a', 'A')])], about: [] }))
    await save(app({ home: [], about: [node('a', 'Moved')] }))
    await restore(2, { screenId: 'home' })
    const { screens } = await schema()
    const copy = screens[0]?.components[0]?.children?.[0]
    expect(copy?.label).toBe('A')
    expect(copy?.id).not.toBe('a')
    expect(screens[1]?.components[0]).toEqual(node('a', 'Moved'))
  })
})

describe('restoring one component', () => {
  it('puts it in place of the current one, with what is inside', async () => {
    await save(app({ home: [node('s', 'Old', [node('a', 'A'), node('b', 'B')]), node('c', 'C')] }))
    await save(app({ home: [node('c', 'Other'), node('s', 'New', [node('b', 'Changed')])] }))
    expect((await restore(2, { nodeId: 's' })).statusCode).toBe(200)
    expect(await schema()).toEqual(
      app({ home: [node('c', 'Other'), node('s', 'Old', [node('a', 'A'), node('b', 'B')])] }),
    )
  })

  it('brings a deleted one back where it stood, on the screen when its container is gone', async () => {
    await save(app({ home: [node('s', 'S', [node('a', 'A'), node('b', 'B')])] }))
    await save(app({ home: [node('s', 'S', [node('b', 'B')])] }))
    await restore(2, { nodeId: 'a' })
    expect(await schema()).toEqual(app({ home: [node('s', 'S', [node('a', 'A'), node('b', 'B')])] }))
    await save(app({ home: [node('x', 'X')] }))
    await restore(2, { nodeId: 'b' })
    expect(await schema()).toEqual(app({ home: [node('x', 'X'), node('b', 'B')] }))
  })

  it('says what is in the way', async () => {
    await save(app({ home: [node('a', 'A')], about: [node('b', 'B')] }))
    await save(app({ home: [node('a', 'A')] }))
    const gone = await restore(2, { nodeId: 'b' })
    expect([gone.statusCode, gone.json().message]).toEqual([
      409,
      'The screen of this component is gone. Restore the screen instead.',
    ])
    expect((await restore(2, { nodeId: 'z' })).json().message).toBe('Component not found')
    expect((await restore(2, { screenId: 'z' })).json().message).toBe('Screen not found')
    expect((await restore(2, { screenId: 'home', nodeId: 'a' })).statusCode).toBe(400)
    expect(await history()).toHaveLength(3)
  })
})

describe('who changed this', () => {
  const blame = async (nodeId: string) => call('GET', `${base}/blame?nodeId=${encodeURIComponent(nodeId)}`)

  it('names the version that last changed a component itself', async () => {
    await save(app({ home: [node('s', 'S', [node('a', 'A')]), node('b', 'B')] }))
    await save(app({ home: [node('s', 'S', [node('a', 'Changed')]), node('b', 'B')] }))
    await save(app({ home: [node('b', 'B'), node('s', 'S', [node('a', 'Changed'), node('n', 'New')])] }))
    const numbers = await Promise.all(
      ['s', 'a', 'b', 'n'].map(async (id) => (await blame(id)).json().version.versionNumber),
    )
    expect(numbers).toEqual([2, 3, 2, 4])
    expect((await blame('a')).json()).toMatchObject({
      nodeId: 'a',
      version: { authorName: 'Mara Lind', kind: 'edit', changeMessage: expect.stringContaining('Changed') },
    })
  })

  it('counts a component that was away as changed when it came back', async () => {
    await save(app({ home: [node('a', 'A')] }))
    await save(app({ home: [] }))
    await restore(2, { nodeId: 'a' })
    expect((await blame('a')).json().version).toMatchObject({ versionNumber: 4, kind: 'restore' })
  })

  it('reads ids with quotes, large components and long histories', async () => {
    const large = { ...node('we"ird', 'x'), properties: { items: ['y'.repeat(9000)] } }
    await save(app({ home: [large] }))
    for (let step = 0; step < 90; step += 1) await save(app({ home: [large, node('other', `Step ${step}`)] }))
    expect((await blame('we"ird')).json().version.versionNumber).toBe(2)
    expect((await blame('other')).json().version.versionNumber).toBe(92)
  })

  it('knows only components the app has now, and only for people of the project', async () => {
    await save(app({ home: [node('a', 'A')] }))
    await save(app({ home: [] }))
    expect((await blame('a')).statusCode).toBe(404)
    expect((await call('GET', `${base}/blame`)).statusCode).toBe(400)
    const outsider = await registerUser(server, { role: 'OWNER' })
    expect((await call('GET', `${base}/blame?nodeId=a`, undefined, outsider)).statusCode).toBe(404)
  })
})

it('viewers look at history and change nothing in it', async () => {
  await save(app({ home: [node('a', 'A')] }))
  const viewer = await registerUser(server)
  await call('POST', `${base}/shares`, { email: viewer.user.email, permission: 'viewer' })
  const path = `${base}/versions/${await versionId(1)}`
  expect((await call('GET', path, undefined, viewer)).statusCode).toBe(200)
  expect((await call('GET', `${base}/blame?nodeId=a`, undefined, viewer)).statusCode).toBe(200)
  expect((await call('PATCH', path, { name: 'x' }, viewer)).statusCode).toBe(403)
  expect((await call('POST', `${path}/restore`, { screenId: 'home' }, viewer)).statusCode).toBe(403)
})
