import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { users } from '../../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer } from '../../../testing/index.ts'
import { startProvider, type TestProvider } from '../testing/start-provider.ts'

const publicUrl = 'http://localhost:3000'

let provider: TestProvider
let server: TestServer
beforeAll(async () => {
  provider = await startProvider(publicUrl)
  server = await startTestServer({ env: { oidc: provider.settings } })
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
beforeEach(() => {
  provider.people.clear()
})

const cookiesOf = (response: { cookies: { name: string; value: string }[] }) =>
  response.cookies
    .filter(({ value }) => value)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')

/** Leaves for the provider; gives where to, and the cookie that comes along. */
async function leave(returnTo = '/studio/7') {
  const response = await server.app.inject({ url: `/api/login?returnTo=${encodeURIComponent(returnTo)}` })
  expect(response.statusCode).toBe(303)
  return { url: new URL(response.headers.location ?? ''), cookie: cookiesOf(response), response }
}

function comeBack(url: string, cookie: string) {
  const { pathname, search } = new URL(url, publicUrl)
  return server.app.inject({ url: pathname + search, headers: { cookie } })
}

/** The whole way, as a browser goes it. */
async function signIn(subject: string, returnTo?: string) {
  const { url, cookie } = await leave(returnTo)
  return comeBack(await provider.signIn(url, subject), cookie)
}

async function userOf(cookie: string) {
  return (await server.app.inject({ url: '/api/auth/user', headers: { cookie } })).json()
}

test('somebody new gets an account without a password, and comes back to it', async () => {
  provider.people.set('mara', {
    email: 'Mara@kwiq.example',
    email_verified: true,
    given_name: 'Mara',
    family_name: 'Lind',
  })
  const { url, response } = await leave()
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect(url.searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/login/callback`)
  expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{20,}$/)
  expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 })
  const first = await signIn('mara')
  expect(first.statusCode).toBe(303)
  expect(first.headers.location).toBe('/studio/7')
  const user = await userOf(cookiesOf(first))
  expect(user).toMatchObject({
    email: 'mara@kwiq.example',
    firstName: 'Mara',
    lastName: 'Lind',
    role: 'FREE',
  })
  const again = await signIn('mara', 'https://evil.example')
  expect(again.headers.location).toBe('/')
  expect((await userOf(cookiesOf(again))).id).toBe(user.id)
  const [row] = await server.context.database.select().from(users).where(eq(users.id, user.id))
  expect(row).toMatchObject({ passwordHash: null, emailVerifiedAt: server.clock.now() })
})

describe('an account that is here already', () => {
  async function localAccount(isConfirmed: boolean) {
    const { id, email } = {
      id: server.context.ids.uuid(),
      email: `${server.context.ids.uuid()}@kwiq.example`,
    }
    const now = server.clock.now()
    await server.context.database.insert(users).values({
      id,
      email,
      firstName: 'Local',
      lastName: '',
      passwordHash: null,
      role: 'PRO',
      emailVerifiedAt: isConfirmed ? now : null,
      suspendedAt: null,
      createdAt: now,
      lastLoginAt: null,
    })
    return { id, email }
  }

  test('is joined when both sides have shown that the email is theirs', async () => {
    const { id, email } = await localAccount(true)
    provider.people.set('both', { email, email_verified: true })
    expect(await userOf(cookiesOf(await signIn('both')))).toMatchObject({ id, role: 'PRO' })
  })

  test('is not joined when it has not, and the page says what to do', async () => {
    const { email } = await localAccount(false)
    provider.people.set('here-not', { email, email_verified: true })
    const refused = await signIn('here-not')
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('Forgot password?')
    expect(cookiesOf(refused)).toBe('')
  })

  test('is not joined when the provider has not', async () => {
    const { email } = await localAccount(true)
    provider.people.set('there-not', { email, email_verified: false })
    const refused = await signIn('there-not')
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('Confirm it there')
    expect(cookiesOf(refused)).toBe('')
  })

  test('is closed when it is suspended', async () => {
    const { id, email } = await localAccount(true)
    await server.context.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))
    provider.people.set('suspended', { email, email_verified: true })
    expect((await signIn('suspended')).statusCode).toBe(403)
  })
})

describe('what comes back', () => {
  beforeEach(() => {
    provider.people.set('eve', { email: 'eve@kwiq.example', email_verified: true })
  })

  test.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'forged')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'forged')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('is refused with %s', async (_what, forge) => {
    const { url, cookie } = await leave()
    const back = new URL(await provider.signIn(url, 'eve'))
    forge(back)
    const refused = await comeBack(back.href, cookie)
    expect(refused.statusCode).toBe(400)
    expect(cookiesOf(refused)).toBe('')
  })

  test('is refused with the cookie of another sign-in, a changed one, or none', async () => {
    const mine = await leave()
    const back = await provider.signIn(mine.url, 'eve')
    const other = await leave()
    expect((await comeBack(back, '')).statusCode).toBe(400)
    expect((await comeBack(back, `${mine.cookie}x`)).statusCode).toBe(400)
    expect((await comeBack(back, other.cookie)).statusCode).toBe(400)
  })

  test('is refused when its nonce is not the one this browser left with', async () => {
    const { url, cookie } = await leave()
    url.searchParams.set('nonce', 'forged-nonce-forged-nonce')
    expect((await comeBack(await provider.signIn(url, 'eve'), cookie)).statusCode).toBe(400)
  })

  test('is good once, and for ten minutes', async () => {
    const { url, cookie } = await leave()
    const back = await provider.signIn(url, 'eve')
    const first = await comeBack(back, cookie)
    expect(first.statusCode).toBe(303)
    expect((await comeBack(back, cookie)).statusCode).toBe(400)
    const late = await leave()
    const lateBack = await provider.signIn(late.url, 'eve')
    server.clock.advance(600_000)
    expect((await comeBack(lateBack, late.cookie)).statusCode).toBe(400)
  })

  test('says that one said no there', async () => {
    const { url, cookie } = await leave()
    const state = url.searchParams.get('state') ?? ''
    const iss = encodeURIComponent(provider.settings.issuerUrl)
    const back = `/api/login/callback?error=access_denied&state=${state}&iss=${iss}`
    const refused = await comeBack(back, cookie)
    expect(refused.statusCode).toBe(403)
    expect(refused.body).toContain('Nothing has happened here')
  })
})

test('signing out ends the session here and leads to the provider’s own sign-out', async () => {
  provider.people.set('out', { email: 'out@kwiq.example', email_verified: true })
  const cookie = cookiesOf(await signIn('out'))
  const left = await server.app.inject({ url: '/api/logout', headers: { cookie } })
  const url = new URL(left.headers.location ?? '')
  expect(url.origin).toBe(provider.settings.issuerUrl)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${publicUrl}/`)
  expect(url.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
  expect((await server.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode).toBe(401)
})

test('new accounts with a password are no longer made; the password form stays within reach', async () => {
  await expect(registerUser(server)).rejects.toThrow('sign-in provider')
  const form = await server.app.inject({ url: '/api/login?with=password' })
  expect(form.body).toContain('name="password"')
  expect(form.body).toContain('Sign in with your provider instead')
})

describe('a provider that does not answer', () => {
  let silent: Server
  let other: TestServer
  beforeAll(async () => {
    silent = createServer((_request, response) => {
      response.statusCode = 500
      response.end()
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    other = await startTestServer({
      env: { oidc: { issuerUrl: `http://127.0.0.1:${port}`, clientId: 'kwiq', clientSecret: 's' } },
    })
  })
  afterAll(async () => {
    await other.close()
    silent.close()
  })

  test('is no reason not to start; signing in says so and can be tried again', async () => {
    const response = await other.app.inject({ url: '/api/login' })
    expect(response.statusCode).toBe(503)
    expect(response.headers['content-type']).toContain('text/html')
    expect(response.body).toContain('The sign-in provider does not answer')
    expect(response.body).toContain('href="/api/login"')
  })
})
