import { type AppDocument, emptyDocument } from '@kwiq/app-model'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { projectDocuments } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let mara: TestUser
let url: string
let projectId: string

beforeAll(async () => {
  server = await startTestServer({ rateLimits: { registration: { max: 1000, timeWindow: 60_000 } } })
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server)
  const made = await call('POST', '/api/projects', { name: 'Shop' })
  projectId = made.json().id
  url = `/api/projects/${projectId}/schema`
})

function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  path: string,
  payload?: object | string,
  headers: Record<string, string> = {},
) {
  const type = payload === undefined ? {} : { 'content-type': 'application/json' }
  return server.app.inject({
    method,
    url: path,
    headers: { cookie: mara.cookie, ...type, ...headers },
    payload,
  })
}

function withButtons(...labels: string[]): AppDocument {
  const document = emptyDocument({ name: 'Shop' })
  const components = labels.map((label) => ({ id: `button-${label}`, type: 'button', label, properties: {} }))
  return { ...document, screens: [{ id: 'home', name: 'Home', components }] }
}

describe('reading', () => {
  it('answers the document itself with an ETag, and 304 to who has it', async () => {
    const first = await call('GET', url)
    expect(first.headers['content-type']).toContain('application/json')
    expect(first.headers.etag).toBe('"1"')
    const again = await call('GET', url, undefined, { 'if-none-match': 'W/"1"' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await call('GET', url, undefined, { 'if-none-match': '"7"' })).statusCode).toBe(200)
  })
})

