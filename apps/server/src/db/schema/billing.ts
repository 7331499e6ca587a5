import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Who a customer of the payment provider is here. */
export const billingCustomers = pgTable('billing_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  customerId: text('customer_id').notNull().unique(),
  /** The last checkout begun, ended when another begins, so that nobody pays twice. */
  openCheckoutId: text('open_checkout_id'),
})

/** What is known of each subscription, by the newest event about it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The provider's id, as are those below. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: text('item_id'),
    tier: text('tier', { enum: ['PRO', 'TEAM'] }).notNull(),
    status: text('status').notNull(),
    /** When the paid period ends and, unless cancelled, the next begins. */
    periodEnd: instant('period_end'),
    /** When the subscription ends for good, if that has been asked for. */
    endsAt: instant('ends_at'),
    /** Place of the event this row is from among all about this subscription; compares as text. */
    eventOrder: text('event_order').notNull(),
  },
  (table) => [index('subscriptions_user_id').on(table.userId)],
)

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Events that have been dealt with: each counts once. */
export const billingEvents = pgTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [index('billing_events_received_at').on(table.receivedAt)],
)
