import { X509Certificate } from 'node:crypto'
import { defaultWrapOptions, type AppDocument } from '@kwiq/app-model'
import { Build, ExportCheck, SigningKeyInfo } from '@kwiq/contracts'
import {
  createSigningKey,
  designIcon,
  drawRoundedIcon,
  readKeyFile,
  readKeystore,
  readZip,
  verifyApk,
  writeKeystore,
} from '@kwiq/export'
import { exampleApps } from '@kwiq/examples'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { createMemoryStorage } from '../../testing/create-memory-storage.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { insertSiteIcon, type SiteIconRow } from './site-icon/site-icon-repository.ts'
import { sweepFiles } from './sweep-files.ts'
import { drainQueue } from './testing/drain-queue.ts'

let server: TestServer
let user: TestUser
const storage = createMemoryStorage()

beforeAll(async () => {
  server = await startTestServer({ storage })
  user = await registerUser(server, { role: 'TEAM' })
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, ...(payload && { payload }) })

async function createProject(schema: unknown): Promise<string> {
  const response = await call('POST', '/api/projects', { name: 'Strange', schema })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}

async function build(projectId: string, platform = 'android'): Promise<Build> {
  const asked = await call('POST', `/api/projects/${projectId}/export`, { platform })
  expect(asked.statusCode, asked.body).toBe(201)
  await drainQueue(server)
  return Build.parse((await call('GET', `/api/builds/${asked.json<Build>().id}`)).json())
}

async function readMain({ buildUrl }: Build): Promise<Uint8Array> {
  return Uint8Array.from((await call('GET', buildUrl ?? '')).rawPayload)
}

