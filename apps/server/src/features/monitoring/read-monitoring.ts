import type { ActivityLogEntry, ErrorLogEntry, HealthMetric, PageQuery, Performance } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { cutPage, decodeTimeCursor, type Page, readTimePage } from '../../http/time-cursor.ts'
import { invalidInput } from '../../http/validation.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { findActivity } from './activity-repository.ts'
import { findErrors, resolveErrorRow } from './error-log-repository.ts'
import { findHealthChecks } from './health-repository.ts'
import { presentActivity, presentError, presentHealth } from './monitoring-presenter.ts'
import { recordActivity } from './record-activity.ts'
import { sumRequestStats } from './request-stats-repository.ts'

const defaultLimit = 100
const day = 86_400_000
/** Milliseconds after which a process that says nothing counts as gone. */
const silence = 3 * 60_000

/** A page of errors, open ones first. */
export async function listErrors(database: Database, query: PageQuery): Promise<Page<ErrorLogEntry>> {
  const limit = query.limit ?? defaultLimit
  const rows = await findErrors(database, {
    after: query.cursor === undefined ? null : readErrorCursor(query.cursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ lastSeenAt, id }) => ({ at: lastSeenAt, id }))
  const prefix = page.at(-1)?.resolvedAt ? 'r' : 'o'
  return { items: page.map(presentError), nextCursor: nextCursor && `${prefix}${nextCursor}` }
}

function readErrorCursor(text: string) {
  const [kind] = text
  if (kind !== 'o' && kind !== 'r')
    throw invalidInput([{ path: 'query.cursor', message: 'This is no cursor of this list.' }])
  return { isResolved: kind === 'r', ...decodeTimeCursor(text.slice(1)) }
}

/** Marks an error as resolved; resolving it again changes nothing. */
export async function resolveError(
  context: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  id: string,
): Promise<ErrorLogEntry> {
  const row = isUuid(id) ? await resolveErrorRow(context.database, id, context.clock.now()) : null
  if (!row) throw notFound('Error')
  await recordActivity(context, {
    action: 'error.resolved',
    resourceType: 'error',
    resourceId: id,
    userId,
  })
  return presentError(row)
}

/** A page of the activity log, newest first. */
export async function listActivity(database: Database, query: PageQuery): Promise<Page<ActivityLogEntry>> {
  return readTimePage(query, {
    find: (page) => findActivity(database, page),
    cursorOf: ({ createdAt, id }) => ({ at: createdAt, id }),
    present: presentActivity,
  })
}

/** The last checks of every process that is alive: with the embedded database there is no other than this one. */
export async function listHealth({
  database,
  clock,
  env,
  processName,
}: Pick<Context, 'database' | 'clock' | 'env' | 'processName'>): Promise<HealthMetric[]> {
  const isAlone = env.databaseUrl === null
  const heard = await findHealthChecks(database, new Date(clock.now().getTime() - silence))
  const rows = heard.filter((row) => !isAlone || row.process === processName)
  const hasSeveral = new Set(rows.map((row) => row.process)).size > 1
  return rows.map((row) => presentHealth(row, hasSeveral))
}

/** Mean response times of the last 24 hours, slowest first. */
export async function readPerformance({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<Performance> {
  const rows = await sumRequestStats(database, new Date(clock.now().getTime() - day))
  return {
    averages: rows.map(({ endpoint, count, meanMs }) => ({
      endpoint,
      count,
      avgResponseTime: meanMs.toFixed(2),
    })),
  }
}
