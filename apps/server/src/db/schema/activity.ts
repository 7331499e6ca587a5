import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

/** One row for every state change anybody makes. Without foreign keys: it outlives what it tells of. */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    /** Verb in the past or noun-verb, such as `project.created`. */
    action: text('action').notNull(),
    resourceType: text('resource_type').notNull(),
    resourceId: text('resource_id').notNull(),
    userId: uuid('user_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('activity_created_at').on(table.createdAt.desc(), table.id.desc()),
    index('activity_user_id').on(table.userId, table.createdAt),
  ],
)

export type ActivityRow = typeof activity.$inferSelect
