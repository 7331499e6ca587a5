import { pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** Queues whose work is held back; what has no row goes on. */
export const queuePauses = pgTable('queue_pauses', {
  queue: text('queue', { enum: ['builds'] }).primaryKey(),
  since: instant('since').notNull(),
})
