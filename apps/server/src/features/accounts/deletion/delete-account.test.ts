import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  activity,
  aiRuns,
  buildArtifacts,
  builds,
  comments,
  projects,
  projectShares,
  sessions,
  users,
} from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

function call(method: 'GET' | 'POST', url: string, { cookie }: TestUser, payload?: object) {
  return server.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) })
}

/** Mara owns a project with a build, shares it with Jon, and writes in Jon's. */
async function aLife() {
  const { database, clock, storage } = server.context
  const mara = await registerUser(server, { role: 'TEAM' })
  const jon = await registerUser(server, { role: 'TEAM' })
  const own: string = (await call('POST', '/api/projects', mara, { name: 'Bakery' })).json().id
  const others: string = (await call('POST', '/api/projects', jon, { name: 'Gym' })).json().id
  await call('POST', `/api/projects/${own}/shares`, mara, { email: jon.user.email, permission: 'viewer' })
  await call('POST', `/api/projects/${others}/shares`, jon, { email: mara.user.email, permission: 'editor' })
  const comment = await call('POST', `/api/projects/${others}/comments`, mara, { comment: 'Looks good' })
  expect(comment.statusCode).toBeLessThan(300)
  await call('POST', '/api/keys', mara, { name: 'Release script', permissions: ['read'] })
  const now = clock.now()
  const ids = { build: server.context.ids.uuid(), run: server.context.ids.uuid() }
  await database.insert(builds).values({
    id: ids.build,
    projectId: own,
    payerId: mara.user.id,
    actorId: mara.user.id,
    platform: 'android',
    status: 'completed',
    step: 'storing',
    versionNumber: 1,
    buildNumber: 1,
    attempt: 1,
    createdAt: now,
    queuedAt: now,
  })
  const fileKey = `builds/${ids.build}/app.apk`
  await storage.put(fileKey, Buffer.from('apk'), 'application/octet-stream')
  await database.insert(buildArtifacts).values({
    buildId: ids.build,
    name: 'app.apk',
    kind: 'apk',
    position: 0,
    size: 3,
    sha256: 'a'.repeat(64),
    fileKey,
    createdAt: now,
  })
  await database.insert(aiRuns).values({
    id: ids.run,
    userId: jon.user.id,
    actorId: mara.user.id,
    projectId: others,
    status: 'succeeded',
    createdAt: now,
  })
  return { mara, jon, own, others, fileKey }
}

test('everything the account owns goes; what it wrote elsewhere stays without its name', async () => {
  const { database, storage } = server.context
  const { mara, jon, own, others, fileKey } = await aLife()
  const told: string[] = []
  server.context.events.subscribe(own, ({ type }) => told.push(type))
  server.context.events.subscribe(others, ({ type }) => told.push(type))

  expect((await call('POST', '/api/auth/delete', mara, {})).statusCode).toBe(400)
  expect((await call('POST', '/api/auth/delete', mara, { email: mara.user.email })).statusCode).toBe(400)
  expect((await call('POST', '/api/auth/delete', mara, { password: 'not this' })).statusCode).toBe(400)
  expect((await call('GET', '/api/auth/user', mara)).statusCode).toBe(200)

  const gone = await call('POST', '/api/auth/delete', mara, { password: mara.password })
  expect(gone.statusCode).toBe(204)
  expect(gone.cookies[0]).toMatchObject({ name: 'kwiq_session', value: '' })
  expect((await call('GET', '/api/auth/user', mara)).statusCode).toBe(401)
  const { id } = mara.user
  expect(await database.select().from(users).where(eq(users.id, id))).toEqual([])
  expect(await database.select().from(projects).where(eq(projects.id, own))).toEqual([])
  expect(await database.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
  expect(await database.select().from(projectShares).where(eq(projectShares.userId, id))).toEqual([])
  expect(await database.select().from(activity).where(eq(activity.userId, id))).toEqual([])
  expect(await storage.open(fileKey)).toBeNull()
  expect(told.sort()).toEqual(['project.deleted', 'share.removed'])

  const [written] = (await call('GET', `/api/projects/${others}/comments`, jon)).json()
  expect(written).toMatchObject({ authorName: 'Deleted user', userId: null, comment: 'Looks good' })
  const left = await database.select().from(comments).where(eq(comments.authorId, id))
  expect(left).toEqual([])
  // The address is free again.
  expect((await registerUser(server, { email: mara.user.email })).user.email).toBe(mara.user.email)
})

test('what cannot be ended outside keeps the account as it is', async () => {
  const other = await startTestServer()
  const user = await registerUser(other)
  other.context.accountEndings.push(() => Promise.reject(new AppError('provider_failed', 'Not now.')))
  const response = await other.app.inject({
    method: 'POST',
    url: '/api/auth/delete',
    headers: { cookie: user.cookie },
    payload: { password: user.password },
  })
  expect(response.statusCode).toBe(502)
  const rows = await other.context.database.select().from(users).where(eq(users.id, user.user.id))
  expect(rows.length).toBe(1)
  await other.close()
})

test('the only OWNER cannot go; one of two can', async () => {
  const first = await registerUser(server, { role: 'OWNER' })
  const leave = () => call('POST', '/api/auth/delete', first, { password: first.password })
  expect((await leave()).statusCode).toBe(409)
  await registerUser(server, { role: 'OWNER' })
  expect((await leave()).statusCode).toBe(204)
})

test('of two OWNERs who go at the same moment one stays', async () => {
  const other = await startTestServer()
  for (let round = 0; round < 5; round += 1) {
    await other.context.database.update(users).set({ role: 'FREE' })
    const owners = await Promise.all([1, 2].map(() => registerUser(other, { role: 'OWNER' })))
    const answers = await Promise.all(
      owners.map(({ cookie, password }) =>
        other.app.inject({
          method: 'POST',
          url: '/api/auth/delete',
          headers: { cookie },
          payload: { password },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    const left = await other.context.database.select().from(users).where(eq(users.role, 'OWNER'))
    expect(left.length).toBe(1)
  }
  await other.close()
})

test('the export is complete, readable JSON without secrets', async () => {
  const { mara, others } = await aLife()
  const response = await call('GET', '/api/auth/export', mara)
  expect(response.headers['content-disposition']).toBe('attachment; filename="kwiq-my-data.json"')
  const data = JSON.parse(response.body)
  expect(data).toMatchObject({
    account: { email: mara.user.email, hasPassword: true },
    apiKeys: [{ name: 'Release script', permissions: ['read'] }],
    sharedWithMe: [{ projectId: others, permission: 'editor' }],
    comments: [{ text: 'Looks good' }],
    aiRuns: [{ status: 'succeeded' }],
    projects: [
      {
        name: 'Bakery',
        document: { screens: expect.any(Array) },
        versions: [{ number: 1, document: { screens: expect.any(Array) } }],
        builds: [{ platform: 'android' }],
        files: [{ name: 'app.apk' }],
      },
    ],
  })
  expect(data.sessions.length).toBe(1)
  expect(data.activity.map(({ action }: { action: string }) => action)).toContain('project.created')
  expect(response.body).not.toMatch(/argon2|passwordHash|tokenHash|sealed|kwiq_[A-Za-z0-9]{40}/)
})
