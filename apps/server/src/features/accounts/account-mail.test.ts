import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountLinks, apiKeys, users } from '../../db/schema/index.ts'
import { createMemoryMail } from '../../testing/create-memory-mail.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'

const mail = createMemoryMail()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ mail })
})
afterAll(() => server.close())

type Call = { cookie?: string; headers?: Record<string, string> }

function post(url: string, payload: object, { cookie = '', headers = {} }: Call = {}) {
  return server.app.inject({ method: 'POST', url, payload, headers: { cookie, ...headers } })
}

function get(url: string, cookie = '') {
  return server.app.inject({ url, headers: { cookie } })
}

const statusOf = async (cookie: string) => (await get('/api/auth/user', cookie)).statusCode

async function tokenTo(address: string, name: string): Promise<string> {
  return (await mail.linkTo(address)).searchParams.get(name) ?? ''
}

const confirm = async ({ user, cookie }: TestUser) =>
  post('/api/auth/email/confirm', { token: await tokenTo(user.email, 'confirm') }, { cookie })

describe('confirming an email', () => {
  test('a new account is mailed a link; it confirms once, and only in the account it was made for', async () => {
    const mara = await registerUser(server)
    const link = await mail.linkTo(mara.user.email)
    expect(link.origin + link.pathname).toBe('http://localhost:3000/account')
    const token = link.searchParams.get('confirm') ?? ''
    const stranger = await registerUser(server)
    const used = (cookie: string) => post('/api/auth/email/confirm', { token }, { cookie })
    expect((await used(stranger.cookie)).statusCode).toBe(400)
    expect((await get('/api/auth/account', mara.cookie)).json()).toMatchObject({
      emailVerifiedAt: null,
      canMail: true,
    })
    const confirmed = await used(mara.cookie)
    expect(confirmed.json().emailVerifiedAt).toBe(server.clock.now().toISOString())
    expect((await used(mara.cookie)).statusCode).toBe(400)
  })

  test('a link is over after 24 hours, can be sent again, and not without end', async () => {
    const mara = await registerUser(server)
    const token = await tokenTo(mara.user.email, 'confirm')
    server.clock.advance(24 * 3_600_000)
    expect((await post('/api/auth/email/confirm', { token }, mara)).statusCode).toBe(400)
    const again = () => post('/api/auth/email/confirmation', {}, mara)
    expect((await again()).statusCode).toBe(200)
    const rest: number[] = []
    for (let n = 0; n < 5; n += 1) rest.push((await again()).statusCode)
    expect(rest).toEqual([200, 200, 200, 200, 429])
    expect((await confirm(mara)).statusCode).toBe(200)
    expect((await again()).statusCode).toBe(409)
  })

  test('tokens are stored as hashes only', async () => {
    const mara = await registerUser(server)
    const token = await tokenTo(mara.user.email, 'confirm')
    const rows = await server.context.database.select().from(accountLinks)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('the address of OWNER_EMAIL makes an OWNER only once it is confirmed', async () => {
    const boss = await registerUser(server, { email: 'owner@kwiq.example' })
    expect(boss.user.role).toBe('FREE')
    expect((await confirm(boss)).statusCode).toBe(200)
    expect((await get('/api/auth/user', boss.cookie)).json().role).toBe('OWNER')
  })
})

describe('a forgotten password', () => {
  const next = 'another quiet heron'

  test('is replaced by a mailed link, once; every session ends', async () => {
    const mara = await registerUser(server)
    expect((await post('/api/forgot', { email: mara.user.email.toUpperCase() })).statusCode).toBe(200)
    const link = await mail.linkTo(mara.user.email)
    expect(link.origin + link.pathname).toBe('http://localhost:3000/api/reset')
    const form = await get(link.pathname + link.search)
    expect(form.statusCode).toBe(200)
    expect(form.headers['referrer-policy']).toBe('same-origin')
    expect(form.body).not.toContain('<script')
    const token = link.searchParams.get('token') ?? ''
    // One that is too simple is said so, and the link stays good.
    const weak = await server.app.inject({
      method: 'POST',
      url: '/api/reset',
      payload: new URLSearchParams({ token, password: 'password1' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(weak.statusCode).toBe(400)
    expect(weak.body).toContain('among the first that others try')
    expect(weak.body).toContain(`name="token" value="${token}"`)
    const used = () => post('/api/reset', { token, password: next })
    const both = await Promise.all([used(), used()])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect(await statusOf(mara.cookie)).toBe(401)
    const signIn = (password: string) => post('/api/login', { email: mara.user.email, password })
    expect((await signIn(mara.password)).statusCode).toBe(401)
    expect((await signIn(next)).statusCode).toBe(200)
    expect((await mail.lastTo(mara.user.email)).subject).toBe('The password of your Kwiq account has changed')
  })

  test('a form sent twice by a double click is answered twice; the link sets no second password', async () => {
    const mara = await registerUser(server)
    await post('/api/forgot', { email: mara.user.email })
    const token = await tokenTo(mara.user.email, 'token')
    const send = async (password: string) => {
      const { statusCode, headers } = await server.app.inject({
        method: 'POST',
        url: '/api/reset',
        payload: new URLSearchParams({ token, password }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      return `${statusCode} ${headers.location ?? ''}`.trim()
    }
    const done = '303 /api/login?with=password&notice=password'
    expect(await Promise.all([send(next), send(next)])).toEqual([done, done])
    const session = await post('/api/login', { email: mara.user.email, password: next })
    const cookie = String(session.headers['set-cookie']).split(';')[0] ?? ''
    expect(await send(next)).toBe(done)
    expect(await statusOf(cookie)).toBe(200)
    expect(await send('one more quiet heron')).toBe('400')
    expect((await post('/api/reset', { token, password: next })).statusCode).toBe(400)
    expect((await get(`/api/reset?token=${token}`)).statusCode).toBe(400)
    server.clock.advance(60_000)
    expect(await send(next)).toBe('400')
  })

  test('the link is over after an hour, and when the password has changed meanwhile', async () => {
    const mara = await registerUser(server)
    await post('/api/forgot', { email: mara.user.email })
    const first = await tokenTo(mara.user.email, 'token')
    server.clock.advance(3_600_000)
    expect((await post('/api/reset', { token: first, password: next })).statusCode).toBe(400)
    await post('/api/forgot', { email: mara.user.email })
    const second = await tokenTo(mara.user.email, 'token')
    const change = { currentPassword: mara.password, newPassword: 'a third heron' }
    expect((await post('/api/auth/password', change, mara)).statusCode).toBe(204)
    expect((await post('/api/reset', { token: second, password: next })).statusCode).toBe(400)
    expect((await get(`/api/reset?token=${second}`)).body).toContain('This link is over')
  })

  test('known, unknown and suspended addresses get the same answer before anything is looked up', async () => {
    const mara = await registerUser(server)
    const gone = await registerUser(server)
    await server.context.database
      .update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.id, gone.user.id))
    const before = mail.sent.length
    const answers = await Promise.all(
      [mara.user.email, gone.user.email, 'nobody@kwiq.example'].map((email) =>
        post('/api/forgot', { email }),
      ),
    )
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    await mail.settle()
    expect(
      mail.sent
        .slice(before)
        .map(({ to }) => to)
        .filter((to) => to !== mara.user.email),
    ).toEqual([])
  })

  test('forged headers never change a mailed link', async () => {
    const mara = await registerUser(server)
    await post(
      '/api/forgot',
      { email: mara.user.email },
      { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } },
    )
    const { text, html } = await mail.lastTo(mara.user.email)
    expect(text + html).toContain('http://localhost:3000/api/reset?token=')
    expect(text + html).not.toContain('evil.example')
  })

  test('an account somebody else made in this person’s name comes free of their keys and sessions', async () => {
    const intruder = await registerUser(server, { email: 'victim@kwiq.example' })
    expect((await post('/api/keys', { name: 'door', permissions: ['read'] }, intruder)).statusCode).toBe(201)
    await post('/api/forgot', { email: 'victim@kwiq.example' })
    const token = await tokenTo('victim@kwiq.example', 'token')
    expect((await post('/api/reset', { token, password: next })).statusCode).toBe(200)
    expect(await statusOf(intruder.cookie)).toBe(401)
    const keys = await server.context.database
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.userId, intruder.user.id))
    expect(keys).toEqual([])
    const [row] = await server.context.database.select().from(users).where(eq(users.id, intruder.user.id))
    expect(row?.emailVerifiedAt).not.toBeNull()
  })

  test('an account is mailed five links an hour at most', async () => {
    const mara = await registerUser(server)
    for (let n = 0; n < 8; n += 1) await post('/api/forgot', { email: mara.user.email })
    await mail.settle()
    const links = mail.sent.filter(({ to, text }) => to === mara.user.email && text.includes('/api/reset'))
    expect(links.length).toBe(5)
  })
})

describe('changing the email', () => {
  test('the new one is confirmed first, the old one is told, and old links are void', async () => {
    const mara = await registerUser(server)
    const old = mara.user.email
    await post('/api/forgot', { email: old })
    const reset = await tokenTo(old, 'token')
    const change = (body: object) => post('/api/auth/email', body, mara)
    expect((await change({ email: 'mara.new@kwiq.example', password: 'not this' })).statusCode).toBe(400)
    server.clock.advance(1000)
    const asked = await change({ email: 'Mara.New@kwiq.example', password: mara.password })
    expect(asked.json()).toMatchObject({ email: old, pendingEmail: 'mara.new@kwiq.example' })
    expect((await get('/api/auth/user', mara.cookie)).json().email).toBe(old)
    const token = await tokenTo('mara.new@kwiq.example', 'confirm')
    expect((await post('/api/auth/email/confirm', { token }, mara)).json()).toMatchObject({
      email: 'mara.new@kwiq.example',
      pendingEmail: null,
    })
    const notice = await mail.lastTo(old)
    expect(notice.subject).toBe('The email of your Kwiq account has changed')
    expect(notice.text).not.toContain('mara.new@')
    expect((await post('/api/reset', { token: reset, password: 'another quiet heron' })).statusCode).toBe(400)
  })

  test('an address that has an account is not taken, and nobody learns that it has one', async () => {
    const taken = await registerUser(server)
    const mara = await registerUser(server)
    await mail.settle()
    const before = mail.sent.length
    const asked = await post('/api/auth/email', { email: taken.user.email, password: mara.password }, mara)
    expect(asked.statusCode).toBe(200)
    await mail.settle()
    expect(mail.sent.length).toBe(before)
  })
})

describe('invitations', () => {
  async function makeProject(owner: TestUser): Promise<string> {
    return (await post('/api/projects', { name: 'Shop <b>' }, owner)).json().id
  }
  const share = (owner: TestUser, id: string, email: string) =>
    post(`/api/projects/${id}/shares`, { email, permission: 'editor' }, owner)

  test('are mailed, and still shown to the sharer; names are text', async () => {
    const owner = await registerUser(server, { firstName: '<img src=x>', lastName: 'https://evil.example' })
    const id = await makeProject(owner)
    const shared = await share(owner, id, 'new.friend@kwiq.example')
    const link = await mail.linkTo('new.friend@kwiq.example')
    expect(shared.json().inviteUrl).toBe(link.href)
    const { html, subject } = await mail.lastTo('new.friend@kwiq.example')
    expect(html).not.toContain('<img src=x')
    expect(subject + html).not.toContain('evil.example')
  })

  test('an unconfirmed account is not let in by its address, and may not accept until it is confirmed', async () => {
    const owner = await registerUser(server)
    const id = await makeProject(owner)
    const guest = await registerUser(server)
    const shared = (await share(owner, id, guest.user.email)).json()
    expect(shared.inviteUrl).toContain('/invite/')
    expect((await get(`/api/projects/${id}`, guest.cookie)).statusCode).toBe(404)
    const accept = () =>
      post(`/api/invites/${new URL(shared.inviteUrl).pathname.split('/').at(-1) ?? ''}/accept`, {}, guest)
    expect((await accept()).statusCode).toBe(403)
    await post('/api/auth/email/confirmation', {}, guest)
    expect((await confirm(guest)).statusCode).toBe(200)
    expect((await accept()).statusCode).toBe(200)
    expect((await get(`/api/projects/${id}`, guest.cookie)).statusCode).toBe(200)
  })

  test('a confirmed account is in at once and told by mail', async () => {
    const owner = await registerUser(server)
    const id = await makeProject(owner)
    const guest = await registerUser(server)
    await confirm(guest)
    expect((await share(owner, id, guest.user.email)).json().userId).toBe(guest.user.id)
    expect((await mail.linkTo(guest.user.email)).pathname).toBe(`/projects/${id}`)
  })
})
