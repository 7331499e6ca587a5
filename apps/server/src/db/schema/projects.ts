import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    description: text('description'),
    createdAt: instant('created_at').notNull(),
    /** Of name and description; the document has a time of its own. */
    updatedAt: instant('updated_at').notNull(),
    /** Set on deletion; the row can be brought back for 30 days. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('projects_owner_id_created_at').on(table.ownerId, table.createdAt.desc(), table.id.desc()),
  ],
)

/**
 * The current document of a project. Text, not jsonb: jsonb reorders keys and rewrites numbers, and what was
 * saved must come back byte for byte. Apart from `projects`, so that lists never read documents.
 */
export const projectDocuments = pgTable('project_documents', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  document: text('document').notNull(),
  /** Starts at 1 and grows by one with every accepted change: the ETag. */
  revision: integer('revision').notNull(),
  updatedAt: instant('updated_at').notNull(),
  /** The document with its start screen only, for thumbnails; null when that screen is empty or too large. */
  cover: text('cover'),
  screenCount: integer('screen_count').notNull().default(0),
  componentCount: integer('component_count').notNull().default(0),
  /** Idempotency-Keys of the last saves that carried one, oldest first. */
  savedKeys: text('saved_keys')
    .array()
    .notNull()
    .default(sql`'{}'`),
})

export type ProjectRow = typeof projects.$inferSelect
export type ProjectDocumentRow = Omit<typeof projectDocuments.$inferSelect, 'savedKeys'>
