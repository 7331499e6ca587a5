import { planTable } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { findSubscriptionCounts } from './billing-repository.ts'

/** How many subscriptions are paid for, and US dollars a month they bring. A trial or an unpaid one brings nothing. */
export async function summarizeSubscriptions(
  database: Database,
): Promise<{ activeSubscriptions: number; monthlyRevenue: number }> {
  const counts = await findSubscriptionCounts(database)
  const cents = counts.reduce((sum, { tier, count }) => sum + planTable[tier].monthlyCents * count, 0)
  return {
    activeSubscriptions: counts.reduce((sum, { count }) => sum + count, 0),
    monthlyRevenue: cents / 100,
  }
}
