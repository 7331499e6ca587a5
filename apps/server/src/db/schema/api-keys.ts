import { apiKeyPermissions } from '@kwiq/contracts'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './instant.ts'
import { users } from './users.ts'

export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** SHA-256 of the value, hexadecimal: keys are found by it. */
    keyHash: text('key_hash').notNull().unique(),
    /** The value under the server's secret (platform/seal), because the list shows it. */
    sealedKey: text('sealed_key').notNull(),
    permissions: text('permissions', { enum: apiKeyPermissions }).array().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('api_keys_user_id_created_at').on(table.userId, table.createdAt)],
)

export type ApiKeyRow = typeof apiKeys.$inferSelect
