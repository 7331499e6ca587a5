import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { PaidTier, Payments } from './payments.ts'
import { readPaymentEvent } from './read-payment-event.ts'

/** The prices of the test checkout. */
export const testPrices: Record<PaidTier, string> = { PRO: 'price_test_pro', TEAM: 'price_test_team' }

/** What the events of the test checkout are signed with; nobody outside this server knows it. */
export function testWebhookSecret(secret: Buffer): string {
  return `whsec_${createHmac('sha256', secret).update('kwiq test checkout').digest('hex')}`
}

/**
 * Stands in for Stripe on one's own machine: pages of this server take the place of Checkout and portal, and send
 * events signed like Stripe's to the same webhook.
 */
export function createTestPayments(secret: Buffer, publicUrl: string, clock: Clock): Payments {
  const settings = { webhookSecret: testWebhookSecret(secret), prices: testPrices }
  const checkoutUrl = (tier: PaidTier) => `${publicUrl}/api/test-checkout?tier=${tier}`
  return {
    createCustomer: async ({ userId }) => `cus_test_${userId}`,
    openCheckout: async ({ tier, userId }) => ({ id: `cs_test_${userId}_${tier}`, url: checkoutUrl(tier) }),
    endCheckout: async () => undefined,
    openPlanChange: async ({ tier }) => checkoutUrl(tier),
    cancelSubscription: async () => undefined,
    openPortal: async () => `${publicUrl}/api/test-portal`,
    readEvent: (body, signature) => readPaymentEvent(settings, clock, body, signature),
  }
}
