import type { SubscriptionRow } from '../../db/schema/index.ts'
import type { PaidTier } from '../../platform/payments/index.ts'

/**
 * States of a subscription that give its plan. `past_due` is the grace after a failed payment: it lasts as long as
 * the provider keeps trying the card, and ends with `unpaid` or `canceled`.
 */
const entitling = ['active', 'trialing', 'past_due']

/** The subscription that counts: of those that give a plan the highest, and of these the one paid for longest. */
export function findEntitling(rows: readonly SubscriptionRow[]): SubscriptionRow | null {
  const live = rows.filter(({ status }) => entitling.includes(status))
  const weight = (row: SubscriptionRow) => (row.tier === 'TEAM' ? 1e15 : 0) + (row.periodEnd?.getTime() ?? 0)
  return live.toSorted((a, b) => weight(b) - weight(a))[0] ?? null
}

/** The plan that these subscriptions of a person give together, or null for none. */
export function entitledTier(rows: readonly SubscriptionRow[]): PaidTier | null {
  return findEntitling(rows)?.tier ?? null
}
