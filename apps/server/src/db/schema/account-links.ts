import { desc } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

/** Links that let somebody do one thing, once: the row goes when the link is used. */
export const accountLinks = pgTable(
  'account_links',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', { enum: ['confirm-email', 'reset-password', 'password-link'] }).notNull(),
    /** SHA-256 of the token, hexadecimal; the token itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique(),
    /** The address it was mailed to, or that the account had; lower case. */
    email: text('email').notNull(),
    /** SHA-256 of the password's hash at that time: with another password the link is void. */
    passwordMark: text('password_mark').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('account_links_user_id').on(table.userId, table.purpose, desc(table.createdAt))],
)

/** Who an account is at the sign-in provider. */
export const providerIdentities = pgTable(
  'provider_identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('provider_identities_user_id').on(table.userId),
  ],
)

export type AccountLinkRow = typeof accountLinks.$inferSelect
