import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Calls in the present window of a rate limit, of all processes together. Empty after a crash of the server. */
export const rateCounters = pgTable('rate_counters', {
  /** A keyed hash of limit and caller: nobody's address stands here in clear. */
  key: text('key').primaryKey(),
  used: integer('used').notNull(),
  endsAt: instant('ends_at').notNull(),
})
