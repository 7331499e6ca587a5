import { and, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { aiRuns, projects, type UserRow, users } from '../../db/schema/index.ts'
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

/** What the plan counts: projects that are not deleted, and generations begun since `monthStart`. */
export async function countUsage(
  database: Database,
  userId: string,
  monthStart: Date,
): Promise<{ projects: number; aiGenerations: number }> {
  const [[owned], [generated]] = await Promise.all([
    database
      .select({ count: count() })
      .from(projects)
      .where(and(eq(projects.ownerId, userId), isNull(projects.deletedAt))),
    database
      .select({ count: count() })
      .from(aiRuns)
      .where(
        and(
          eq(aiRuns.userId, userId),
          gte(aiRuns.createdAt, monthStart),
          inArray(aiRuns.status, ['succeeded']),
        ),
      ),
  ])
  return { projects: owned?.count ?? 0, aiGenerations: generated?.count ?? 0 }
}
