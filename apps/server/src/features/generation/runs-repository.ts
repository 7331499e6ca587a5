import type { Tier } from '@kwiq/contracts'
import { and, count, desc, eq, gt, gte, lt, or } from 'drizzle-orm'
import { type AiRunRow, aiRuns, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/**
 * Runs of this person since `monthStart` that count against their plan: succeeded ones, and running ones begun
 * after `runningSince` (older ones were cut off by the end of their process).
 */
export async function countRuns(
  database: Database,
  userId: string,
  { monthStart, runningSince }: { monthStart: Date; runningSince: Date },
): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(aiRuns)
    .where(
      and(
        eq(aiRuns.userId, userId),
        gte(aiRuns.createdAt, monthStart),
        or(
          eq(aiRuns.status, 'succeeded'),
          and(eq(aiRuns.status, 'running'), gt(aiRuns.createdAt, runningSince)),
        ),
      ),
    )
  return rows[0]?.count ?? 0
}

export async function insertRun(
  transaction: Database,
  row: Pick<AiRunRow, 'id' | 'userId' | 'actorId' | 'projectId' | 'createdAt'>,
): Promise<void> {
  await transaction.insert(aiRuns).values({ ...row, status: 'running' })
}

export type RunOutcome = Pick<
  AiRunRow,
  | 'status'
  | 'finishedAt'
  | 'durationMs'
  | 'source'
  | 'model'
  | 'stage'
  | 'inputTokens'
  | 'outputTokens'
  | 'requests'
  | 'costMicros'
>

export async function finishRun(database: Database, id: string, outcome: RunOutcome): Promise<void> {
  await database.update(aiRuns).set(outcome).where(eq(aiRuns.id, id))
}

/** The tier of a person's plan; null when there is no such account. */
export async function findTier(database: Database, userId: string): Promise<Tier | null> {
  const rows = await database.select({ role: users.role }).from(users).where(eq(users.id, userId))
  return rows[0]?.role ?? null
}

/** A run with the email of who asked for it, for the platform's owner. It never held the description. */
export type ListedRun = AiRunRow & { actorEmail: string | null }

/** Runs of all people, newest first; `before` is the last one of the page before. */
export async function listRuns(
  database: Database,
  { limit, before }: { limit: number; before?: Pick<AiRunRow, 'id' | 'createdAt'> },
): Promise<ListedRun[]> {
  const rows = await database
    .select({ run: aiRuns, actorEmail: users.email })
    .from(aiRuns)
    .leftJoin(users, eq(users.id, aiRuns.actorId))
    .where(
      before &&
        or(
          lt(aiRuns.createdAt, before.createdAt),
          and(eq(aiRuns.createdAt, before.createdAt), lt(aiRuns.id, before.id)),
        ),
    )
    .orderBy(desc(aiRuns.createdAt), desc(aiRuns.id))
    .limit(limit)
  return rows.map(({ run, actorEmail }) => ({ ...run, actorEmail }))
}
