import { User } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activity, sessions, signInFailures, users } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const password = 'a quiet heron'
const day = 86_400_000

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return server.app.inject({ method: 'POST', url, payload, headers })
}

function postForm(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })
}

function getUser(cookie: string) {
  return server.app.inject({ url: '/api/auth/user', headers: { cookie } })
}

type Response = Awaited<ReturnType<typeof post>>

function cookieOf(response: Response): string {
  const cookie = response.cookies[0]
  if (!cookie) throw new Error('No cookie was set')
  return `${cookie.name}=${cookie.value}`
}

let count = 0
function freshEmail(): string {
  count += 1
  return `person${count}@kwiq.example`
}

describe('registering', () => {
  test('makes an account and a session', async () => {
    const email = freshEmail()
    const response = await post('/api/register', { firstName: ' Mara ', lastName: 'Lind', email, password })
    expect(response.statusCode).toBe(200)
    const user = User.parse(response.json())
    expect(user).toMatchObject({
      email,
      firstName: 'Mara',
      role: 'FREE',
      _count: { projects: 0 },
      aiGenerationsUsed: 0,
      exportsUsed: 0,
    })
    const own = await getUser(cookieOf(response))
    expect(own.json()).toEqual(user)
  })

  test('stores an argon2id hash, never the password', async () => {
    const { user } = await registerUser(server, { password })
    const [row] = await server.context.database.select().from(users).where(eq(users.id, user.id))
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test.each([
    ['email', { email: 'nobody' }],
    ['email', { email: '' }],
    ['password', { password: 'short' }],
    ['password', { password: 'x'.repeat(257) }],
    ['password', { password: 'Password123' }],
    ['password', { password: 'iloveyou!' }],
    ['password', { password: 'zzzzzzzzzz' }],
    ['firstName', { firstName: 'x'.repeat(101) }],
    ['lastName', { lastName: 'a\0b' }],
  ])('names %s when it is wrong: %j', async (path, wrong) => {
    const fields = { firstName: 'Mara', lastName: 'Lind', email: freshEmail(), password, ...wrong }
    const response = await post('/api/register', fields)
    expect(response.statusCode).toBe(400)
    expect(response.json().details[0].path).toBe(path)
    expect(response.cookies).toEqual([])
  })

  test('an email has one account, however it is written, also when two come at once', async () => {
    const email = freshEmail()
    const [first, second] = await Promise.all([
      post('/api/register', { email, password }),
      post('/api/register', { email: email.toUpperCase(), password }),
    ])
    expect([first.statusCode, second.statusCode].sort()).toEqual([200, 409])
  })

  test('fields beyond those asked for change nothing', async () => {
    const response = await post('/api/register', {
      email: freshEmail(),
      password,
      role: 'OWNER',
      id: 'x',
      suspendedAt: 1,
    })
    expect(response.json().role).toBe('FREE')
  })

  test('the account of OWNER_EMAIL owns this Kwiq', async () => {
    const response = await post('/api/register', { email: 'Owner@kwiq.example', password })
    expect(response.json().role).toBe('OWNER')
  })
})

test('without OWNER_EMAIL the first account owns, and of several at once just one is the first', async () => {
  const other = await startTestServer({ env: { ownerEmail: null } })
  const roles = await Promise.all(
    [1, 2, 3, 4].map(async (n) => {
      const payload = { email: `p${n}@kwiq.example`, password }
      const response = await other.app.inject({ method: 'POST', url: '/api/register', payload })
      return response.json().role
    }),
  )
  await other.close()
  expect(roles.sort()).toEqual(['FREE', 'FREE', 'FREE', 'OWNER'])
})

describe('signing in', () => {
  test('with email and password, in whatever case the email is written', async () => {
    const { user } = await registerUser(server, { password })
    const response = await post('/api/login', { email: user.email.toUpperCase(), password })
    expect(response.statusCode).toBe(200)
    expect(response.json().id).toBe(user.id)
    expect(response.json().lastLoginAt).toBe(server.clock.now().toISOString())
  })

  test('unknown emails and wrong passwords get the same answer', async () => {
    const { user } = await registerUser(server, { password })
    const wrong = await post('/api/login', { email: user.email, password: 'not this one' })
    const unknown = await post('/api/login', { email: freshEmail(), password })
    expect(wrong.statusCode).toBe(401)
    const { requestId: _, ...told } = wrong.json()
    expect(unknown.statusCode).toBe(401)
    expect(unknown.json()).toMatchObject(told)
  })

  test('unknown emails cost the same work', async () => {
    const { user } = await registerUser(server, { password })
    const work = { known: 0, unknown: 0 }
    for (let round = 0; round < 6; round += 1) {
      for (const kind of ['known', 'unknown'] as const) {
        const before = process.cpuUsage()
        await post('/api/login', {
          email: kind === 'known' ? user.email : freshEmail(),
          password: 'not this one',
        })
        work[kind] += process.cpuUsage(before).user
      }
    }
    // All of each, for time is counted in steps as long as a hash takes: without the decoy an unknown email would take
    // a tenth of the processor's time.
    expect(work.unknown).toBeGreaterThan(work.known * 0.5)
  })

  test('gives a new token and ends the session there was in this browser', async () => {
    const { user, cookie } = await registerUser(server, { password })
    const response = await post('/api/login', { email: user.email, password }, { cookie })
    expect(cookieOf(response)).not.toBe(cookie)
    expect((await getUser(cookie)).statusCode).toBe(401)
    expect((await getUser(cookieOf(response))).statusCode).toBe(200)
  })

  test('a token somebody planted is never taken over', async () => {
    const { user } = await registerUser(server, { password })
    const planted = `kwiq_session=${'a'.repeat(43)}`
    await post('/api/login', { email: user.email, password }, { cookie: planted })
    expect((await getUser(planted)).statusCode).toBe(401)
  })

  test('a suspended account is out at once and cannot come back', async () => {
    const { user, cookie } = await registerUser(server, { password })
    await server.context.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))
    expect((await getUser(cookie)).statusCode).toBe(401)
    expect((await post('/api/login', { email: user.email, password })).statusCode).toBe(401)
  })
})

