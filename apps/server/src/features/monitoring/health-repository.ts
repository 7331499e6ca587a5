import { asc, eq, gte, lt, sql } from 'drizzle-orm'
import { healthChecks, type HealthCheckRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** Replaces the last check of the same part of the same process. */
export async function upsertHealthChecks(database: Database, rows: HealthCheckRow[]): Promise<void> {
  if (rows.length === 0) return
  await database
    .insert(healthChecks)
    .values(rows)
    .onConflictDoUpdate({
      target: [healthChecks.process, healthChecks.metric],
      set: {
        value: sql`excluded.value`,
        status: sql`excluded.status`,
        checkedAt: sql`excluded.checked_at`,
      },
    })
}

/** Checks made since then: those of processes that are alive. */
export async function findHealthChecks(database: Database, since: Date): Promise<HealthCheckRow[]> {
  return database
    .select()
    .from(healthChecks)
    .where(gte(healthChecks.checkedAt, since))
    .orderBy(asc(healthChecks.process), asc(healthChecks.metric))
}

export async function deleteHealthChecksBefore(database: Database, before: Date): Promise<void> {
  await database.delete(healthChecks).where(lt(healthChecks.checkedAt, before))
}

export async function deleteHealthChecksOf(database: Database, process: string): Promise<void> {
  await database.delete(healthChecks).where(eq(healthChecks.process, process))
}
