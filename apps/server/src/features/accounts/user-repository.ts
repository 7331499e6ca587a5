import { and, eq, ne, sql } from 'drizzle-orm'
import { apiKeys, providerIdentities, type UserRow, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export async function findUserByEmail(database: Database, email: string): Promise<UserRow | null> {
  const [user] = await database.select().from(users).where(eq(users.email, email))
  return user ?? null
}

/** Stores a new account; null when the email already has one. */
export async function insertUser(database: Database, user: UserRow): Promise<UserRow | null> {
  const [stored] = await database
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning()
  return stored ?? null
}

/** Makes other registrations wait until this transaction ends, so that only one of them can be the first. */
export async function lockRegistrations(transaction: Database): Promise<void> {
  await transaction.execute(sql`LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE`)
}

export async function hasAnyUser(database: Database): Promise<boolean> {
  const rows = await database.select({ id: users.id }).from(users).limit(1)
  return rows.length > 0
}

export async function setLastLogin(database: Database, userId: string, at: Date): Promise<void> {
  await database.update(users).set({ lastLoginAt: at }).where(eq(users.id, userId))
}

/** The account; nobody else may change it until the transaction ends, unless it is only to be looked at. */
export async function lockUser(
  transaction: Database,
  userId: string,
  { isLocked = true } = {},
): Promise<UserRow | null> {
  const select = transaction.select().from(users).where(eq(users.id, userId))
  const [user] = await (isLocked ? select.for('update') : select)
  return user ?? null
}

/** Sets the email and what goes with it; null when another account has it, or there is no such account. */
export async function setEmail(
  database: Database,
  userId: string,
  values: Pick<UserRow, 'email' | 'emailVerifiedAt'> & { role?: UserRow['role'] },
): Promise<UserRow | null> {
  // Asked first: a violated constraint would end the transaction. The constraint still stands behind it.
  const [other] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, values.email), ne(users.id, userId)))
  if (other) return null
  const [changed] = await database.update(users).set(values).where(eq(users.id, userId)).returning()
  return changed ?? null
}

export async function setPassword(database: Database, userId: string, passwordHash: string): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, userId))
}

export async function setNames(
  database: Database,
  userId: string,
  names: Pick<UserRow, 'firstName' | 'lastName'>,
): Promise<UserRow | null> {
  const [changed] = await database.update(users).set(names).where(eq(users.id, userId)).returning()
  return changed ?? null
}

/** Takes away the ways into an account that need no password: its API keys and its places at a provider. */
export async function deleteEntrances(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(apiKeys).where(eq(apiKeys.userId, userId))
  await transaction.delete(providerIdentities).where(eq(providerIdentities.userId, userId))
}
