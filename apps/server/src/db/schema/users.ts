import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case; unique. */
  email: text('email').notNull(),
  /** When the person has shown that the address is theirs. */
  emailVerifiedAt: instant('email_verified_at'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  /** argon2id in PHC form; null for accounts that sign in elsewhere. */
  passwordHash: text('password_hash'),
  role: text('role', { enum: ['FREE', 'PRO', 'TEAM', 'OWNER'] }).notNull(),
  suspendedAt: instant('suspended_at'),
  createdAt: instant('created_at').notNull(),
  lastLoginAt: instant('last_login_at'),
})

export type UserRow = typeof users.$inferSelect