describe('guessing passwords', () => {
  test('guessing many times at once gets no further than one after another', async () => {
    const { user } = await registerUser(server, { password })
    const guesses = Array.from({ length: 20 }, (_, n) =>
      post('/api/login', { email: user.email, password: `guess ${n}` }, { 'x-forwarded-for': `10.0.0.${n}` }),
    )
    const statuses = (await Promise.all(guesses)).map((response) => response.statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5)
    server.clock.advance(31_000)
    expect((await post('/api/login', { email: user.email, password })).statusCode).toBe(200)
    expect((await post('/api/login', { email: user.email, password: 'not this' })).statusCode).toBe(401)
  })

  test('five failures in a row slow the account down, even for the right password and from elsewhere', async () => {
    await server.context.database.delete(signInFailures)
    const { user } = await registerUser(server, { password })
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await post('/api/login', { email: user.email, password: 'wrong one' })).statusCode).toBe(401)
    }
    const blocked = await server.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email: user.email, password },
      remoteAddress: '203.0.113.9',
    })
    expect(blocked.statusCode).toBe(429)
    expect(blocked.headers['retry-after']).toBe('30')
    server.clock.advance(30_000)
    expect((await post('/api/login', { email: user.email, password })).statusCode).toBe(200)
  })

  test('emails without an account are slowed down alike', async () => {
    await server.context.database.delete(signInFailures)
    const email = freshEmail()
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      statuses.push((await post('/api/login', { email, password: 'wrong one' })).statusCode)
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  test('an address is slowed down across accounts; forwarded addresses and the rest of an IPv6 line do not help', async () => {
    await server.context.database.delete(signInFailures)
    const { user } = await registerUser(server, { password })
    const attempt = (email: string, host: number) =>
      server.app.inject({
        method: 'POST',
        url: '/api/login',
        payload: { email, password: 'wrong one' },
        remoteAddress: `2001:db8:1:2::${host.toString(16)}`,
        headers: { 'x-forwarded-for': `198.51.100.${host}` },
      })
    for (let host = 1; host <= 20; host += 1) expect((await attempt(freshEmail(), host)).statusCode).toBe(401)
    expect((await attempt(user.email, 99)).statusCode).toBe(429)
    expect((await post('/api/login', { email: user.email, password })).statusCode).toBe(200)
  })

  test('neither emails nor addresses are kept in clear', async () => {
    await post('/api/login', { email: 'secretive@kwiq.example', password: 'wrong one' })
    const rows = await server.context.database.select().from(signInFailures)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/secretive|127\.0\.0/)
  })

  test('very many attempts are stopped before any work is done', async () => {
    const other = await startTestServer({ rateLimits: { signIn: { max: 2, timeWindow: 60_000 } } })
    const payload = { email: 'a@kwiq.example', password: 'wrong one' }
    const responses = []
    for (let attempt = 0; attempt < 3; attempt += 1) {
      responses.push(await other.app.inject({ method: 'POST', url: '/api/login', payload }))
    }
    await other.close()
    expect(responses.map((response) => response.statusCode)).toEqual([401, 401, 429])
    expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(responses[2]?.json().code).toBe('rate_limited')
  })
})