function document(
  changes: Partial<AppDocument['app']>,
  components: AppDocument['screens'][number]['components'] = [],
) {
  const app = { name: 'App', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' }
  return {
    schemaVersion: 1,
    app: { ...app, ...changes },
    screens: [{ id: 'home', name: 'Home', components }],
  }
}

describe('an app is built whatever it is called', () => {
  it.each([
    'Say "hi" & <b>bold</b>',
    'متجر الليمون',
    '🍋 Family 👩‍👩‍👧',
    'x'.repeat(100),
    '   ',
    '../../etc/passwd',
    '\u202egnp.exe',
  ])('%j', async (name) => {
    const projectId = await createProject(document({ name: name.slice(0, 100) }))
    for (const platform of ['android', 'ios']) {
      const built = await build(projectId, platform)
      expect(built).toMatchObject({ status: 'completed', error: null })
    }
  })
})

test('an unknown component, an unknown icon and a way to nowhere are told of, and built', async () => {
  const projectId = await createProject(
    document({ icon: 'no-such-icon' }, [
      { id: 'hologram-1', type: 'hologram', label: 'Future', properties: { deep: true } },
      {
        id: 'button-1',
        type: 'button',
        label: 'Go',
        properties: { action: { kind: 'screen', screenId: 'gone' } },
      },
    ]),
  )
  const { problems } = ExportCheck.parse((await call('GET', `/api/projects/${projectId}/export`)).json())
  const words = problems.map(({ message }) => message).join('\n')
  expect(words).toContain('no-such-icon')
  expect(words).toContain('hologram')
  expect(words).toContain("'Go' on Home leads to a screen that is not there.")
  expect(await build(projectId)).toMatchObject({ status: 'completed' })
})

test('a wrapped website is the app’s top page, in little more than the shell', async () => {
  const wrap = {
    ...defaultWrapOptions('https://www.shop.example/start'),
    offlineTitle: 'No <net>',
    linkRules: [
      { pattern: 'pay.example', opens: 'in-app' as const },
      { pattern: 'shop.example/blog/*', opens: 'external' as const },
      { pattern: 'tel:*', opens: 'in-app' as const },
    ],
  }
  const projectId = await createProject(document({ name: 'Shop', wrap }))
  const check = ExportCheck.parse((await call('GET', `/api/projects/${projectId}/export`)).json())
  expect(check.website).toBe('https://www.shop.example/start')
  const problems = check.problems.map(({ message }) => message).join(' ')
  expect(problems).toContain('tel:*')
  expect(problems).not.toContain('shop.example/blog/*')
  const apk = await readMain(await build(projectId))
  expect(verifyApk(apk).problems).toEqual([])
  expect(apk.length).toBeLessThanOrEqual(40_000)
  const files = new Map(readZip(apk).records.map((record) => [record.path, record]))
  expect(files.has('assets/www/index.html')).toBe(false)
  const offline = new TextDecoder().decode(files.get('assets/www/offline.html')?.read())
  expect(offline).toContain('No &lt;net&gt;')
  expect((await build(projectId, 'ios')).status).toBe('completed')
})

describe('the icon of a wrapped website', () => {
  const wrapped = document({ name: 'Shop', icon: 'globe', wrap: defaultWrapOptions('https://shop.example') })
  const wearing = async (mediaType: SiteIconRow['mediaType'], content: Uint8Array) => {
    const projectId = await createProject(wrapped)
    await insertSiteIcon(server.context.database, {
      projectId,
      mediaType,
      content: Buffer.from(content).toString('base64'),
      width: 96,
      height: 96,
    })
    return projectId
  }
  const drawn = drawRoundedIcon(designIcon({ icon: 'cart', theme: { preset: 'bold' } }), 96)
  const appIcon = (projectId: string) => call('GET', `/api/projects/${projectId}/app-icon`)
  const noticed = async (projectId: string) => {
    const check = ExportCheck.parse((await call('GET', `/api/projects/${projectId}/export`)).json())
    return check.problems.some(({ message }) => message.includes('no icon that an app can wear'))
  }

  it('is the one on the phone, as the product shows it, and still little', async () => {
    const projectId = await wearing('image/png', drawn)
    const bare = await createProject(wrapped)
    expect([await noticed(projectId), await noticed(bare)]).toEqual([false, true])
    const [worn, own] = [await appIcon(projectId), await appIcon(bare)]
    expect(worn.headers['content-type']).toBe('image/png')
    expect(worn.rawPayload.equals(own.rawPayload)).toBe(false)
    const again = await server.app.inject({
      url: `/api/projects/${projectId}/app-icon`,
      headers: { cookie: user.cookie, 'if-none-match': String(worn.headers.etag) },
    })
    expect(again.statusCode).toBe(304)
    const apk = await readMain(await build(projectId))
    expect(verifyApk(apk).problems).toEqual([])
    expect(apk.length).toBeLessThanOrEqual(40_000)
    const icons = readZip(apk).records.filter(({ path }) => /icon-\d/.test(path))
    expect(icons.map(({ path }) => path)).toEqual(['res/icon-480.png'])
    expect((await build(projectId, 'ios')).status).toBe('completed')
  })

  it.each([
    ['is damaged', 'image/png', drawn.subarray(0, 200)],
    ['is no picture', 'image/jpeg', Buffer.from('<svg onload="alert(1)"/>')],
    ['no launcher shows', 'image/webp', Buffer.from('RIFF....WEBPVP8 ')],
  ] as const)('that %s is left out, and told of', async (_, mediaType, content) => {
    const projectId = await wearing(mediaType, content)
    expect(await noticed(projectId)).toBe(true)
    expect((await appIcon(projectId)).statusCode).toBe(200)
    expect(await build(projectId)).toMatchObject({ status: 'completed', error: null })
  })
})

test('the payload carries the fonts of its theme and nothing of the wrap', async () => {
  const projectId = await createProject(exampleApps[0])
  const apk = await readMain(await build(projectId))
  const record = readZip(apk).records.find(({ path }) => path === 'assets/www/app.json')
  const app = JSON.parse(new TextDecoder().decode(record?.read()))
  expect(app.screens.map(({ id }: { id: string }) => id)).toEqual(exampleApps[0]?.screens.map(({ id }) => id))
})

describe('the signing key', () => {
  it('is downloaded under a passphrase, restored, and signs from then on', async () => {
    const projectId = await createProject(exampleApps[0])
    const url = `/api/projects/${projectId}/signing-key`
    expect((await call('GET', url)).statusCode).toBe(404)
    const first = await build(projectId)
    const info = SigningKeyInfo.parse((await call('GET', url)).json())
    expect(info.fingerprint).toBe(first.signer)
    const keystore = await call('POST', `${url}/download`, { passphrase: 'lemon tree' })
    expect(keystore.headers['content-type']).toBe('application/x-pkcs12')
    const pem = await call('POST', `${url}/download`, { passphrase: 'lemon tree', format: 'pem' })
    const key = readKeystore(Uint8Array.from(keystore.rawPayload), 'lemon tree')
    expect(readKeyFile(pem.body, 'lemon tree')).toEqual(key)
    expect((await call('POST', `${url}/download`, { passphrase: 'short' })).statusCode).toBe(400)

    const other = await createSigningKey({ owner: 'Mine', now: new Date() })
    const file = Buffer.from(writeKeystore(other, 'lime tree')).toString('base64')
    const wrong = await call('PUT', url, { file, passphrase: 'lemon tree' })
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      400,
      'The passphrase does not open this key file.',
    ])
    expect((await call('PUT', url, { file: 'no key', passphrase: '' })).statusCode).toBe(400)
    const taken = SigningKeyInfo.parse((await call('PUT', url, { file, passphrase: 'lime tree' })).json())
    expect(taken.fingerprint).toBe(new X509Certificate(other.certificate).fingerprint256)
    expect((await build(projectId)).signer).toBe(taken.fingerprint)
    const links = (await call('GET', `${url}/assetlinks.json`)).json<{ target: object }[]>()
    expect(links[0]?.target).toMatchObject({
      package_name: taken.packageId,
      sha256_cert_fingerprints: [taken.fingerprint],
    })
  })
})

test('files go when the plan keeps them no longer, but not those of the newest build', async () => {
  const pro = await registerUser(server, { role: 'PRO' })
  user = pro
  const projectId = await createProject(exampleApps[0])
  const old = await build(projectId)
  const newest = await build(projectId)
  const count = storage.files.size
  await sweepFiles(server.context)
  expect(storage.files.size).toBe(count)
  server.clock.advance(91 * 86_400_000)
  user = { ...pro, cookie: await signIn(pro) }
  await sweepFiles(server.context)
  const read = async ({ id }: Build) => Build.parse((await call('GET', `/api/builds/${id}`)).json())
  expect(await read(old)).toMatchObject({ status: 'completed', buildUrl: null, artifacts: [] })
  expect((await read(newest)).buildUrl).not.toBeNull()
  await call('POST', `/api/builds/${old.id}/retry`)
  await drainQueue(server)
  expect((await read(old)).buildUrl).not.toBeNull()
})

async function signIn({ user: { email }, password }: TestUser): Promise<string> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password },
  })
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
