import { and, count, eq, gt, gte, or } from 'drizzle-orm'
import { type AiRunRow, aiRuns } from '../../db/schema/index.ts'
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
  'status' | 'finishedAt' | 'durationMs' | 'source' | 'model' | 'stage' | 'inputTokens' | 'outputTokens'
>

export async function finishRun(database: Database, id: string, outcome: RunOutcome): Promise<void> {
  await database.update(aiRuns).set(outcome).where(eq(aiRuns.id, id))
}
