import { desc, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey(),
    /** Only of those that come with Kwiq. */
    slug: text('slug').unique(),
    /** Of a built-in one: hash of what it was made from. */
    sourceHash: text('source_hash'),
    name: text('name').notNull(),
    description: text('description').notNull(),
    category: text('category'),
    document: text('document').notNull(),
    /** The document with the properties of its start screen only: what lists send. */
    outline: text('outline').notNull(),
    downloads: integer('downloads').notNull().default(0),
    status: text('status', { enum: ['pending', 'published', 'rejected'] }).notNull(),
    reviewNote: text('review_note'),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    index('templates_status').on(table.status, desc(table.downloads), desc(table.createdAt)),
    uniqueIndex('templates_pending_project')
      .on(table.projectId)
      .where(sql`status = 'pending'`),
  ],
)

/** Which template a project was made of. */
export const templateClones = pgTable('template_clones', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  templateId: uuid('template_id').references(() => templates.id, { onDelete: 'set null' }),
  templateName: text('template_name').notNull(),
  createdAt: instant('created_at').notNull(),
})

export type TemplateRow = typeof templates.$inferSelect
