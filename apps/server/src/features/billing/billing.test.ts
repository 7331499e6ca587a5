import { randomUUID } from 'node:crypto'
import { CurrentSubscription } from '@kwiq/contracts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { activity, users } from '../../db/schema/index.ts'
import { signTestEvent } from '../../platform/payments/index.ts'
import { registerUser, startTestServer, type TestServer, type TestUser } from '../../testing/index.ts'
import { startStripeStub, type StripeStub } from './testing/stripe-stub.ts'

const webhookSecret = 'whsec_a_secret_of_the_test'
const prices = { PRO: 'price_pro', TEAM: 'price_team' }
const second = 1000

let stripe: StripeStub
let server: TestServer
let mara: TestUser
beforeAll(async () => {
  stripe = await startStripeStub()
  server = await startTestServer({
    env: { stripe: { secretKey: 'sk_test_1', webhookSecret, prices, apiBase: stripe.origin } },
  })
})
afterAll(async () => {
  await server.close()
  await stripe.close()
})
beforeEach(async () => {
  stripe.reset()
  mara = await registerUser(server)
})

function post(url: string, payload?: object) {
  return server.app.inject({ method: 'POST', url, headers: { cookie: mara.cookie }, payload })
}

async function tierOf(user: TestUser): Promise<string | undefined> {
  const [row] = await server.context.database.select().from(users).where(eq(users.id, user.user.id))
  return row?.role
}

async function subscription(): Promise<CurrentSubscription['subscription']> {
  const response = await server.app.inject({
    url: '/api/subscriptions/current',
    headers: { cookie: mara.cookie },
  })
  return CurrentSubscription.parse(response.json()).subscription
}

interface StripeEvent {
  id: string
  type: string
  created: number
  data: { object: object }
}

/** Seconds after the server's present. */
function at(seconds: number): number {
  return Math.floor(server.clock.now().getTime() / second) + seconds
}

function event(type: string, object: object, created: number): StripeEvent {
  return { id: `evt_${randomUUID()}`, type, created, data: { object } }
}

function subscriptionEvent(
  type: 'created' | 'updated' | 'deleted',
  created: number,
  {
    price = prices.PRO,
    status = 'active',
    id = `sub_${mara.user.id}`,
    ...rest
  }: Record<string, unknown> = {},
): StripeEvent {
  const item = { id: `si_${mara.user.id}`, price: { id: price }, current_period_end: at(2_592_000) }
  const object = { id, customer: customer(), status, cancel_at: null, items: { data: [item] }, ...rest }
  return event(`customer.subscription.${type}`, object, created)
}

function customer(): string {
  const found = stripe.customers.find(({ metadata }) => metadata.userId === mara.user.id)
  if (!found) throw new Error('There is no customer yet: begin a checkout first.')
  return found.id
}

function deliverRaw(payload: string, signature?: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
    payload,
  })
}

function deliver(body: StripeEvent) {
  const payload = JSON.stringify(body, null, 2)
  return deliverRaw(payload, signTestEvent(payload, webhookSecret, server.clock.now()))
}

