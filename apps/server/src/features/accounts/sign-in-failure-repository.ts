import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { signInFailures } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/**
 * The latest moment until which one of the keys is blocked, or null. Whatever ends after `farthest` was set before the
 * clock was put back, and no longer counts.
 */
export async function findBlock(database: Database, keys: string[], farthest: Date): Promise<Date | null> {
  const rows = await database
    .select({ blockedUntil: signInFailures.blockedUntil })
    .from(signInFailures)
    .where(and(inArray(signInFailures.key, keys), lte(signInFailures.blockedUntil, farthest)))
  const ends = rows.flatMap((row) => (row.blockedUntil ? [row.blockedUntil.getTime()] : []))
  return ends.length > 0 ? new Date(Math.max(...ends)) : null
}

/**
 * Counts one more failure in a row; those before `forgottenSince` are forgotten. Returns the new count, or null
 * when the key is blocked (up to `farthest`, as above): it is then left as it is. The row stays locked until the transaction ends.
 */
export async function addFailure(
  transaction: Database,
  key: string,
  { at, forgottenSince, farthest }: { at: Date; forgottenSince: Date; farthest: Date },
): Promise<number | null> {
  const [row] = await transaction
    .insert(signInFailures)
    .values({ key, failures: 1, lastFailureAt: at, blockedUntil: null })
    .onConflictDoUpdate({
      target: signInFailures.key,
      set: {
        failures: sql`CASE WHEN ${signInFailures.lastFailureAt} < ${forgottenSince.toISOString()}::timestamptz
          THEN 1 ELSE ${signInFailures.failures} + 1 END`,
        lastFailureAt: at,
      },
      setWhere: sql`coalesce(${signInFailures.blockedUntil}, to_timestamp(0)) <= ${at.toISOString()}::timestamptz
        OR ${signInFailures.blockedUntil} > ${farthest.toISOString()}::timestamptz`,
    })
    .returning({ failures: signInFailures.failures })
  return row?.failures ?? null
}

export async function setBlock(database: Database, key: string, until: Date): Promise<void> {
  await database.update(signInFailures).set({ blockedUntil: until }).where(eq(signInFailures.key, key))
}

export async function clearFailures(database: Database, key: string): Promise<void> {
  await database.delete(signInFailures).where(eq(signInFailures.key, key))
}

/** Takes one failure back. */
export async function forgiveFailure(database: Database, key: string): Promise<void> {
  await database
    .update(signInFailures)
    .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
    .where(eq(signInFailures.key, key))
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
