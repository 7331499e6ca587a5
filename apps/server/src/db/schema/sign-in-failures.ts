import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Failures in a row of one account or one address. */
export const signInFailures = pgTable('sign_in_failures', {
  /** A keyed hash of `account:<email>` or `address:<ip>`: nobody's email or address stands here in clear. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: instant('last_failure_at').notNull(),
  blockedUntil: instant('blocked_until'),
})