describe('replacing', () => {
  it('keeps what was sent byte for byte and hands out the next ETag', async () => {
    const text = JSON.stringify(withButtons('Save', 'Größe 😀'))
    const saved = await call('PUT', url, text, { 'if-match': '"1"' })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json()).toMatchObject({ ok: true, revision: 2, versionNumber: 2 })
    expect(saved.headers.etag).toBe('"2"')
    const read = await call('GET', url)
    expect([read.body, read.headers.etag]).toEqual([text, '"2"'])
  })

  it('answers 412 with the current document when somebody was faster', async () => {
    await call('PUT', url, withButtons('Theirs'), { 'if-match': '"1"' })
    const stale = await call('PUT', url, withButtons('Mine'), { 'if-match': '"1"' })
    expect(stale.statusCode).toBe(412)
    expect(stale.json().code).toBe('stale_document')
    expect(stale.json().details.document).toEqual(withButtons('Theirs'))
    expect(stale.headers.etag).toBe('"2"')
    expect((await call('GET', url)).json()).toEqual(withButtons('Theirs'))
  })

  it('takes a save with an Idempotency-Key once, whatever came after it', async () => {
    const mine = { 'if-match': '"1"', 'idempotency-key': 'left-1' }
    const saved = await call('PUT', url, withButtons('Mine'), mine)
    expect([saved.statusCode, saved.json().isReplay]).toEqual([200, undefined])
    await call('PUT', url, withButtons('Theirs'), { 'if-match': '"2"' })
    for (const [method, body] of [
      ['PUT', withButtons('Mine')],
      ['PATCH', { commands: [{ type: 'batch', commands: [] }] }],
    ] as const) {
      const again = await call(method, url, body, mine)
      expect(again.json()).toMatchObject({ ok: true, isReplay: true, revision: 3 })
    }
    expect((await call('GET', url)).json()).toEqual(withButtons('Theirs'))
    const unknown = { ...mine, 'idempotency-key': 'left-2' }
    expect((await call('PUT', url, withButtons('Mine'), unknown)).statusCode).toBe(412)
    const crooked = await call('PUT', url, withButtons('Mine'), { 'idempotency-key': 'a key' })
    expect([crooked.statusCode, crooked.json().details[0].path]).toEqual([400, 'Idempotency-Key'])
  })

  it('takes parallel saves with one Idempotency-Key once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        call('PUT', url, withButtons('Mine'), { 'idempotency-key': 'left' }).then((answer) => answer.json()),
      ),
    )
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
    expect((await call('GET', url)).headers.etag).toBe('"2"')
  })

  it('lets exactly one of twenty parallel saves with the same If-Match through', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('PUT', url, withButtons(`B${index}`), { 'if-match': '"1"' }),
      ),
    )
    const statuses = answers.map((answer) => answer.statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 412)])
    expect((await call('GET', url)).headers.etag).toBe('"2"')
  })

  it('takes a save without If-Match and keeps what it replaced in a version', async () => {
    await call('PUT', url, withButtons('First'))
    await call('PUT', url, withButtons('Second'))
    const versions = (await call('GET', `/api/projects/${projectId}/versions`)).json()
    expect(versions.map((version: { versionNumber: number }) => version.versionNumber)).toEqual([3, 2, 1])
    const replaced = await call('GET', `/api/projects/${projectId}/versions/${versions[1].id}`)
    expect(replaced.json().schema).toEqual(withButtons('First'))
  })

  it('reads screens inside the app too', async () => {
    const { screens, app } = withButtons('Save')
    expect((await call('PUT', url, { app: { ...app, screens } })).statusCode).toBe(200)
    expect((await call('GET', url)).json().screens).toEqual(screens)
  })

  it('names the offending node, and saves nothing', async () => {
    const bad: unknown[] = [
      [[], ''],
      [{ ...withButtons(), screens: {} }, 'screens'],
      [
        { ...withButtons('Save'), screens: [{ id: 'home', name: 'Home', components: [{ type: 3 }] }] },
        'screens[0]',
      ],
    ]
    for (const [document, path] of bad as [object, string][]) {
      const answer = await call('PUT', url, document)
      expect(answer.statusCode).toBe(400)
      expect(answer.json().details[0].path).toContain(path)
    }
    for (const text of [
      '{',
      '{"__proto__":{"a":1}}',
      '{"screens":[{"constructor":{"prototype":{}}}]}',
      'null',
      '7',
    ]) {
      expect((await call('PUT', url, text)).statusCode, text).toBe(400)
    }
    expect((await call('GET', url)).headers.etag).toBe('"1"')
  })

  it('refuses what is too large: 400 past the limit of documents, 413 past that of requests', async () => {
    const large = { ...withButtons(), note: '' }
    const document = withButtons('Save')
    const node = document.screens[0]?.components[0]
    if (node) node.properties = { note: 'a'.repeat(2_000_000) }
    expect((await call('PUT', url, document)).statusCode).toBe(400)
    large.note = 'a'.repeat(2_700_000)
    expect((await call('PUT', url, large)).statusCode).toBe(413)
    expect((await call('PUT', url, 'a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415)
  })
})

describe('commands', () => {
  const add = {
    type: 'add-component',
    node: { id: 'button-1', type: 'button', label: 'Save', properties: {} },
    place: { screenId: 'home', parentId: null, index: 0 },
  }

  it('change the document, all or none', async () => {
    const missing = { type: 'remove-component', id: 'nowhere' }
    const failed = await call('PATCH', url, { commands: [add, missing] })
    expect(failed.statusCode).toBe(400)
    expect(failed.json().details[0].path).toContain('commands[1]')
    expect((await call('GET', url)).headers.etag).toBe('"1"')

    const done = await call('PATCH', url, { commands: [add] }, { 'if-match': '"1"' })
    expect(done.statusCode, done.body).toBe(200)
    expect((await call('GET', url)).json().screens[0].components).toEqual([add.node])
  })

  it('meet the same 412 as a whole document', async () => {
    expect((await call('PATCH', url, { commands: [add] }, { 'if-match': '"9"' })).statusCode).toBe(412)
  })

  it('are refused by path when they are none', async () => {
    const answer = await call('PATCH', url, { commands: [add, { type: 'explode' }] })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().details[0].path).toContain('commands[1]')
    expect((await call('PATCH', url, { commands: [] })).statusCode).toBe(400)
  })
})

describe('a corrupt stored document', () => {
  beforeEach(async () => {
    await call('PUT', url, withButtons('Good'))
    // Whoever remembers it must see that it is another now.
    await call('GET', url)
    await server.context.database
      .update(projectDocuments)
      .set({ document: '{"screens": 7' })
      .where(eq(projectDocuments.projectId, projectId))
  })

  it('is named, and the last good version offered and restorable', async () => {
    const answer = await call('GET', url)
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'corrupt_document', message: 'Invalid schema structure' })
    const { lastGoodVersionId, lastGoodVersionNumber } = answer.json().details
    expect(lastGoodVersionNumber).toBe(2)
    const restored = await call('POST', `/api/projects/${projectId}/versions/${lastGoodVersionId}/restore`)
    expect(restored.statusCode, restored.body).toBe(200)
    expect((await call('GET', url)).json()).toEqual(withButtons('Good'))
  })

  it('can be replaced but not changed by commands', async () => {
    const command = { type: 'rename-screen', screenId: 'home', name: 'Start' }
    expect((await call('PATCH', url, { commands: [command] })).statusCode).toBe(409)
    expect((await call('PUT', url, withButtons('New'))).statusCode).toBe(200)
  })
})
