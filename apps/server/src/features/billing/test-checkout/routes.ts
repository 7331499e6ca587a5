import formbody from '@fastify/formbody'
import { z } from 'zod'
import type { App } from '../../../http/app.ts'
import { AppError } from '../../../http/app-error.ts'
import { requireUser } from '../../../http/authentication.ts'
import type { Context } from '../../../http/context.ts'
import { signTestEvent, testWebhookSecret } from '../../../platform/payments/index.ts'
import { insertCustomer, listSubscriptionsOf } from '../billing-repository.ts'
import { findEntitling } from '../entitled-tier.ts'
import { renderCheckout, renderPortal } from './pages.ts'
import { eventsOfCheckout, eventsOfPortal, portalActions } from './test-events.ts'

const TierForm = z.object({ tier: z.enum(['PRO', 'TEAM']) })
const PortalForm = z.object({ action: z.enum(portalActions) })

const options = { schema: { hide: true }, config: { keyAccess: 'never' as const } }

/**
 * Pages that take the place of Stripe's where it is not set up, on one's own machine only. They change nothing
 * themselves: they sign the events that Stripe would send and deliver them to the same webhook.
 */
export async function registerTestCheckout(app: App, context: Context): Promise<void> {
  await app.register(formbody)
  const { database, clock } = context

  app.get('/api/test-checkout', options, async (request, reply) => {
    const { email } = requireUser(request)
    const { tier } = read(TierForm, request.query)
    return reply.type('text/html; charset=utf-8').send(renderCheckout(tier, email))
  })

  app.post('/api/test-checkout', options, async (request, reply) => {
    const user = requireUser(request)
    const { tier } = read(TierForm, request.body)
    if (user.role === 'OWNER')
      throw new AppError('forbidden', 'The owner of the platform has no plan to change.')
    await insertCustomer(database, user.id, `cus_test_${user.id}`)
    const running = await findRunning(user.id)
    await deliver(
      running
        ? eventsOfPortal(running, 'change-plan', tier, clock.now())
        : eventsOfCheckout(user.id, tier, clock.now()),
    )
    return reply.redirect('/billing?checkout=success', 303)
  })

  app.get('/api/test-portal', options, async (request, reply) => {
    const user = requireUser(request)
    return reply.type('text/html; charset=utf-8').send(renderPortal(await findRunning(user.id)))
  })

  app.post('/api/test-portal', options, async (request, reply) => {
    const user = requireUser(request)
    const { action } = read(PortalForm, request.body)
    const running = await findRunning(user.id)
    if (running) {
      const other = running.tier === 'PRO' ? 'TEAM' : 'PRO'
      await deliver(eventsOfPortal(running, action, other, clock.now()))
    }
    return reply.redirect('/api/test-portal', 303)
  })

  async function findRunning(userId: string) {
    return findEntitling(await listSubscriptionsOf(database, userId))
  }

  async function deliver(events: Record<string, unknown>[]): Promise<void> {
    const secret = testWebhookSecret(context.secret)
    for (const event of events) {
      const payload = JSON.stringify(event)
      const response = await app.inject({
        method: 'POST',
        url: '/api/webhooks/stripe',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signTestEvent(payload, secret, clock.now()),
        },
        payload,
      })
      if (response.statusCode !== 200) throw new Error(`The webhook did not take an event: ${response.body}`)
    }
  }
}

function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input)
  if (!result.success) throw new AppError('validation_failed', 'This form is not complete.')
  return result.data
}
