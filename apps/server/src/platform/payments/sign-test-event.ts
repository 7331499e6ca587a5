import { Stripe } from 'stripe'

/** The `Stripe-Signature` header for a body, as Stripe would send it at `at`. */
export function signTestEvent(payload: string, secret: string, at: Date): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  })
}
