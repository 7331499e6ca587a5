import { desc } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

/** What people keep for later conversion. Of a ZIP only its name. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectName: text('project_name').notNull(),
    sourceType: text('source_type', { enum: ['ZIP', 'GITHUB'] }).notNull(),
    sourceValue: text('source_value').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('transfers_user_id').on(table.userId, desc(table.createdAt))],
)

/** Icons of wrapped websites, as the sites serve them. */
export const siteIcons = pgTable('site_icons', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  mediaType: text('media_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  /** Base64. */
  content: text('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
})

export type TransferRow = typeof transfers.$inferSelect