describe('sessions', () => {
  test('nobody without one is anybody', async () => {
    const response = await server.app.inject({ url: '/api/auth/user' })
    expect(response.statusCode).toBe(401)
    expect(response.json().message).toBe('Unauthorized')
    expect((await getUser('kwiq_session=guess')).statusCode).toBe(401)
  })

  test('the cookie is out of reach of scripts and other sites; only a hash of it is stored', async () => {
    const response = await post('/api/register', { email: freshEmail(), password })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({
      name: 'kwiq_session',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 2_592_000,
    })
    expect(cookie?.value).toMatch(/^[\w-]{43}$/)
    const rows = await server.context.database.select().from(sessions)
    expect(JSON.stringify(rows)).not.toContain(cookie?.value)
  })

  test('under https the cookie is Secure and bound to the host', async () => {
    const other = await startTestServer({ env: { publicUrl: 'https://kwiq.example', isSecure: true } })
    const payload = { email: 'a@kwiq.example', password }
    const response = await other.app.inject({ method: 'POST', url: '/api/register', payload })
    await other.close()
    expect(response.cookies[0]).toMatchObject({ name: '__Host-kwiq_session', secure: true, path: '/' })
    expect(response.cookies[0]?.domain).toBeUndefined()
  })

  test('last 30 days from their last use', async () => {
    const { cookie } = await registerUser(server)
    server.clock.advance(29 * day)
    const used = await getUser(cookie)
    expect(used.statusCode).toBe(200)
    expect(cookieOf(used)).toBe(cookie)
    server.clock.advance(29 * day)
    expect((await getUser(cookie)).statusCode).toBe(200)
    server.clock.advance(30 * day)
    expect((await getUser(cookie)).statusCode).toBe(401)
  })

  test('end on the server at signing out', async () => {
    const { cookie } = await registerUser(server)
    const response = await server.app.inject({ url: '/api/logout', headers: { cookie } })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/')
    expect(response.cookies[0]).toMatchObject({ name: 'kwiq_session', value: '' })
    expect((await getUser(cookie)).statusCode).toBe(401)
  })

  test('are not ended by a picture on another site', async () => {
    const { cookie } = await registerUser(server)
    const headers = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }
    expect((await server.app.inject({ url: '/api/logout', headers })).statusCode).toBe(403)
    expect((await getUser(cookie)).statusCode).toBe(200)
  })

  test('are not ended by a link on another site unless the person says so', async () => {
    const { cookie } = await registerUser(server)
    const from = (site: string) => ({ cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' })
    const asked = await server.app.inject({ url: '/api/logout', headers: from('cross-site') })
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('<form method="post" action="/api/logout">')
    expect((await getUser(cookie)).statusCode).toBe(200)

    const forged = { ...from('cross-site'), 'content-type': 'application/x-www-form-urlencoded' }
    const post = { method: 'POST', url: '/api/logout', payload: '' } as const
    expect((await server.app.inject({ ...post, headers: forged })).statusCode).toBe(403)
    expect((await getUser(cookie)).statusCode).toBe(200)

    const confirmed = { ...forged, 'sec-fetch-site': 'same-origin' }
    expect((await server.app.inject({ ...post, headers: confirmed })).headers.location).toBe('/')
    expect((await getUser(cookie)).statusCode).toBe(401)
  })

  test('are ended at once by a link within Kwiq', async () => {
    const { cookie } = await registerUser(server)
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }
    expect((await server.app.inject({ url: '/api/logout', headers })).statusCode).toBe(303)
    expect((await getUser(cookie)).statusCode).toBe(401)
  })

  test('can be seen and ended by their own person only', async () => {
    const { user, cookie } = await registerUser(server, { password })
    const elsewhere = cookieOf(
      await post('/api/login', { email: user.email, password }, { 'user-agent': 'Phone' }),
    )
    const stranger = await registerUser(server)
    const list = await server.app.inject({ url: '/api/auth/sessions', headers: { cookie } })
    const listed: { id: string; userAgent: string; isCurrent: boolean }[] = list.json()
    expect(listed.length).toBe(2)
    const phone = listed.find((session) => session.userAgent === 'Phone')
    expect(phone?.isCurrent).toBe(false)

    const end = (id: string | undefined, as: string) =>
      server.app.inject({ method: 'DELETE', url: `/api/auth/sessions/${id}`, headers: { cookie: as } })
    expect((await end(phone?.id, stranger.cookie)).statusCode).toBe(404)
    expect((await end('no-uuid', cookie)).statusCode).toBe(404)
    expect((await getUser(elsewhere)).statusCode).toBe(200)
    expect((await end(phone?.id, cookie)).statusCode).toBe(204)
    expect((await getUser(elsewhere)).statusCode).toBe(401)
    expect((await getUser(cookie)).statusCode).toBe(200)
  })
})

