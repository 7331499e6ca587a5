import { createHmac } from 'node:crypto'

/**
 * The `Stripe-Signature` header for a body, as Stripe would send it at `at`: the HMAC-SHA256 of time and body
 * (docs.stripe.com/webhooks#verify-manually). Stripe's SDK checks it, here as in production.
 */
export function signTestEvent(payload: string, secret: string, at: Date): string {
  const timestamp = Math.floor(at.getTime() / 1000)
  return `t=${timestamp},v1=${createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')}`
}
