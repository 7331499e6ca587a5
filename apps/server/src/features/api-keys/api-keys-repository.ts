import { and, count, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { type ApiKeyRow, apiKeys, type UserRow, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** The key with this hash and its maker, or null. */
export async function findKey(
  database: Database,
  keyHash: string,
): Promise<{ key: ApiKeyRow; user: UserRow } | null> {
  const [found] = await database
    .select({ key: apiKeys, user: users })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.keyHash, keyHash))
  return found ?? null
}

export async function listKeysOf(database: Database, userId: string): Promise<ApiKeyRow[]> {
  return database
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}

export async function countKeysOf(database: Database, userId: string): Promise<number> {
  const rows = await database.select({ count: count() }).from(apiKeys).where(eq(apiKeys.userId, userId))
  return rows[0]?.count ?? 0
}

export async function insertKey(database: Database, row: ApiKeyRow): Promise<void> {
  await database.insert(apiKeys).values(row)
}

/** Whether the person had such a key. */
export async function deleteKeyOf(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
    .returning({ id: apiKeys.id })
  return deleted.length > 0
}

/** Notes a use, unless one since `noted` has been noted already. */
export async function touchKey(database: Database, id: string, at: Date, noted: Date): Promise<void> {
  await database
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, noted))))
}
