import { billingEndpoints } from '@kwiq/contracts'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from '../../http/app.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { addRoute } from '../../http/route.ts'
import { createPayments, hasTestCheckout, PaymentError } from '../../platform/payments/index.ts'
import { createSubscription } from './create-subscription.ts'
import { endBilling } from './end-billing.ts'
import { getSubscription } from './get-subscription.ts'
import { openPortal } from './open-portal.ts'
import { receiveEvent } from './receive-event.ts'
import { type BillingDeps, requirePayments } from './require-payments.ts'
import { registerTestCheckout } from './test-checkout/routes.ts'

export async function registerRoutes(app: App, context: Context): Promise<void> {
  const deps = { ...context, payments: await createPayments(context.env, context.secret, context.clock) }
  context.accountEndings.push((userId) => endBilling(deps, userId))
  addRoute(app, billingEndpoints.create, ({ user, body }) => createSubscription(deps, user, body))
  addRoute(app, billingEndpoints.openPortal, ({ user }) => openPortal(deps, user))
  addRoute(app, billingEndpoints.current, ({ user }) => getSubscription(deps, user.id))
  await app.register(async (scope) => registerWebhook(scope.withTypeProvider<ZodTypeProvider>(), deps))
  if (hasTestCheckout(context.env)) {
    await app.register(async (scope) =>
      registerTestCheckout(scope.withTypeProvider<ZodTypeProvider>(), context),
    )
  }
}

/** A scope of its own: the signature is of the body's bytes, so nobody may have read them before. */
function registerWebhook(scope: App, deps: BillingDeps): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  )
  scope.post(
    '/api/webhooks/stripe',
    { schema: { hide: true }, config: { keyAccess: 'any' } },
    async (request) => {
      const payments = requirePayments(deps)
      const signature = request.headers['stripe-signature']
      try {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        const event = await payments.readEvent(body, typeof signature === 'string' ? signature : '')
        await receiveEvent(deps, event)
        return { received: true }
      } catch (error) {
        if (!(error instanceof PaymentError)) throw error
        throw new AppError('validation_failed', error.message, { cause: error })
      }
    },
  )
}
