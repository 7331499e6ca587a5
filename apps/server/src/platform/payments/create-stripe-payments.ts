import { Stripe } from 'stripe'
import type { Clock } from '../clock.ts'
import type { StripeSettings } from '../env/env.ts'
import { PaymentError, type Payments } from './payments.ts'
import { readPaymentEvent } from './read-payment-event.ts'

/** Milliseconds for one call of Stripe's API. Somebody waits, for at most two of them. */
const patience = 8000

/** Payments through Stripe: Checkout, the customer portal and signed webhooks. `timeout` is for tests. */
export function createStripePayments(
  settings: StripeSettings,
  publicUrl: string,
  clock: Clock,
  timeout = patience,
): Payments {
  const { prices } = settings
  const stripe = new Stripe(settings.secretKey, {
    timeout,
    // The SDK repeats with the same idempotency key: nothing is made or paid twice.
    maxNetworkRetries: 1,
    telemetry: false,
    ...(settings.apiBase && readEndpoint(settings.apiBase)),
  })
  const billingPage = `${publicUrl}/billing`
  return {
    createCustomer: ({ userId, email }) =>
      told(async () => (await stripe.customers.create({ email, metadata: { userId } })).id),

    openCheckout: ({ userId, customerId, tier }) =>
      told(async () => {
        const metadata = { userId, tier }
        const session = await stripe.checkout.sessions.create({
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: prices[tier], quantity: 1 }],
          metadata,
          subscription_data: { metadata },
          allow_promotion_codes: true,
          success_url: `${billingPage}?checkout=success`,
          cancel_url: `${billingPage}?checkout=cancelled`,
        })
        return { id: session.id, url: given(session.url) }
      }),

    endCheckout: async (checkoutId) => {
      try {
        await stripe.checkout.sessions.expire(checkoutId)
      } catch (error) {
        // It is finished, expired or gone; then there is nothing left to pay in it.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw toPaymentError(error)
      }
    },

    openPlanChange: ({ customerId, subscriptionId, itemId, tier }) =>
      told(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: billingPage,
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: {
              subscription: subscriptionId,
              items: [{ id: itemId, price: prices[tier], quantity: 1 }],
            },
            after_completion: {
              type: 'redirect',
              redirect: { return_url: `${billingPage}?checkout=success` },
            },
          },
        })
        return given(session.url)
      }),

    cancelSubscription: async (subscriptionId) => {
      try {
        await stripe.subscriptions.cancel(subscriptionId)
      } catch (error) {
        // It has ended already, or Stripe never had it.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw toPaymentError(error)
      }
    },

    openPortal: (customerId) =>
      told(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: billingPage,
        })
        return given(session.url)
      }),

    readEvent: (body, signature) => readPaymentEvent(settings, clock, body, signature),
  }
}

function readEndpoint(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isSecure = protocol === 'https:'
  // Node's client takes an IPv6 address without its brackets.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    host,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  }
}

async function told<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw toPaymentError(error)
  }
}

function toPaymentError(error: unknown): PaymentError {
  const isUnknownCustomer =
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    error.param === 'customer'
  return isUnknownCustomer
    ? new PaymentError('unknown-customer', 'Stripe does not know this customer.', error)
    : new PaymentError('unavailable', 'Stripe did not do what was asked.', error)
}

/** Stripe's types allow a session without an address; one of these kinds always has it. */
function given(url: string | null): string {
  if (!url) throw new PaymentError('unavailable', 'Stripe gave no address to go to.')
  return url
}
