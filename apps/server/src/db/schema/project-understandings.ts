import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'

/** What the last generation of a project understood of its description, and where it went. */
export const projectUnderstandings = pgTable('project_understandings', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => projects.id, { onDelete: 'cascade' }),
  prompt: text('prompt').notNull(),
  source: text('source', { enum: ['model', 'built-in'] }).notNull(),
  /** Of the document it describes: while that is the current one, another look of it may take its place. */
  revision: integer('revision').notNull(),
  features: jsonb('features').$type<{ feature: string; componentIds: string[] }[]>().notNull(),
  unplaced: jsonb('unplaced').$type<string[]>().notNull(),
  notice: text('notice'),
  updatedAt: instant('updated_at').notNull(),
})

export type ProjectUnderstandingRow = typeof projectUnderstandings.$inferSelect
