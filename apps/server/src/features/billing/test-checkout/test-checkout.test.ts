import { planTable, User } from '@kwiq/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../../testing/index.ts'

let server: TestServer
let mara: TestUser
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  mara = await registerUser(server)
})

function get(url: string) {
  return server.app.inject({ url, headers: { cookie: mara.cookie } })
}

function submit(url: string, form: Record<string, string>) {
  const headers = { cookie: mara.cookie, 'content-type': 'application/x-www-form-urlencoded' }
  return server.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() })
}

function begin(tier: string) {
  const headers = { cookie: mara.cookie }
  return server.app.inject({ method: 'POST', url: '/api/subscriptions/create', headers, payload: { tier } })
}

async function role(): Promise<string> {
  return User.parse((await get('/api/auth/user')).json()).role
}

describe('without Stripe, on one’s own machine', () => {
  it('a test checkout takes its place, and says that no card is charged', async () => {
    const { checkoutUrl } = (await begin('PRO')).json<{ checkoutUrl: string }>()
    expect(checkoutUrl).toBe('http://localhost:3000/api/test-checkout?tier=PRO')
    const page = await get('/api/test-checkout?tier=PRO')
    expect(page.body).toContain('Test mode: no card is charged')
    expect(page.body).toContain(planTable.PRO.displayPrice)
    expect(page.body).not.toContain('<script')
    expect(await role()).toBe('FREE')
    const paid = await submit('/api/test-checkout', { tier: 'PRO' })
    expect(paid.statusCode).toBe(303)
    expect(paid.headers.location).toBe('/billing?checkout=success')
    expect(await role()).toBe('PRO')
  })

  it('a running subscription is changed, lapses and recovers, and ends in the test portal', async () => {
    await submit('/api/test-checkout', { tier: 'PRO' })
    await begin('TEAM')
    server.clock.advance(5)
    await submit('/api/test-checkout', { tier: 'TEAM' })
    expect(await role()).toBe('TEAM')
    const portal = await server.app.inject({
      method: 'POST',
      url: '/api/subscriptions/portal',
      headers: { cookie: mara.cookie },
    })
    expect(portal.json().portalUrl).toBe('http://localhost:3000/api/test-portal')
    server.clock.advance(5)
    await submit('/api/test-portal', { action: 'fail-payment' })
    expect((await get('/api/test-portal')).body).toContain('The last payment failed')
    expect(await role()).toBe('TEAM')
    server.clock.advance(5)
    await submit('/api/test-portal', { action: 'recover-payment' })
    server.clock.advance(5)
    await submit('/api/test-portal', { action: 'change-plan' })
    expect(await role()).toBe('PRO')
    server.clock.advance(5)
    await submit('/api/test-portal', { action: 'cancel-later' })
    expect((await get('/api/subscriptions/current')).json().subscription.endsAt).not.toBeNull()
    server.clock.advance(5)
    await submit('/api/test-portal', { action: 'cancel' })
    expect(await role()).toBe('FREE')
    expect((await get('/api/test-portal')).body).toContain('There is no running subscription.')
  })

  it('nobody gets in from outside, or with a plan that does not exist', async () => {
    mara = { ...mara, cookie: '' }
    expect((await get('/api/test-checkout?tier=PRO')).statusCode).toBe(401)
    expect((await submit('/api/test-checkout', { tier: 'PRO' })).statusCode).toBe(401)
    mara = await registerUser(server)
    expect((await submit('/api/test-checkout', { tier: 'OWNER' })).statusCode).toBe(400)
    expect((await submit('/api/test-portal', { action: 'grant' })).statusCode).toBe(400)
    const elsewhere = await server.app.inject({
      method: 'POST',
      url: '/api/test-checkout',
      headers: { cookie: mara.cookie, origin: 'https://evil.example' },
      payload: { tier: 'TEAM' },
    })
    expect(elsewhere.statusCode).toBe(403)
    expect(await role()).toBe('FREE')
  })

  it('an event that others signed changes nothing', async () => {
    const refused = await server.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: { 'stripe-signature': 't=1,v1=1' },
      payload: { id: 'evt_1' },
    })
    expect(refused.statusCode).toBe(400)
  })
})

describe('without Stripe, where others can reach it', () => {
  it('there is no billing, and no test checkout', async () => {
    const elsewhere = await startTestServer({ env: { publicUrl: 'https://kwiq.example', isSecure: true } })
    try {
      const someone = await registerUser(elsewhere)
      const headers = { cookie: someone.cookie }
      for (const url of ['/api/subscriptions/create', '/api/subscriptions/portal', '/api/webhooks/stripe']) {
        const payload = { tier: 'PRO' }
        const response = await elsewhere.app.inject({ method: 'POST', url, headers, payload })
        expect(response.statusCode).toBe(503)
        expect(response.json().message).toBe('Billing is not set up on this server.')
      }
      const page = await elsewhere.app.inject({ url: '/api/test-checkout?tier=PRO', headers })
      expect(page.statusCode).toBe(404)
    } finally {
      await elsewhere.close()
    }
  })
})
