import type { Clock } from '../clock.ts'
import type { Env } from '../env/env.ts'
import { isLoopback } from '../is-loopback.ts'
import { createTestPayments } from './create-test-payments.ts'
import type { Payments } from './payments.ts'

/** Stripe where it is set up, else the test checkout on one's own machine, else null: nobody can pay here. */
export async function createPayments(
  { stripe, publicUrl }: Pick<Env, 'stripe' | 'publicUrl'>,
  secret: Buffer,
  clock: Clock,
): Promise<Payments | null> {
  if (stripe) {
    // Its SDK is loaded only where it is used: it takes a start some hundred files.
    const { createStripePayments } = await import('./create-stripe-payments.ts')
    return createStripePayments(stripe, publicUrl, clock)
  }
  return hasTestCheckout({ stripe, publicUrl }) ? createTestPayments(secret, publicUrl, clock) : null
}

/** Whether the test checkout stands in for Stripe. Never where others could reach it. */
export function hasTestCheckout({ stripe, publicUrl }: Pick<Env, 'stripe' | 'publicUrl'>): boolean {
  return stripe === null && isLoopback(publicUrl)
}