describe('beginning to pay', () => {
  it('leads to Stripe’s checkout and grants nothing by itself', async () => {
    const response = await post('/api/subscriptions/create', { tier: 'PRO' })
    expect(response.statusCode, response.body).toBe(200)
    const [session] = stripe.sessions
    expect(response.json()).toEqual({ checkoutUrl: session?.url })
    expect(session?.parameters).toMatchObject({
      mode: 'subscription',
      customer: customer(),
      client_reference_id: mara.user.id,
      'line_items[0][price]': prices.PRO,
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost:3000/billing?checkout=success',
    })
    expect(stripe.authorizations).toContain('Bearer sk_test_1')
    await server.app.inject({ url: '/billing?checkout=success', headers: { cookie: mara.cookie } })
    expect(await tierOf(mara)).toBe('FREE')
  })

  it('takes no price, customer or person from the caller', async () => {
    const other = await registerUser(server)
    await post('/api/subscriptions/create', {
      tier: 'PRO',
      price: 'price_cheap',
      customer: 'cus_other',
      userId: other.user.id,
    })
    expect(stripe.sessions[0]?.parameters).toMatchObject({
      'line_items[0][price]': prices.PRO,
      'metadata[userId]': mara.user.id,
      customer: customer(),
    })
  })

  it('makes one customer for a person and leaves one checkout open, however often it is begun', async () => {
    await post('/api/subscriptions/create', { tier: 'PRO' })
    await post('/api/subscriptions/create', { tier: 'TEAM' })
    await Promise.all([1, 2, 3].map(() => post('/api/subscriptions/create', { tier: 'PRO' })))
    expect(stripe.customers).toHaveLength(1)
    expect(stripe.sessions).toHaveLength(5)
    expect(stripe.sessions.filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  it('leads who pays already to change that, so that nobody pays twice', async () => {
    await post('/api/subscriptions/create', { tier: 'PRO' })
    await deliver(subscriptionEvent('created', at(0)))
    const response = await post('/api/subscriptions/create', { tier: 'TEAM' })
    expect(response.json().checkoutUrl).toBe(stripe.portals[0]?.url)
    expect(stripe.portals[0]?.parameters).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': `sub_${mara.user.id}`,
      'flow_data[subscription_update_confirm][items][0][price]': prices.TEAM,
    })
    expect(stripe.sessions).toHaveLength(1)
    expect(await tierOf(mara)).toBe('PRO')
  })

  it.each([
    ['OWNER', 'PRO', 403],
    ['OWNER', 'TEAM', 403],
    ['TEAM', 'PRO', 409],
    ['PRO', 'PRO', 409],
  ] as const)('is refused for %s to %s', async (role, tier, status) => {
    mara = await registerUser(server, { role })
    expect((await post('/api/subscriptions/create', { tier })).statusCode).toBe(status)
    expect(stripe.sessions).toEqual([])
  })

  it.each(['FREE', 'OWNER', 'pro', '', null, undefined])('knows no plan %j', async (tier) => {
    expect((await post('/api/subscriptions/create', { tier })).statusCode).toBe(400)
  })

  it('is tried again with the same idempotency key when Stripe stumbles', async () => {
    stripe.failNext(1)
    expect((await post('/api/subscriptions/create', { tier: 'PRO' })).statusCode).toBe(200)
    const [first, again] = stripe.idempotencyKeys
    expect(first).toBeTruthy()
    expect(again).toBe(first)
  })

  it('says so when Stripe stays away, and Kwiq goes on', async () => {
    stripe.failNext(100)
    const response = await post('/api/subscriptions/create', { tier: 'PRO' })
    expect(response.statusCode).toBe(502)
    expect(response.json().message).toBe(
      'The payment provider does not answer right now. Please try again in a moment.',
    )
    expect(response.headers['retry-after']).toBe('2')
    expect(response.body).not.toContain('sk_test')
    const reports = server.context.errors.drain().filter(({ url }) => url === 'billing')
    expect(reports.map(({ message }) => message)).toEqual(['Stripe did not do what was asked.'])
    expect((await post('/api/projects', { name: 'Still works' })).statusCode).toBe(201)
  })

  it('makes a customer anew that Stripe has lost', async () => {
    await post('/api/subscriptions/create', { tier: 'PRO' })
    stripe.customers.length = 0
    expect((await post('/api/subscriptions/create', { tier: 'PRO' })).statusCode).toBe(200)
    expect(stripe.sessions.at(-1)?.parameters.customer).toBe(customer())
  })
})

describe('managing the subscription', () => {
  it('leads to Stripe’s portal', async () => {
    mara = await registerUser(server, { role: 'PRO' })
    const response = await post('/api/subscriptions/portal')
    expect(response.json()).toEqual({ portalUrl: stripe.portals[0]?.url })
    expect(stripe.portals[0]?.parameters).toMatchObject({ customer: customer() })
  })

  it('is not for who never had one', async () => {
    expect((await post('/api/subscriptions/portal')).statusCode).toBe(409)
  })
})

describe('the webhook', () => {
  beforeEach(async () => {
    await post('/api/subscriptions/create', { tier: 'PRO' })
  })

  it('changes the plan', async () => {
    const response = await deliver(subscriptionEvent('created', at(0)))
    expect(response.statusCode).toBe(200)
    expect(await tierOf(mara)).toBe('PRO')
    expect(await subscription()).toEqual({
      tier: 'PRO',
      isPastDue: false,
      periodEnd: new Date(at(2_592_000) * second).toISOString(),
      endsAt: null,
    })
  })

  it('believes nothing that is not signed with the secret, recent and unchanged', async () => {
    const payload = JSON.stringify(subscriptionEvent('created', at(0)))
    const now = server.clock.now()
    const old = new Date(now.getTime() - 301 * second)
    const good = signTestEvent(payload, webhookSecret, now)
    const attempts = [
      await deliverRaw(payload),
      await deliverRaw(payload, ''),
      await deliverRaw(payload, 't=1,v1=00'),
      await deliverRaw(payload, signTestEvent(payload, 'whsec_another', now)),
      await deliverRaw(payload, signTestEvent(payload, webhookSecret, old)),
      await deliverRaw(payload.replace(prices.PRO, prices.TEAM), good),
      await deliverRaw(`${payload} `, good),
      await deliverRaw('', good),
    ]
    expect(attempts.map(({ statusCode }) => statusCode)).toEqual(attempts.map(() => 400))
    expect(await tierOf(mara)).toBe('FREE')
    const justInTime = signTestEvent(payload, webhookSecret, new Date(now.getTime() - 299 * second))
    expect((await deliverRaw(payload, justInTime)).statusCode).toBe(200)
    expect(await tierOf(mara)).toBe('PRO')
  })

  it('does each event once, also twenty at a time', async () => {
    const created = subscriptionEvent('created', at(0))
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(created)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    const rows = await server.context.database
      .select()
      .from(activity)
      .where(eq(activity.resourceId, `sub_${mara.user.id}`))
    expect(rows).toHaveLength(1)
  })

  it('comes to the same plan whatever order events arrive in', { timeout: 120_000 }, async () => {
    const story = () => [
      event('checkout.session.completed', checkout('PRO'), at(1)),
      subscriptionEvent('created', at(0), { status: 'incomplete' }),
      subscriptionEvent('updated', at(0)),
      subscriptionEvent('updated', at(60), { price: prices.TEAM }),
      event('invoice.paid', { customer: customer() }, at(1)),
    ]
    const orders = permutations([0, 1, 2, 3, 4])
    for (const order of orders) {
      mara = await registerUser(server)
      await post('/api/subscriptions/create', { tier: 'PRO' })
      const events = story()
      for (const index of order) await deliver(events[index] ?? event('none', {}, 0))
      expect([order, await tierOf(mara)]).toEqual([order, 'TEAM'])
    }
  })

  it('takes the end of a subscription as final, in any order', async () => {
    for (const order of permutations([0, 1, 2])) {
      mara = await registerUser(server)
      await post('/api/subscriptions/create', { tier: 'PRO' })
      const events = [
        subscriptionEvent('created', at(0)),
        subscriptionEvent('updated', at(5)),
        subscriptionEvent('deleted', at(5), { status: 'active' }),
      ]
      for (const index of order) await deliver(events[index] ?? event('none', {}, 0))
      expect([order, await tierOf(mara)]).toEqual([order, 'FREE'])
    }
  })

  it('lets a paid checkout stand until the subscription’s own events come', async () => {
    await deliver(event('checkout.session.completed', checkout('TEAM'), at(0)))
    expect(await tierOf(mara)).toBe('TEAM')
    mara = await registerUser(server)
    await post('/api/subscriptions/create', { tier: 'TEAM' })
    await deliver(
      event('checkout.session.completed', { ...checkout('TEAM'), payment_status: 'unpaid' }, at(0)),
    )
    expect(await tierOf(mara)).toBe('FREE')
  })

  it('keeps the plan while a failed payment is tried again, and ends it when that is given up', async () => {
    await deliver(subscriptionEvent('created', at(0)))
    await deliver(event('invoice.payment_failed', { customer: customer() }, at(10)))
    await deliver(subscriptionEvent('updated', at(10), { status: 'past_due' }))
    expect(await tierOf(mara)).toBe('PRO')
    expect((await subscription())?.isPastDue).toBe(true)
    await deliver(subscriptionEvent('updated', at(20), { status: 'unpaid' }))
    expect(await tierOf(mara)).toBe('FREE')
    expect(await subscription()).toBeNull()
  })

  it('tells when a cancelled subscription ends, and keeps the plan until then', async () => {
    const end = at(1_000_000)
    await deliver(subscriptionEvent('created', at(0)))
    await deliver(subscriptionEvent('updated', at(1), { cancel_at: end }))
    expect((await subscription())?.endsAt).toBe(new Date(end * second).toISOString())
    expect(await tierOf(mara)).toBe('PRO')
  })

  it('deletes nothing when a plan ends, and refuses only more', async () => {
    await deliver(subscriptionEvent('created', at(0)))
    const first = await post('/api/projects', { name: 'One' })
    await post('/api/projects', { name: 'Two' })
    await deliver(subscriptionEvent('deleted', at(9)))
    expect(await tierOf(mara)).toBe('FREE')
    const get = (url: string) => server.app.inject({ url, headers: { cookie: mara.cookie } })
    expect((await get('/api/projects')).json()).toHaveLength(2)
    const { id } = first.json<{ id: string }>()
    const document = (await get(`/api/projects/${id}/schema`)).json()
    const saved = await server.app.inject({
      method: 'PUT',
      url: `/api/projects/${id}/schema`,
      headers: { cookie: mara.cookie },
      payload: document,
    })
    expect(saved.statusCode).toBe(200)
    expect((await post('/api/projects', { name: 'Three' })).json().code).toBe('plan_limit')
  })

  it('never changes the OWNER', async () => {
    await server.context.database.update(users).set({ role: 'OWNER' }).where(eq(users.id, mara.user.id))
    await deliver(subscriptionEvent('created', at(0)))
    await deliver(subscriptionEvent('deleted', at(1)))
    expect(await tierOf(mara)).toBe('OWNER')
  })

  it('leaves a plan that the OWNER gave, when the end of an old subscription comes late', async () => {
    await server.context.database.update(users).set({ role: 'TEAM' }).where(eq(users.id, mara.user.id))
    await deliver(subscriptionEvent('deleted', at(0)))
    expect(await tierOf(mara)).toBe('TEAM')
  })

  it('counts the best of several subscriptions', async () => {
    await deliver(subscriptionEvent('created', at(0)))
    const id = `sub_second_${mara.user.id}`
    await deliver(subscriptionEvent('created', at(1), { id, price: prices.TEAM }))
    expect(await tierOf(mara)).toBe('TEAM')
    await deliver(subscriptionEvent('deleted', at(2), { id, price: prices.TEAM }))
    expect(await tierOf(mara)).toBe('PRO')
  })

  it.each([
    ['another customer', () => subscriptionEvent('created', at(0), { customer: 'cus_of_another_shop' })],
    ['another price', () => subscriptionEvent('created', at(0), { price: 'price_of_a_shirt' })],
    ['another kind of event', () => event('charge.succeeded', { id: 'ch_1' }, at(0))],
  ])('takes %s in and does nothing', async (_what, make) => {
    expect((await deliver(make())).statusCode).toBe(200)
    expect(await tierOf(mara)).toBe('FREE')
  })

  it('reads the period where older versions of the API have it', async () => {
    const end = at(77)
    const items = { data: [{ id: 'si_1', price: { id: prices.PRO } }] }
    await deliver(subscriptionEvent('created', at(0), { items, current_period_end: end }))
    expect((await subscription())?.periodEnd).toBe(new Date(end * second).toISOString())
  })

  function checkout(tier: string) {
    return {
      id: `cs_${mara.user.id}`,
      mode: 'subscription',
      payment_status: 'paid',
      customer: customer(),
      subscription: `sub_${mara.user.id}`,
      metadata: { userId: mara.user.id, tier },
    }
  }
})

function permutations(items: number[]): number[][] {
  if (items.length <= 1) return [items]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}