test('signing in and out stands in the activity log', async () => {
  const { user, cookie } = await registerUser(server)
  await server.app.inject({ url: '/api/logout', headers: { cookie } })
  const rows = await server.context.database.select().from(activity).where(eq(activity.userId, user.id))
  expect(rows.map((row) => row.action).sort()).toEqual(['account.registered', 'account.signed-out'])
})

describe('the pages', () => {
  test('work as plain forms and lead back to where one came from', async () => {
    const form = await server.app.inject({ url: '/api/login?returnTo=%2Fstudio%2F7' })
    expect(form.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(form.body).toContain('name="returnTo" value="/studio/7"')
    expect(form.body).not.toContain('<script')
    expect(form.body).not.toContain('style=')
    const email = freshEmail()
    const registered = await postForm('/api/register', { firstName: 'Mara', lastName: '', email, password })
    expect(registered.statusCode).toBe(303)
    expect(registered.headers.location).toBe('/')
    const signedIn = await postForm('/api/login', { email, password, returnTo: '/studio/7' })
    expect(signedIn.statusCode).toBe(303)
    expect(signedIn.headers.location).toBe('/studio/7')
    expect((await getUser(cookieOf(signedIn))).json().email).toBe(email)
  })

  test('come again with the error and what was typed, but never the password', async () => {
    const typed = { email: '"><script>@kwiq.example', password: 'hunter2hunter2', returnTo: '/dashboard' }
    const response = await postForm('/api/login', typed)
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;@kwiq.example"')
    expect(response.body).toContain('role="alert">Please enter a valid email address.')
    expect(response.body).toContain('value="/dashboard"')
    expect(response.body).not.toContain('hunter2')
    const wrong = await postForm('/api/login', { email: freshEmail(), password })
    expect(wrong.statusCode).toBe(401)
    expect(wrong.body).toContain('Email or password is not right.')
  })

  test('an email that has an account is told at registering', async () => {
    const { user } = await registerUser(server)
    const response = await postForm('/api/register', { email: user.email, password })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('already an account')
  })

  test('a form that a double click sends twice makes one account and signs in both times', async () => {
    const form = { firstName: 'Mara', lastName: '', email: freshEmail(), password }
    const both = await Promise.all([postForm('/api/register', form), postForm('/api/register', form)])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    const [one, other] = await Promise.all(
      both.map(async (answer) => (await getUser(cookieOf(answer))).json()),
    )
    expect(one.id).toBe(other.id)
    const rows = await server.context.database.select().from(activity).where(eq(activity.userId, one.id))
    expect(rows.map((row) => row.action).sort()).toEqual(['account.registered', 'account.signed-in'])
    const cookie = cookieOf(both[0])
    expect((await postForm('/api/register', form, { cookie })).statusCode).toBe(303)
    expect((await postForm('/api/register', form)).statusCode).toBe(400)
  })

  test('forms of other sites are refused', async () => {
    const response = await postForm(
      '/api/login',
      { email: freshEmail(), password },
      { origin: 'https://evil.example' },
    )
    expect(response.statusCode).toBe(403)
  })

  test('somebody signed in is sent on', async () => {
    const { cookie } = await registerUser(server)
    const response = await server.app.inject({ url: '/api/login?returnTo=/dashboard', headers: { cookie } })
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/dashboard')
  })

  test('their style sheet is a file', async () => {
    const response = await server.app.inject({ url: '/api/login/sign-in.css' })
    expect(response.headers['content-type']).toBe('text/css; charset=utf-8')
  })
})

test('no disguise of a public path opens a protected one', async () => {
  const disguises = ['?x=/api/login', '#/api/login', ';/api/login', '/../user', '%2F', '/', '?isPublic=true']
  for (const disguise of disguises) {
    const { statusCode } = await server.app.inject({ url: `/api/auth/user${disguise}` })
    expect([401, 404]).toContain(statusCode)
  }
})
