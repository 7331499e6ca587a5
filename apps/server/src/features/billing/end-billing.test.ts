import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscriptions, users } from '../../db/schema/index.ts'
import { registerUser, startTestServer, type TestServer } from '../../testing/index.ts'
import { startStripeStub, type StripeStub } from './testing/stripe-stub.ts'

let stripe: StripeStub
let server: TestServer
beforeAll(async () => {
  stripe = await startStripeStub()
  const prices = { PRO: 'price_1', TEAM: 'price_2' }
  server = await startTestServer({
    env: { stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', prices, apiBase: stripe.origin } },
  })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})

test('who deletes their account pays no more; while Stripe cannot be told, the account stays', async () => {
  const { database } = server.context
  const { user, cookie, password } = await registerUser(server, { role: 'PRO' })
  const row = {
    userId: user.id,
    tier: 'PRO',
    itemId: null,
    periodEnd: null,
    endsAt: null,
    eventOrder: '1',
  } as const
  await database.insert(subscriptions).values([
    { ...row, id: 'sub_running', status: 'active' },
    { ...row, id: 'sub_over', status: 'canceled' },
  ])
  const leave = () =>
    server.app.inject({ method: 'POST', url: '/api/auth/delete', headers: { cookie }, payload: { password } })
  // The SDK tries three times.
  stripe.failNext(3)
  expect((await leave()).statusCode).toBe(502)
  expect((await database.select().from(users).where(eq(users.id, user.id))).length).toBe(1)
  expect((await leave()).statusCode).toBe(204)
  expect(stripe.cancelled).toEqual(['sub_running'])
})
