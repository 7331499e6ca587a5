import { designIcon, drawRoundedIcon } from '@kwiq/export'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transfers } from '../../db/schema/index.ts'
import { type SafeAnswer, UnsafeAddressError } from '../../platform/safe-fetch/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

/** A PNG of one pixel whose header says 192 x 192: only headers are looked at. */
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000c0000000c00806000000' + '00'.repeat(16), 'hex')
const webp = Buffer.from(
  `52494646240000005745425056503858${'0a000000 10000000 b30000 770000'.replaceAll(' ', '')}`,
  'hex',
)
const drawable = Buffer.from(drawRoundedIcon(designIcon({ icon: 'cart', theme: { preset: 'bold' } }), 96))
const page = `<!doctype html><title>Home | Fern &amp; Oak</title>
  <meta name="description" content="Things for slow homes."><meta name="theme-color" content="#2F5D46">
  <link rel="manifest" href="/site.webmanifest"><link rel="icon" href="/small.ico">`
const manifest = JSON.stringify({
  name: 'Fern & Oak',
  short_name: 'Fern',
  orientation: 'portrait-primary',
  icons: [{ src: 'icons/big.png', sizes: '192x192' }],
})

/** The internet of these tests: what each address answers. */
const internet = new Map<string, { type: string; body: Buffer | string }>([
  ['https://fern.example/', { type: 'text/html; charset=utf-8', body: page }],
  ['https://fern.example/site.webmanifest', { type: 'application/manifest+json', body: manifest }],
  ['https://fern.example/icons/big.png', { type: 'image/png', body: png }],
  [
    'https://liar.example/',
    { type: 'text/html', body: '<link rel=icon sizes=192x192 href=/i.png><title>Liar' },
  ],
  ['https://liar.example/i.png', { type: 'image/png', body: '<svg onload=alert(1)>' }],
  [
    'https://many.example/',
    {
      type: 'text/html',
      body: ['svg', 'ico', 'webp', 'png']
        .map((kind) => `<link rel=icon sizes=192x192 href=/i.${kind}>`)
        .join(''),
    },
  ],
  ['https://many.example/i.webp', { type: 'image/webp', body: webp }],
  ['https://many.example/i.png', { type: 'image/png', body: drawable }],
  ['https://odd.example/', { type: 'text/html', body: `<title>${'<title>'.repeat(5000)}` }],
])

let server: TestServer
let mara: TestUser
beforeAll(async () => {
  server = await startTestServer({
    safeFetch: async (url): Promise<SafeAnswer> => {
      if (url.hostname === 'intranet.example.com') throw new UnsafeAddressError('Not public.')
      const found = internet.get(url.href)
      if (!found) throw new Error('No answer')
      return { url, status: 200, headers: { 'content-type': found.type }, body: Buffer.from(found.body) }
    },
  })
  mara = await registerUser(server, { role: 'TEAM' })
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, user = mara) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, ...(payload && { payload }) })

const wrap = (sourceValue: string, projectName = 'My shop', user = mara) =>
  call('POST', '/api/transfer', { mode: 'quick', projectName, sourceType: 'URL', sourceValue }, user)
const save = (sourceType: string, sourceValue: string, user = mara) =>
  call('POST', '/api/transfer', { mode: 'deferred', projectName: 'Old app', sourceType, sourceValue }, user)

describe('a quick wrap', () => {
  test("makes a project with the site's name, colour, orientation and icon", async () => {
    const response = await wrap('fern.example')
    expect(response.statusCode).toBe(201)
    const { projectId, couldRead } = response.json()
    expect(couldRead).toBe(true)
    const schema = (await call('GET', `/api/projects/${projectId}/schema`)).json()
    expect(schema.app).toMatchObject({
      name: 'Fern',
      description: 'Things for slow homes.',
      theme: { preset: 'clean', colors: ['#2f5d46'] },
      wrap: { url: 'https://fern.example/', barColor: '#2f5d46', orientation: 'portrait', linkRules: [] },
    })
    expect(schema.screens[0].components).toMatchObject([
      { type: 'webview', properties: { url: 'https://fern.example/', fill: true } },
    ])
    expect((await call('GET', `/api/projects/${projectId}`)).json()).toMatchObject({ name: 'My shop' })
    const icon = await call('GET', `/api/projects/${projectId}/site-icon`)
    expect(icon.headers['content-type']).toBe('image/png')
    expect(icon.rawPayload.equals(png)).toBe(true)
    const other = await registerUser(server)
    expect((await call('GET', `/api/projects/${projectId}/site-icon`, undefined, other)).statusCode).toBe(404)
  })

  test('takes of the icons that a site names one an app can wear', async () => {
    const { projectId } = (await wrap('https://many.example')).json()
    const icon = await call('GET', `/api/projects/${projectId}/site-icon`)
    expect(icon.rawPayload.equals(drawable)).toBe(true)
  })

  test('of a site that does not answer is made all the same', async () => {
    const { projectId, couldRead } = (await wrap('https://gone.example/start', 'Gone')).json()
    expect(couldRead).toBe(false)
    const { app } = (await call('GET', `/api/projects/${projectId}/schema`)).json()
    expect(app).toMatchObject({ name: 'Gone', description: 'gone.example as an app' })
  })

  test('keeps no icon that is none, and survives odd pages', async () => {
    const { projectId } = (await wrap('https://liar.example')).json()
    expect((await call('GET', `/api/projects/${projectId}/site-icon`)).statusCode).toBe(404)
    expect((await wrap('https://odd.example')).statusCode).toBe(201)
  })

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://2130706433',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'https://intranet.example.com',
    'https://user:secret@fern.example',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://fern.example:22',
  ])('of %s is refused with a reason', async (address) => {
    const response = await wrap(address)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'validation_failed', details: [{ path: 'sourceValue' }] })
  })

  test('counts against the plan', async () => {
    const free = await registerUser(server)
    const answers = await Promise.all(Array.from({ length: 10 }, () => wrap('fern.example', 'Mine', free)))
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 201)).toHaveLength(1)
    expect(answers.find(({ statusCode }) => statusCode !== 201)?.json()).toMatchObject({ code: 'plan_limit' })
  })
})

