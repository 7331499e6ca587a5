import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { type SessionRow, sessions, type UserRow, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'

export async function insertSession(database: Database, session: SessionRow): Promise<void> {
  await database.insert(sessions).values(session)
}

/** The session of a token used after `usedAfter`, with its person. */
export async function findSession(
  database: Database,
  tokenHash: string,
  usedAfter: Date,
): Promise<{ session: SessionRow; user: UserRow } | null> {
  const statement = prepared(database, 'find_session', (name) =>
    database
      .select({ session: sessions, user: users })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.tokenHash, sql.placeholder('tokenHash')),
          gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        ),
      )
      .prepare(name),
  )
  const [found] = await statement.execute({ tokenHash, usedAfter })
  return found ?? null
}

export async function listSessionsOf(
  database: Database,
  userId: string,
  usedAfter: Date,
): Promise<SessionRow[]> {
  return database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.lastUsedAt, usedAfter)))
    .orderBy(desc(sessions.lastUsedAt))
}

export async function touchSession(database: Database, id: string, at: Date): Promise<void> {
  await database.update(sessions).set({ lastUsedAt: at }).where(eq(sessions.id, id))
}

export async function deleteSessionByToken(
  database: Database,
  tokenHash: string,
): Promise<SessionRow | null> {
  const [ended] = await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning()
  return ended ?? null
}

/** Whether the person had such a session. */
export async function deleteSessionOf(database: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await database
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id })
  return deleted.length > 0
}

export async function deleteIdleSessions(database: Database, usedUntil: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.lastUsedAt, usedUntil))
}

/** Ends every session of the person, or every one but `keptId`. */
export async function deleteSessionsOf(database: Database, userId: string, keptId?: string): Promise<void> {
  await database
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === undefined ? undefined : ne(sessions.id, keptId)))
}
