import { and, count, eq, lt, ne } from 'drizzle-orm'
import {
  billingCustomers,
  billingEvents,
  type SubscriptionRow,
  subscriptions,
  users,
} from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { PaidTier } from '../../platform/payments/index.ts'

export async function findCustomerOf(database: Database, userId: string): Promise<string | null> {
  const [found] = await database
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  return found?.customerId ?? null
}

export async function findUserOfCustomer(database: Database, customerId: string): Promise<string | null> {
  const [found] = await database
    .select({ userId: billingCustomers.userId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
  return found?.userId ?? null
}

/** Makes this the person's customer unless they have one. */
export async function insertCustomer(database: Database, userId: string, customerId: string): Promise<void> {
  await database.insert(billingCustomers).values({ userId, customerId }).onConflictDoNothing()
}

/** Puts a customer in the place of one that the provider no longer knows. */
export async function replaceCustomer(
  database: Database,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await database
    .update(billingCustomers)
    .set({ customerId: to, openCheckoutId: null })
    .where(and(eq(billingCustomers.userId, userId), eq(billingCustomers.customerId, from)))
}

/** Remembers the checkout begun last; gives the one before it, to be ended. */
export async function swapOpenCheckout(
  database: Database,
  userId: string,
  checkoutId: string,
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ id: billingCustomers.openCheckoutId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, userId))
      .for('update')
    await transaction
      .update(billingCustomers)
      .set({ openCheckoutId: checkoutId })
      .where(eq(billingCustomers.userId, userId))
    return before?.id ?? null
  })
}

/** The checkout that is begun and not known to be finished. */
export async function findOpenCheckout(database: Database, userId: string): Promise<string | null> {
  const [found] = await database
    .select({ id: billingCustomers.openCheckoutId })
    .from(billingCustomers)
    .where(eq(billingCustomers.userId, userId))
  return found?.id ?? null
}

/** Notes an event; false when it has been noted before. Waits for a transaction that is noting it now. */
export async function insertEvent(
  transaction: Database,
  event: { id: string; type: string; receivedAt: Date },
): Promise<boolean> {
  const inserted = await transaction
    .insert(billingEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: billingEvents.id })
  return inserted.length > 0
}

export async function deleteEventsBefore(transaction: Database, until: Date): Promise<void> {
  await transaction.delete(billingEvents).where(lt(billingEvents.receivedAt, until))
}

export async function listSubscriptionsOf(database: Database, userId: string): Promise<SubscriptionRow[]> {
  return database.select().from(subscriptions).where(eq(subscriptions.userId, userId))
}

export async function saveSubscription(transaction: Database, row: SubscriptionRow): Promise<void> {
  await transaction
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: row,
      setWhere: eq(subscriptions.userId, row.userId),
    })
}

/** Changes the plan; the platform's owner keeps theirs. */
export async function setTier(transaction: Database, userId: string, tier: PaidTier | 'FREE'): Promise<void> {
  await transaction
    .update(users)
    .set({ role: tier })
    .where(and(eq(users.id, userId), ne(users.role, 'OWNER')))
}

/** How many people's subscriptions are paid for now, by tier. */
export async function findSubscriptionCounts(
  database: Database,
): Promise<{ tier: PaidTier; count: number }[]> {
  return database
    .select({ tier: subscriptions.tier, count: count() })
    .from(subscriptions)
    .where(eq(subscriptions.status, 'active'))
    .groupBy(subscriptions.tier)
}
