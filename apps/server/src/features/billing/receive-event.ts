import type { SubscriptionRow } from '../../db/schema/index.ts'
import type { Context } from '../../http/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaymentEvent, SubscriptionNews } from '../../platform/payments/index.ts'
import { recordActivity } from '../monitoring/index.ts'
import { lockPlanHolder } from '../projects/index.ts'
import {
  deleteEventsBefore,
  findUserOfCustomer,
  insertCustomer,
  insertEvent,
  listSubscriptionsOf,
  saveSubscription,
  setTier,
} from './billing-repository.ts'
import { entitledTier } from './entitled-tier.ts'

/** Milliseconds events are remembered; the provider repeats one for a few days at most. */
const memory = 90 * 86_400_000

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Acts on an event of the payment provider, once: all of it or, when something fails, nothing, so that a repetition
 * can do it. Whatever order events come in, and however often, the same plan comes of them. The only place where
 * paying changes a plan.
 */
export async function receiveEvent(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  { id, type, subscription }: PaymentEvent,
): Promise<void> {
  const now = clock.now()
  await database.transaction(async (transaction) => {
    if (!(await insertEvent(transaction, { id, type, receivedAt: now }))) return
    await deleteEventsBefore(transaction, new Date(now.getTime() - memory))
    if (!subscription) return
    const userId = await findPayer(transaction, subscription)
    // The provider's account may serve others than this Kwiq.
    if (userId === null) return
    const role = await lockPlanHolder(transaction, userId)
    if (role === null) return
    const before = await listSubscriptionsOf(transaction, userId)
    const row = mergeNews(before, userId, subscription)
    if (!row) return
    await saveSubscription(transaction, row)
    const after = [...before.filter((other) => other.id !== row.id), row]
    const tier = entitledTier(after)
    // Compared with what was paid for before, not with the plan: one that the OWNER gave stays until that changes.
    if (tier !== entitledTier(before)) await setTier(transaction, userId, tier ?? 'FREE')
    await recordActivity(
      { database: transaction, clock, ids },
      { action: `subscription.${row.status}`, resourceType: 'subscription', resourceId: row.id, userId },
    )
  })
}

/** Whose subscription it is: by the customer, or for a customer not known yet by our own note. */
async function findPayer(transaction: Database, news: SubscriptionNews): Promise<string | null> {
  const known = await findUserOfCustomer(transaction, news.customerId)
  if (known !== null) return known
  if (news.userId === null || !uuid.test(news.userId)) return null
  if ((await lockPlanHolder(transaction, news.userId)) === null) return null
  await insertCustomer(transaction, news.userId, news.customerId)
  return news.userId
}

/** The subscription as the news has it; null when newer is known already, or nothing of it is ours. */
function mergeNews(
  known: readonly SubscriptionRow[],
  userId: string,
  news: SubscriptionNews,
): SubscriptionRow | null {
  const existing = known.find(({ id }) => id === news.subscriptionId)
  if (existing && existing.eventOrder >= news.order) return null
  const tier = news.tier ?? existing?.tier
  if (!tier) return null
  return {
    id: news.subscriptionId,
    userId,
    tier,
    itemId: news.itemId,
    status: news.status,
    periodEnd: news.periodEnd,
    endsAt: news.endsAt,
    eventOrder: news.order,
  }
}