describe('a deferred transfer', () => {
  test('is kept by name, listed and removed, by nobody else', async () => {
    const zip = await save('ZIP', 'C:\\fakepath\\old-app.zip')
    expect(zip.statusCode).toBe(201)
    expect(zip.json()).toMatchObject({ projectId: null, transfer: { sourceValue: 'old-app.zip' } })
    await save('GITHUB', 'mara/old-app')
    const listed = (await call('GET', '/api/transfer')).json<{ id: string; sourceValue: string }[]>()
    expect(listed.map(({ sourceValue }) => sourceValue).sort()).toEqual([
      'https://github.com/mara/old-app',
      'old-app.zip',
    ])
    const url = `/api/transfer/${listed[0]?.id}`
    const other = await registerUser(server)
    expect((await call('DELETE', url, undefined, other)).statusCode).toBe(404)
    expect((await call('DELETE', url)).statusCode).toBe(204)
    expect((await call('DELETE', url)).statusCode).toBe(404)
    expect((await call('GET', '/api/transfer')).json()).toHaveLength(1)
  })

  test('finds no place past the limit, also of many at once', async () => {
    const full = await registerUser(server)
    const { database, clock, ids } = server.context
    const kept = {
      userId: full.user.id,
      projectName: 'Old',
      sourceType: 'ZIP',
      sourceValue: 'a.zip',
    } as const
    const rows = Array.from({ length: 195 }, () => ({ ...kept, id: ids.uuid(), createdAt: clock.now() }))
    await database.insert(transfers).values(rows)
    const answers = await Promise.all(Array.from({ length: 20 }, () => save('ZIP', 'more.zip', full)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect([201, 409].map((code) => codes.filter((each) => each === code).length)).toEqual([5, 15])
    const [{ stored } = { stored: 0 }] = await database
      .select({ stored: count() })
      .from(transfers)
      .where(eq(transfers.userId, full.user.id))
    expect(stored).toBe(200)
  })

  test.each([
    ['ZIP', 'app.exe'],
    ['ZIP', '../.zip/'],
    ['GITHUB', 'nonsense'],
    ['GITHUB', 'https://user:pass@github.com/a/b'],
  ])('of %s %s is refused', async (type, value) => {
    expect((await save(type, value)).statusCode).toBe(400)
  })
})

test.each([
  [
    { mode: 'quick', projectName: ' ', sourceType: 'URL', sourceValue: 'a.example' },
    'Please provide project name and URL',
  ],
  [{ mode: 'quick', projectName: 'A', sourceType: 'URL' }, 'Please provide project name and URL'],
  [
    { mode: 'deferred', projectName: 'A', sourceType: 'ZIP', sourceValue: '' },
    'Please provide all required fields',
  ],
])('what is missing is named: %j', async (body, message) => {
  const response = await call('POST', '/api/transfer', body)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ message })
})

test.each([
  { mode: 'quick', projectName: 'A', sourceType: 'ZIP', sourceValue: 'a.zip' },
  { mode: 'deferred', projectName: 'A', sourceType: 'URL', sourceValue: 'https://a.example' },
  { mode: 'later', projectName: 'A', sourceType: 'URL', sourceValue: 'https://a.example' },
])('what does not fit together is refused: %j', async (body) => {
  expect((await call('POST', '/api/transfer', body)).statusCode).toBe(400)
})
