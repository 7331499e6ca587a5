import { desc, gte, lt, sql } from 'drizzle-orm'
import { requestStats, type RequestStatsRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** Adds to the intervals that are there, of this and every other process. */
export async function addRequestStats(database: Database, rows: RequestStatsRow[]): Promise<void> {
  if (rows.length === 0) return
  await database
    .insert(requestStats)
    .values(rows)
    .onConflictDoUpdate({
      target: [requestStats.beginsAt, requestStats.endpoint],
      set: {
        count: sql`${requestStats.count} + excluded.count`,
        totalMs: sql`${requestStats.totalMs} + excluded.total_ms`,
      },
    })
}

/** Calls and mean time by endpoint since then, slowest first. */
export async function sumRequestStats(
  database: Database,
  since: Date,
): Promise<{ endpoint: string; count: number; meanMs: number }[]> {
  const calls = sql<number>`sum(${requestStats.count})::integer`
  const mean = sql<number>`sum(${requestStats.totalMs}) / sum(${requestStats.count})`
  return database
    .select({ endpoint: requestStats.endpoint, count: calls, meanMs: mean })
    .from(requestStats)
    .where(gte(requestStats.beginsAt, since))
    .groupBy(requestStats.endpoint)
    .orderBy(desc(mean))
}

export async function deleteRequestStatsBefore(database: Database, before: Date): Promise<void> {
  await database.delete(requestStats).where(lt(requestStats.beginsAt, before))
}
