import { AdminRun, AdminStats, AdminUser } from '@kwiq/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

let server: TestServer
let owner: TestUser
let mara: TestUser
beforeAll(async () => {
  server = await startTestServer()
  owner = await registerUser(server, { email: 'owner@kwiq.example', firstName: 'Olga', lastName: '' })
  mara = await registerUser(server, { email: 'mara_lind@kwiq.example' })
})
afterAll(() => server.close())

type CallMethod = 'GET' | 'POST' | 'PATCH'
const as = (user: TestUser, method: CallMethod, url: string, payload?: object) =>
  server.app.inject({ method, url, headers: { cookie: user.cookie }, ...(payload && { payload }) })

const users = async (query = '') =>
  z.array(AdminUser).parse((await as(owner, 'GET', `/api/admin/users${query}`)).json())

test('numbers of the platform', async () => {
  await as(mara, 'POST', '/api/projects', { name: 'Shop' })
  const stats = AdminStats.parse((await as(owner, 'GET', '/api/admin/stats')).json())
  expect(stats).toEqual({ totalUsers: 2, activeSubscriptions: 0, monthlyRevenue: 0, totalProjects: 1 })
})

test('accounts are found by email and name; signs of the search language mean themselves', async () => {
  expect((await users('?search=LIND')).map(({ email }) => email)).toEqual(['mara_lind@kwiq.example'])
  expect((await users('?search=a_l')).map(({ email }) => email)).toEqual(['mara_lind@kwiq.example'])
  expect(await users('?search=%25')).toEqual([])
  expect((await users()).find(({ id }) => id === mara.user.id)?._count.projects).toBe(1)
})

test('a search no database could make is refused', async () => {
  const answer = await server.app.inject({
    url: '/api/admin/users?search=%00',
    headers: { cookie: owner.cookie },
  })
  expect(answer.statusCode).toBe(400)
})

test('a tier that is set counts at once', async () => {
  await as(owner, 'PATCH', `/api/admin/users/${mara.user.id}`, { role: 'PRO' })
  expect((await as(mara, 'GET', '/api/auth/user')).json().role).toBe('PRO')
})

test('a suspended person is signed out and stays out until let in again', async () => {
  const ivo = await registerUser(server)
  const url = `/api/admin/users/${ivo.user.id}`
  const suspended = await as(owner, 'PATCH', url, { suspended: true })
  expect(AdminUser.parse(suspended.json()).suspendedAt).not.toBeNull()
  expect((await as(ivo, 'GET', '/api/auth/user')).statusCode).toBe(401)
  const signIn = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: ivo.user.email, password: ivo.password },
    })
  expect((await signIn()).statusCode).toBe(401)
  await as(owner, 'PATCH', url, { suspended: false })
  expect((await signIn()).statusCode).toBe(200)
})

test('ended sessions are over', async () => {
  const nia = await registerUser(server)
  expect((await as(owner, 'POST', `/api/admin/users/${nia.user.id}/end-sessions`)).statusCode).toBe(204)
  expect((await as(nia, 'GET', '/api/auth/user')).statusCode).toBe(401)
})

test.each([
  ['nothing', {}],
  ['ownership', { role: 'OWNER' }],
  ['a field that is not there', { email: 'x@kwiq.example' }],
])('%s cannot be set', async (_what, body) => {
  expect((await as(owner, 'PATCH', `/api/admin/users/${mara.user.id}`, body)).statusCode).toBe(400)
})

test('the OWNER is not managed, and nobody else manages', async () => {
  expect(
    (await as(owner, 'PATCH', `/api/admin/users/${owner.user.id}`, { suspended: true })).statusCode,
  ).toBe(403)
  const refused = await as(mara, 'PATCH', `/api/admin/users/${mara.user.id}`, { role: 'TEAM' })
  expect(refused.statusCode).toBe(403)
  expect(refused.json().message).toBe('Only platform owners can access the admin panel.')
})

test.each([
  ['generation', '/api/ai/generate', { prompt: 'a recipe app' }],
  [
    'transfer',
    '/api/transfer',
    { mode: 'quick', projectName: 'Site', sourceType: 'URL', sourceValue: 'https://kwiq.example' },
  ],
])('%s that is switched off is refused with a word about it', async (flag, url, body) => {
  const set = (enabled: boolean) => as(owner, 'PATCH', `/api/admin/flags/${flag}`, { enabled })
  await set(false)
  const refused = await as(mara, 'POST', url, body)
  expect(refused.body).toContain('The owner of this Kwiq has switched this off for now.')
  expect(refused.statusCode).toBe(403)
  await set(true)
  expect((await as(mara, 'POST', url, body)).statusCode).toBeLessThan(300)
})

test('the runs of everybody are listed without what they asked for', async () => {
  server.clock.advance(1000)
  await as(mara, 'POST', '/api/ai/generate', { prompt: 'a secret recipe app' })
  const listed = await as(owner, 'GET', '/api/admin/runs?limit=1')
  const [run] = z.array(AdminRun).parse(listed.json())
  expect(run).toMatchObject({
    email: mara.user.email,
    status: 'succeeded',
    source: 'built-in',
    model: null,
    cost: 0,
  })
  expect(listed.body).not.toContain('secret recipe')
  expect((await as(mara, 'GET', '/api/admin/runs')).statusCode).toBe(403)
})
