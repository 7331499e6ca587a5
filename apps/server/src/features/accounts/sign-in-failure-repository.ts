import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { signInFailures } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** The latest moment until which one of the keys is blocked, or null. */
export async function findBlock(database: Database, keys: string[]): Promise<Date | null> {
  const rows = await database
    .select({ blockedUntil: signInFailures.blockedUntil })
    .from(signInFailures)
    .where(inArray(signInFailures.key, keys))
  const ends = rows.flatMap((row) => (row.blockedUntil ? [row.blockedUntil.getTime()] : []))
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/** Counts one more failure in a row; those before `forgottenSince` are forgotten. Returns the new count. */
export async function addFailure(
  database: Database,
  key: string,
  at: Date,
  forgottenSince: Date,
): Promise<number> {
  const [row] = await database
    .insert(signInFailures)
    .values({ key, failures: 1, lastFailureAt: at, blockedUntil: null })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`CASE WHEN ${signInFailures.lastFailureAt} < ${forgottenSince.toISOString()}::timestamptz
          THEN 1 ELSE ${signInFailures.failures} + 1 END`,
        lastFailureAt: at,
      },
    })
    .returning({ failures: signInFailures.failures })
  return row?.failures ?? 1
}

export async function setBlock(database: Database, key: string, until: Date): Promise<void> {
  await database.update(signInFailures).set({ blockedUntil: until }).where(eq(signInFailures.key, key))
}

export async function clearFailures(database: Database, keys: string[]): Promise<void> {
  await database.delete(signInFailures).where(inArray(signInFailures.key, keys))
}

export async function deleteForgottenFailures(database: Database, before: Date, now: Date): Promise<void> {
  await database
    .delete(signInFailures)
    .where(
      and(
        lt(signInFailures.lastFailureAt, before),
        sql`coalesce(${signInFailures.blockedUntil}, to_timestamp(0)) < ${now.toISOString()}::timestamptz`,
      ),
    )
}
