import type { CurrentSubscription } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { listSubscriptionsOf } from './billing-repository.ts'
import { findEntitling } from './entitled-tier.ts'

/** The subscription that carries the person's plan. */
export async function getSubscription(
  { database }: Pick<Context, 'database'>,
  userId: string,
): Promise<CurrentSubscription> {
  const row = findEntitling(await listSubscriptionsOf(database, userId))
  if (!row) return { subscription: null }
  return {
    subscription: {
      tier: row.tier,
      isPastDue: row.status === 'past_due',
      periodEnd: row.periodEnd?.toISOString() ?? null,
      endsAt: row.endsAt?.toISOString() ?? null,
    },
  }
}
