import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { errorLog, type ErrorLogRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CountedReport } from '../../platform/errors/index.ts'

/** Adds a report to the open error that is the same, or opens one. */
export async function upsertError(
  database: Database,
  report: CountedReport & { id: string; at: Date },
): Promise<void> {
  const { id, at, ...values } = report
  await database
    .insert(errorLog)
    .values({ ...values, id, createdAt: at, lastSeenAt: at, resolvedAt: null })
    .onConflictDoUpdate({
      target: errorLog.fingerprint,
      targetWhere: isNull(errorLog.resolvedAt),
      set: { count: sql`${errorLog.count} + excluded.count`, lastSeenAt: at, url: sql`excluded.url` },
    })
}

/** Where a page of errors begins: after an error that is open or not, last seen at a time. */
export interface ErrorCursor {
  isResolved: boolean
  at: Date
  id: string
}

/** Open ones first, then by when they were last seen. */
export async function findErrors(
  database: Database,
  page: { after: ErrorCursor | null; limit: number },
): Promise<ErrorLogRow[]> {
  const isResolved = sql<boolean>`(${errorLog.resolvedAt} IS NOT NULL)`
  const { after } = page
  return database
    .select()
    .from(errorLog)
    .where(
      after
        ? or(
            sql`${isResolved} > ${after.isResolved}`,
            and(
              sql`${isResolved} = ${after.isResolved}`,
              or(
                lt(errorLog.lastSeenAt, after.at),
                and(eq(errorLog.lastSeenAt, after.at), lt(errorLog.id, after.id)),
              ),
            ),
          )
        : undefined,
    )
    .orderBy(asc(isResolved), desc(errorLog.lastSeenAt), desc(errorLog.id))
    .limit(page.limit)
}

/** Marks it, if it is not already, and returns it; null when there is none. */
export async function resolveErrorRow(database: Database, id: string, at: Date): Promise<ErrorLogRow | null> {
  const [row] = await database
    .update(errorLog)
    .set({ resolvedAt: sql`coalesce(${errorLog.resolvedAt}, ${at.toISOString()})` })
    .where(eq(errorLog.id, id))
    .returning()
  return row ?? null
}

export async function deleteErrorsBefore(database: Database, before: Date): Promise<void> {
  await database.delete(errorLog).where(lt(errorLog.lastSeenAt, before))
}
