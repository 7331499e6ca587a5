import type { CheckoutStarted, CreateSubscriptionRequest } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { PaidTier, Payments } from '../../platform/payments/index.ts'
import { recordActivity } from '../monitoring/index.ts'
import { listSubscriptionsOf, swapOpenCheckout } from './billing-repository.ts'
import { findEntitling } from './entitled-tier.ts'
import { type BillingDeps, requirePayments, withProvider } from './require-payments.ts'
import { withCustomer } from './with-customer.ts'

/**
 * Begins paying for a plan. Who pays for one already is led to change that one instead: nobody pays twice. Grants
 * nothing; that is up to the provider's events.
 */
export async function createSubscription(
  deps: BillingDeps,
  user: UserRow,
  { tier }: CreateSubscriptionRequest,
): Promise<CheckoutStarted> {
  const payments = requirePayments(deps)
  refuseImpossible(user, tier)
  const running = findEntitling(await listSubscriptionsOf(deps.database, user.id))
  const checkoutUrl = await withProvider(deps, () =>
    withCustomer(deps, payments, user, async (customerId) => {
      if (!running) return openCheckout(deps, payments, { userId: user.id, customerId, tier })
      if (!running.itemId) {
        throw new AppError('conflict', 'Your payment is being confirmed. Please try again in a minute.')
      }
      const { id: subscriptionId, itemId } = running
      return payments.openPlanChange({ customerId, subscriptionId, itemId, tier })
    }),
  )
  await recordActivity(deps, {
    action: 'subscription.checkout-started',
    resourceType: 'account',
    resourceId: user.id,
    userId: user.id,
  })
  return { checkoutUrl }
}

function refuseImpossible({ role }: UserRow, tier: PaidTier): void {
  if (role === 'OWNER') {
    throw new AppError(
      'forbidden',
      'The owner of the platform has every feature; there is no plan to change.',
    )
  }
  if (role === tier) throw new AppError('conflict', `You are on the ${tier} plan already.`)
  if (role === 'TEAM') {
    throw new AppError('conflict', 'Choose Manage Subscription to cancel TEAM first, then subscribe to PRO.')
  }
}

/** One checkout at a time: the one begun before can no longer be paid. */
async function openCheckout(
  { database }: BillingDeps,
  payments: Payments,
  order: { userId: string; customerId: string; tier: PaidTier },
): Promise<string> {
  const { id, url } = await payments.openCheckout(order)
  const before = await swapOpenCheckout(database, order.userId, id)
  if (before !== null && before !== id) await payments.endCheckout(before)
  return url
}
