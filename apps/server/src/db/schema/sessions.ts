import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie's token, hexadecimal; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** What the browser called itself, for the person's list of sessions. */
    userAgent: text('user_agent').notNull(),
    /** Of a session begun at the sign-in provider: its token, sealed, for signing out there too. */
    sealedIdToken: text('sealed_id_token'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [index('sessions_user_id').on(table.userId)],
)

export type SessionRow = typeof sessions.$inferSelect
