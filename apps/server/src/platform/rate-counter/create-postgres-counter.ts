import { createHmac } from 'node:crypto'
import { lt, sql } from 'drizzle-orm'
import { rateCounters } from '../../db/schema/index.ts'
import type { Database } from '../database/database.ts'
import type { Logger } from '../logger.ts'
import type { RateCounter } from './rate-counter.ts'

/** Milliseconds between two removals of windows that are over, at least. */
const sweepInterval = 600_000
const now = sql`clock_timestamp()`

/** A count in the database, in windows of its clock, so that no process's own clock matters. */
export function createPostgresCounter({
  database,
  secret,
  logger,
}: {
  database: Database
  secret: Buffer
  logger: Logger
}): RateCounter {
  let sweptAt = performance.now()

  /** Nobody waits for it, and another process may do it as well. */
  const sweep = () => {
    if (performance.now() - sweptAt < sweepInterval) return
    sweptAt = performance.now()
    database
      .delete(rateCounters)
      .where(lt(rateCounters.endsAt, sql`${now} - interval '1 minute'`))
      .catch((error: unknown) => logger.warn({ err: error }, 'old rate limits could not be removed'))
  }

  return {
    take: async (key, amount, { max, timeWindow }) => {
      sweep()
      const { endsAt, used } = rateCounters
      // An end far ahead is of before the server's clock was put back. Not any later end: of two calls that begin a
      // window at once, one waits, and has reckoned its end before the other.
      const isOver = sql`(${endsAt} <= ${now} OR ${endsAt} > excluded.ends_at + interval '1 minute')`
      const [row] = await database
        .insert(rateCounters)
        .values({
          key: createHmac('sha256', secret).update(`rate ${key}`).digest('base64url'),
          used: amount,
          endsAt: sql`${now} + make_interval(secs => ${timeWindow / 1000})`,
        })
        .onConflictDoUpdate({
          target: rateCounters.key,
          set: {
            used: sql`CASE WHEN ${isOver} THEN excluded.used ELSE ${used} + excluded.used END`,
            endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${endsAt} END`,
          },
        })
        .returning({
          used,
          ttl: sql<number>`extract(epoch FROM ${endsAt} - ${now}) * 1000`.mapWith(Number),
        })
      if (!row) throw new Error('The count of calls was not told.')
      const granted = Math.max(0, Math.min(amount, max - (row.used - amount)))
      return { granted, left: Math.max(0, max - row.used), ttl: Math.max(0, row.ttl) }
    },
  }
}
