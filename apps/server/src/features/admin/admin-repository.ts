import type { Tier } from '@kwiq/contracts'
import { and, count, desc, eq, inArray, isNull, like, or, sql } from 'drizzle-orm'
import { comesAfter } from '../../db/comes-after.ts'
import { projects, sessions, type UserRow, users } from '../../db/schema/index.ts'
import type { TimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'

/** An account with how many projects it has. */
export interface CountedUser {
  user: UserRow
  projectCount: number
}

/** How many projects each of them has that are not deleted. */
async function countProjectsOf(database: Database, userIds: string[]): Promise<Map<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await database
    .select({ ownerId: projects.ownerId, count: count() })
    .from(projects)
    .where(and(inArray(projects.ownerId, userIds), isNull(projects.deletedAt)))
    .groupBy(projects.ownerId)
  return new Map(rows.map((row) => [row.ownerId, row.count]))
}

/** Newest first; `search` finds a part of email or name. */
export async function findUsers(
  database: Database,
  { search, after, limit }: { search: string | null; after: TimeCursor | null; limit: number },
): Promise<CountedUser[]> {
  const pattern = search === null ? null : `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const found = await database
    .select()
    .from(users)
    .where(
      and(
        pattern === null
          ? undefined
          : or(
              // Emails are kept in lower case; LIKE is many times quicker than ILIKE.
              like(users.email, pattern),
              like(sql`lower(${users.firstName} || ' ' || ${users.lastName})`, pattern),
            ),
        comesAfter(users.createdAt, users.id, after),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
  const counts = await countProjectsOf(
    database,
    found.map(({ id }) => id),
  )
  return found.map((user) => ({ user, projectCount: counts.get(user.id) ?? 0 }))
}

/** Changes an account that is not the OWNER's; null when there is no such account. */
export async function updateUser(
  database: Database,
  id: string,
  values: { role?: Tier; suspendedAt?: Date | null },
): Promise<CountedUser | null> {
  const [user] = await database.update(users).set(values).where(eq(users.id, id)).returning()
  if (!user) return null
  return { user, projectCount: (await countProjectsOf(database, [id])).get(id) ?? 0 }
}

export async function lockUser(transaction: Database, id: string): Promise<UserRow | null> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update')
  return user ?? null
}

export async function deleteSessionsOf(database: Database, userId: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, userId))
}

export async function countUsersAndProjects(
  database: Database,
): Promise<{ totalUsers: number; totalProjects: number }> {
  const [[people], [made]] = await Promise.all([
    database.select({ count: count() }).from(users),
    database.select({ count: count() }).from(projects).where(isNull(projects.deletedAt)),
  ])
  return { totalUsers: people?.count ?? 0, totalProjects: made?.count ?? 0 }
}
