import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { projects } from './projects.ts'
import { users } from './users.ts'

/** Whom a project is shared with: either somebody (`userId`), or an invitation that nobody has taken up yet. */
export const projectShares = pgTable(
  'project_shares',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    permission: text('permission', { enum: ['viewer', 'editor', 'admin'] }).notNull(),
    sharedBy: uuid('shared_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** Of an invitation, lower case; null once it is taken up, as are the three below. */
    invitedEmail: text('invited_email'),
    /** SHA-256 of the link's token, hexadecimal: what a link is looked up by. */
    tokenHash: text('token_hash').unique(),
    /** The token sealed with the server's secret, so that those who may share can copy the link again. */
    sealedToken: text('sealed_token'),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    uniqueIndex('project_shares_project_id_user_id').on(table.projectId, table.userId),
    uniqueIndex('project_shares_project_id_email').on(table.projectId, table.invitedEmail),
    index('project_shares_user_id').on(table.userId),
  ],
)

export type ProjectShareRow = typeof projectShares.$inferSelect
