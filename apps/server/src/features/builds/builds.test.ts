import { Build, ExportCheck, InstallLink, User } from '@kwiq/contracts'
import { verifyApk, verifyXcodeProject } from '@kwiq/export'
import { exampleApps } from '@kwiq/examples'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { drainQueue } from './testing/drain-queue.ts'

let server: TestServer
let team: TestUser

beforeAll(async () => {
  server = await startTestServer()
  team = await registerUser(server, { role: 'TEAM' })
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD'
const call = (user: TestUser, method: Method, url: string, payload?: object, headers: object = {}) =>
  server.app.inject({
    method,
    url,
    headers: { cookie: user.cookie, ...headers },
    ...(payload && { payload }),
  })

async function createProject(
  user: TestUser,
  schema: unknown = exampleApps[1],
  name = 'Shop',
): Promise<string> {
  const response = await call(user, 'POST', '/api/projects', { name, schema })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<{ id: string }>().id
}

async function requestBuild(user: TestUser, projectId: string, platform = 'android') {
  const response = await call(user, 'POST', `/api/projects/${projectId}/export`, { platform })
  expect(response.statusCode, response.body).toBe(201)
  return Build.parse(response.json())
}

const getBuild = async (user: TestUser, id: string) =>
  Build.parse((await call(user, 'GET', `/api/builds/${id}`)).json())

async function completedBuild(user: TestUser, projectId: string, platform = 'android') {
  const { id } = await requestBuild(user, projectId, platform)
  await drainQueue(server)
  return getBuild(user, id)
}

describe('an Android build', () => {
  it('waits, is built, and gives an APK that installs', async () => {
    const projectId = await createProject(team)
    const asked = await requestBuild(team, projectId)
    expect(asked).toMatchObject({ status: 'pending', platform: 'android', queuePosition: 1, buildUrl: null })
    await drainQueue(server)
    const built = await getBuild(team, asked.id)
    expect(built).toMatchObject({ status: 'completed', queuePosition: null, error: null, buildNumber: 1 })
    expect(built.buildUrl).toBe(`/api/builds/${built.id}/artifacts/app.apk`)
    const download = await call(team, 'GET', built.buildUrl ?? '')
    expect(download.statusCode).toBe(200)
    const report = verifyApk(Uint8Array.from(download.rawPayload))
    expect(report).toMatchObject({ problems: [], versionCode: 1, targetSdk: 36, signer: built.signer })
    expect(built.artifacts[0]).toMatchObject({ name: 'app.apk', size: download.rawPayload.length })
    for (const name of ['app.ap', '..%2fapp.apk', 'app.apk%00', '%00']) {
      const none = await call(team, 'GET', `/api/builds/${built.id}/artifacts/${name}`)
      expect([name, none.statusCode]).toEqual([name, 404])
    }
  })

  it('grows its number, keeps package and signer, and says what changed', async () => {
    const projectId = await createProject(team)
    const first = await completedBuild(team, projectId)
    const schema = structuredClone(exampleApps[1])
    if (schema?.screens[0]) schema.screens[0].name = 'Front door'
    await call(team, 'PUT', `/api/projects/${projectId}/schema`, schema)
    const second = await completedBuild(team, projectId)
    expect(first.changes).toBeNull()
    expect(second.changes?.join(' ')).toContain('Front door')
    expect(second.buildNumber).toBe(first.buildNumber + 1)
    expect(second.versionNumber).toBeGreaterThan(first.versionNumber)
    expect(second.signer).toBe(first.signer)
    const read = async ({ buildUrl }: Build) =>
      verifyApk(Uint8Array.from((await call(team, 'GET', buildUrl ?? '')).rawPayload))
    expect((await read(first)).packageId).toBe((await read(second)).packageId)
  })

  it('is pinned: an edit while it waits is not in it, and joins no version of it', async () => {
    const projectId = await createProject(team)
    const asked = await requestBuild(team, projectId)
    const schema = structuredClone(exampleApps[1])
    if (schema) schema.app.name = 'Renamed meanwhile'
    await call(team, 'PUT', `/api/projects/${projectId}/schema`, schema, { 'if-match': '"1"' })
    await drainQueue(server)
    const { buildUrl } = await getBuild(team, asked.id)
    const apk = verifyApk(Uint8Array.from((await call(team, 'GET', buildUrl ?? '')).rawPayload))
    expect(apk.name).toBe(exampleApps[1]?.app.name)
    const versions = (await call(team, 'GET', `/api/projects/${projectId}/versions`)).json<
      { versionNumber: number; kind: string }[]
    >()
    expect(versions.map(({ kind }) => kind)).toEqual(['edit', 'build', 'import'])
  })
})

test('an iOS build gives an Xcode project', async () => {
  const projectId = await createProject(team)
  const built = await completedBuild(team, projectId, 'ios')
  expect(built).toMatchObject({ status: 'completed', platform: 'ios', signer: null })
  const zip = await call(team, 'GET', built.buildUrl ?? '')
  expect(verifyXcodeProject(Uint8Array.from(zip.rawPayload))).toEqual([])
})

test('builds of a project one can see stand newest first, by pages', async () => {
  const other = await registerUser(server, { role: 'TEAM' })
  const projectId = await createProject(other)
  for (const platform of ['android', 'ios', 'android']) {
    server.clock.advance(1000)
    await requestBuild(other, projectId, platform)
  }
  const page = await call(other, 'GET', '/api/builds?limit=2')
  expect(page.json<Build[]>().map(({ platform, queuePosition }) => [platform, queuePosition])).toEqual([
    ['android', 3],
    ['ios', 2],
  ])
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  const rest = await call(other, 'GET', new URL(next).pathname + new URL(next).search)
  expect(rest.json<Build[]>().map(({ queuePosition }) => queuePosition)).toEqual([1])
  expect((await call(team, 'GET', `/api/builds?projectId=${projectId}`)).statusCode).toBe(404)
  expect(
    (await call(team, 'GET', '/api/builds')).json<Build[]>().some((b) => b.projectId === projectId),
  ).toBe(false)
  await drainQueue(server)
})

describe('limits', () => {
  it('FREE exports nothing, and is told who does', async () => {
    const free = await registerUser(server, { role: 'FREE' })
    const projectId = await createProject(free)
    const refused = await call(free, 'POST', `/api/projects/${projectId}/export`, { platform: 'android' })
    expect(refused.statusCode).toBe(403)
    expect(refused.json()).toMatchObject({ code: 'plan_limit' })
    expect(refused.json<{ message: string }>().message).toMatch(/FREE plan includes 0 exports.*PRO/)
  })

  it('PRO exports ten for Android, of any number of calls at once, and none for iOS', async () => {
    const pro = await registerUser(server, { role: 'PRO' })
    const projectId = await createProject(pro)
    const ios = await call(pro, 'POST', `/api/projects/${projectId}/export`, { platform: 'ios' })
    expect(ios.json()).toMatchObject({ code: 'plan_limit' })
    expect(ios.json<{ message: string }>().message).toContain('TEAM')
    const answers = await Promise.all(
      Array.from({ length: 25 }, () =>
        call(pro, 'POST', `/api/projects/${projectId}/export`, { platform: 'android' }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10)
    const numbers = answers.flatMap((one) => (one.statusCode === 201 ? [one.json<Build>().buildNumber] : []))
    expect(new Set(numbers).size).toBe(10)
    const [first] = answers.filter(({ statusCode }) => statusCode === 201)
    await call(pro, 'POST', `/api/builds/${first?.json<Build>().id}/cancel`)
    await drainQueue(server)
    const user = User.parse((await call(pro, 'GET', '/api/auth/user')).json())
    expect(user.exportsUsed).toBe(9)
    await requestBuild(pro, projectId)
    await drainQueue(server)
    expect(
      (await call(pro, 'POST', `/api/projects/${projectId}/export`, { platform: 'android' })).statusCode,
    ).toBe(403)
    // Nine builds after each other.
  }, 180_000)

  it.each([[{}], [{ platform: 'windows' }], [{ platform: ['ios'] }]])('%j is no platform', async (body) => {
    const projectId = await createProject(team)
    expect((await call(team, 'POST', `/api/projects/${projectId}/export`, body)).statusCode).toBe(400)
  })
})

describe('cancel and retry', () => {
  it('a cancelled build ends failed, costs nothing, and can be run again from its version', async () => {
    const projectId = await createProject(team)
    const asked = await requestBuild(team, projectId)
    const cancelled = await call(team, 'POST', `/api/builds/${asked.id}/cancel`)
    expect(cancelled.json()).toMatchObject({ status: 'failed', error: 'This build was cancelled.' })
    expect(await drainQueue(server)).toBe(0)
    expect((await call(team, 'POST', `/api/builds/${asked.id}/cancel`)).statusCode).toBe(409)
    const again = Build.parse((await call(team, 'POST', `/api/builds/${asked.id}/retry`)).json())
    expect(again).toMatchObject({ status: 'pending', error: null, versionNumber: asked.versionNumber })
    expect(again.buildNumber).toBe(asked.buildNumber + 1)
    await drainQueue(server)
    expect((await getBuild(team, asked.id)).status).toBe('completed')
    expect((await call(team, 'POST', `/api/builds/${asked.id}/retry`)).statusCode).toBe(409)
  })
})

describe('downloads', () => {
  it('come whole, in parts, and as heads', async () => {
    const projectId = await createProject(team, exampleApps[1], 'Bücher/"Läden"\r\n')
    const { buildUrl } = await completedBuild(team, projectId)
    const url = buildUrl ?? ''
    const whole = await call(team, 'GET', url)
    const { etag = '' } = whole.headers
    expect(whole.headers).toMatchObject({
      'content-type': 'application/vnd.android.package-archive',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="Bucher Laden 1.apk"; filename*=UTF-8''B%C3%BCcher%20L%C3%A4den%201.apk`,
    })
    const part = await call(team, 'GET', url, undefined, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.rawPayload.length}`)
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20))
    const tail = await call(team, 'GET', url, undefined, { range: 'bytes=-5', 'if-range': etag })
    expect(tail.rawPayload).toEqual(whole.rawPayload.subarray(-5))
    const other = await call(team, 'GET', url, undefined, { range: 'bytes=0-4', 'if-range': '"other"' })
    expect(other.statusCode).toBe(200)
    const beyond = await call(team, 'GET', url, undefined, { range: 'bytes=99999999-' })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([
      416,
      `bytes */${whole.rawPayload.length}`,
    ])
    const head = await call(team, 'HEAD', url)
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      String(whole.rawPayload.length),
      '',
    ])
    expect((await call(team, 'GET', url, undefined, { 'if-none-match': etag })).statusCode).toBe(304)
    expect((await call(team, 'GET', url.replace('app.apk', '..%2f..%2fsecret'))).statusCode).toBe(404)
  })

  it('are not there for strangers', async () => {
    const projectId = await createProject(team)
    const built = await completedBuild(team, projectId)
    const stranger = await registerUser(server, { role: 'TEAM' })
    for (const url of [built.buildUrl ?? '', `/api/builds/${built.id}`]) {
      expect((await call(stranger, 'GET', url)).statusCode).toBe(404)
      expect((await server.app.inject({ url })).statusCode).toBe(401)
    }
  })
})

describe('install links', () => {
  it('give the APK to a phone that is not signed in, for a day', async () => {
    const projectId = await createProject(team)
    const built = await completedBuild(team, projectId)
    const made = await call(team, 'POST', `/api/builds/${built.id}/install-link`)
    expect(made.statusCode, made.body).toBe(201)
    const { url, expiresAt } = InstallLink.parse(made.json())
    expect(new Date(expiresAt).getTime() - server.clock.now().getTime()).toBe(24 * 3_600_000)
    const { pathname } = new URL(url)
    const phone = () => server.app.inject({ url: pathname })
    const file = await phone()
    expect(file.statusCode).toBe(200)
    expect(file.headers['content-type']).toBe('application/vnd.android.package-archive')
    expect(verifyApk(Uint8Array.from(file.rawPayload))).toMatchObject({ problems: [] })
    const half = await server.app.inject({ url: pathname, headers: { range: 'bytes=0-9' } })
    expect([half.statusCode, half.rawPayload.length]).toEqual([206, 10])
    server.clock.advance(24 * 3_600_000)
    expect((await phone()).statusCode).toBe(404)
  })

  it('are those of one build, of this server, and of people who still may', async () => {
    const projectId = await createProject(team)
    const built = await completedBuild(team, projectId)
    const other = await completedBuild(team, projectId)
    const editor = await registerUser(server, { role: 'FREE' })
    const path = `/api/projects/${projectId}/shares`
    const share = await call(team, 'POST', path, { email: editor.user.email, permission: 'editor' })
    const made = await call(editor, 'POST', `/api/builds/${built.id}/install-link`)
    const token = made.json<InstallLink>().url.split('/').at(-1) ?? ''
    const get = async (one: string) => (await server.app.inject({ url: `/api/install/${one}` })).statusCode
    expect(await get(token)).toBe(200)
    expect(await get(token.replace(built.id, other.id))).toBe(404)
    for (const wrong of [
      'x',
      `${built.id}.`,
      `${built.id}.AAAA`,
      token.replace('.', '.A'),
      '%00',
      '..%2f..%2fetc',
    ]) {
      expect(await get(wrong), wrong).toBe(404)
    }
    await call(team, 'DELETE', `${path}/${share.json<{ id: string }>().id}`)
    expect(await get(token)).toBe(404)
  })

  it('are not those of somebody who is suspended, nor of their projects', async () => {
    const maker = await registerUser(server, { role: 'TEAM' })
    const editor = await registerUser(server)
    const platformOwner = await registerUser(server, { role: 'OWNER' })
    const projectId = await createProject(maker)
    const built = await completedBuild(maker, projectId)
    const share = { email: editor.user.email, permission: 'editor' }
    await call(maker, 'POST', `/api/projects/${projectId}/shares`, share)
    const make = async (who: TestUser) =>
      new URL((await call(who, 'POST', `/api/builds/${built.id}/install-link`)).json<InstallLink>().url)
        .pathname
    const links = [await make(maker), await make(editor)]
    const opened = async () =>
      Promise.all(links.map(async (url) => (await server.app.inject({ url })).statusCode))
    const suspend = (who: TestUser, suspended: boolean) =>
      call(platformOwner, 'PATCH', `/api/admin/users/${who.user.id}`, { suspended })
    expect(await opened()).toEqual([200, 200])
    await suspend(editor, true)
    expect(await opened()).toEqual([200, 404])
    await suspend(maker, true)
    await suspend(editor, false)
    expect(await opened()).toEqual([404, 404])
    await suspend(maker, false)
    expect(await opened()).toEqual([200, 200])
  })

  it('are for Android alone', async () => {
    const built = await completedBuild(team, await createProject(team), 'ios')
    expect((await call(team, 'POST', `/api/builds/${built.id}/install-link`)).statusCode).toBe(404)
  })
})

test('the check before an export names what it will be made of', async () => {
  const projectId = await createProject(team)
  const check = ExportCheck.parse((await call(team, 'GET', `/api/projects/${projectId}/export`)).json())
  expect(check.name).toBe(exampleApps[1]?.app.name)
  expect(check.packageId).toMatch(/^app\.kwiq\.p/)
  const set = (packageId: string) => call(team, 'PATCH', `/api/projects/${projectId}/export`, { packageId })
  for (const wrong of [
    'com.class.app',
    'lemons',
    'com.9lives.app',
    `com.${'a'.repeat(130)}`,
    'com.exa mple.a',
  ]) {
    const refused = await set(wrong)
    expect([refused.statusCode, refused.json<{ code: string }>().code], wrong).toEqual([
      400,
      'validation_failed',
    ])
  }
  expect((await set('com.lemons.stand')).json()).toMatchObject({ packageId: 'com.lemons.stand' })
  const { buildUrl } = await completedBuild(team, projectId)
  const apk = verifyApk(Uint8Array.from((await call(team, 'GET', buildUrl ?? '')).rawPayload))
  expect(apk.packageId).toBe('com.lemons.stand')
})
