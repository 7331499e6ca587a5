import type { Tier } from '@kwiq/contracts'
import { and, between, count, desc, eq, gt, gte, isNull, lt, or, sql } from 'drizzle-orm'
import { comesAfter } from '../../db/comes-after.ts'
import { type AiRunRow, aiRuns, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** Seconds a run counts as running without a further sign of life of its process. */
const lease = 30
const now = sql`clock_timestamp()`
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${lease})`
/** An end far ahead is of before the database's clock was put back, and says nothing of the process. */
const farthestEnd = sql`clock_timestamp() + make_interval(secs => ${2 * lease})`

/**
 * Runs of this person since `monthStart` that count against their plan: succeeded ones, and running ones that show
 * signs of life and were begun after `runningSince`. The others were cut off by the end of their process.
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
          and(
            eq(aiRuns.status, 'running'),
            gt(aiRuns.createdAt, runningSince),
            or(isNull(aiRuns.aliveUntil), between(aiRuns.aliveUntil, now, farthestEnd)),
          ),
        ),
      ),
    )
  return rows[0]?.count ?? 0
}

export async function insertRun(
  transaction: Database,
  row: Pick<AiRunRow, 'id' | 'userId' | 'actorId' | 'projectId' | 'createdAt'>,
): Promise<void> {
  await transaction.insert(aiRuns).values({ ...row, status: 'running', aliveUntil: leaseEnd })
}

/** Says that a run is still being done. */
export async function keepRun(database: Database, id: string): Promise<void> {
  await database
    .update(aiRuns)
    .set({ aliveUntil: leaseEnd })
    .where(and(eq(aiRuns.id, id), eq(aiRuns.status, 'running')))
}

/**
 * Puts on record that runs were cut off by the end of their process: those that show no sign of life, or, where one
 * process has the database to itself and has just begun, all. Gives them; each is given to one caller only.
 */
export async function endLostRuns(
  database: Database,
  { finishedAt, isAlone }: { finishedAt: Date; isAlone: boolean },
): Promise<Pick<AiRunRow, 'id' | 'actorId'>[]> {
  return database
    .update(aiRuns)
    .set({ status: 'failed', finishedAt, aliveUntil: null })
    .where(
      and(
        eq(aiRuns.status, 'running'),
        isAlone ? undefined : or(lt(aiRuns.aliveUntil, now), gt(aiRuns.aliveUntil, farthestEnd)),
      ),
    )
    .returning({ id: aiRuns.id, actorId: aiRuns.actorId })
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
  await database
    .update(aiRuns)
    .set({ ...outcome, aliveUntil: null })
    .where(eq(aiRuns.id, id))
}

/** Runs begun since then, by how they ended, with what they used. */
export async function sumRuns(
  database: Database,
  since: Date,
): Promise<
  {
    status: AiRunRow['status']
    count: number
    inputTokens: number
    outputTokens: number
    costMicros: number
  }[]
> {
  const total = (column: typeof aiRuns.inputTokens | typeof aiRuns.outputTokens | typeof aiRuns.costMicros) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  return database
    .select({
      status: aiRuns.status,
      count: count(),
      inputTokens: total(aiRuns.inputTokens),
      outputTokens: total(aiRuns.outputTokens),
      costMicros: total(aiRuns.costMicros),
    })
    .from(aiRuns)
    .where(gte(aiRuns.createdAt, since))
    .groupBy(aiRuns.status)
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
    .where(comesAfter(aiRuns.createdAt, aiRuns.id, before ? { at: before.createdAt, id: before.id } : null))
    .orderBy(desc(aiRuns.createdAt), desc(aiRuns.id))
    .limit(limit)
  return rows.map(({ run, actorEmail }) => ({ ...run, actorEmail }))
}
