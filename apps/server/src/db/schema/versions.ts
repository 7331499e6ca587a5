import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

export const versions = pgTable(
  'versions',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 ... within the project. */
    number: integer('number').notNull(),
    /** Only an `edit` may be extended by a later edit of the same person. */
    kind: text('kind', { enum: ['created', 'edit', 'generation', 'restore', 'import', 'build'] }).notNull(),
    changeMessage: text('change_message').notNull(),
    /** The document as this version left it, byte for byte. */
    document: text('document').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** What somebody called it, or null. */
    name: text('name'),
  },
  (table) => [unique('versions_project_id_number').on(table.projectId, table.number)],
)

export type VersionRow = typeof versions.$inferSelect
