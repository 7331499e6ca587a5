import { and, asc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import { type BuildRow, builds, queuePauses } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** A build is run at most this often: once, and once more when its worker died. */
const mostAttempts = 2

/** Seconds without a sign of life after which a worker counts as dead. Long beside a heartbeat, short beside patience. */
const lease = 20

const now = sql`clock_timestamp()`
const leaseEnd = sql`clock_timestamp() + make_interval(secs => ${lease})`
/** An end far ahead is of before the database's clock was put back: nobody would ever take the build over. */
const isLapsed = sql`(${builds.leaseUntil} < ${now} OR ${builds.leaseUntil} > ${now} + make_interval(secs => ${2 * lease}))`
const isOverdue = and(eq(builds.status, 'building'), isLapsed)

/**
 * Gives the next build to a worker, in one statement: of any number of workers each build goes to one. None while the
 * queue is paused.
 */
export async function claimBuild(
  database: Database,
  workerId: string,
  startedAt: Date,
): Promise<BuildRow | null> {
  const next = database
    .select({ id: builds.id })
    .from(builds)
    .where(
      and(
        lt(builds.attempt, mostAttempts),
        inArray(builds.status, ['pending', 'building']),
        sql`(${builds.status} = 'pending' OR ${isLapsed})`,
        notExists(database.select().from(queuePauses).where(eq(queuePauses.queue, 'builds'))),
      ),
    )
    .orderBy(asc(builds.queuedAt), asc(builds.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const rows = await database
    .update(builds)
    .set({
      status: 'building',
      step: 'preparing',
      attempt: sql`${builds.attempt} + 1`,
      workerId,
      leaseUntil: leaseEnd,
      startedAt,
    })
    .where(sql`${builds.id} = ${next}`)
    .returning()
  return rows[0] ?? null
}

/** Whether a build is still the worker's own, in this very attempt. */
const isHeld = ({ id, workerId, attempt }: Pick<BuildRow, 'id' | 'workerId' | 'attempt'>) =>
  and(
    eq(builds.id, id),
    eq(builds.status, 'building'),
    eq(builds.attempt, attempt),
    workerId === null ? sql`false` : eq(builds.workerId, workerId),
  )

/** Keeps a build with its worker, with its step if one is given; false when it is no longer the worker's. */
export async function extendLease(
  database: Database,
  held: Pick<BuildRow, 'id' | 'workerId' | 'attempt'>,
  step?: BuildRow['step'],
): Promise<boolean> {
  const rows = await database
    .update(builds)
    .set({ leaseUntil: leaseEnd, ...(step && { step }) })
    .where(isHeld(held))
    .returning({ id: builds.id })
  return rows.length > 0
}

/** Ends a build; false, and nothing changed, when it is no longer the worker's. */
export async function finishBuild(
  database: Database,
  held: Pick<BuildRow, 'id' | 'workerId' | 'attempt'>,
  outcome: Pick<BuildRow, 'status' | 'finishedAt' | 'error'> & Partial<BuildRow>,
): Promise<boolean> {
  const rows = await database
    .update(builds)
    .set({ ...outcome, workerId: null, leaseUntil: null })
    .where(isHeld(held))
    .returning({ id: builds.id })
  return rows.length > 0
}

/** Puts a build back as if the worker had never had it: its process ends in good order. */
export async function releaseBuild(
  database: Database,
  held: Pick<BuildRow, 'id' | 'workerId' | 'attempt'>,
): Promise<boolean> {
  const rows = await database
    .update(builds)
    .set({
      status: 'pending',
      step: 'queued',
      attempt: sql`${builds.attempt} - 1`,
      workerId: null,
      leaseUntil: null,
      startedAt: null,
    })
    .where(isHeld(held))
    .returning({ id: builds.id })
  return rows.length > 0
}

/** Fails the builds whose worker died for the last time. */
export async function failExhausted(
  database: Database,
  outcome: Pick<BuildRow, 'finishedAt' | 'error'>,
): Promise<BuildRow[]> {
  return database
    .update(builds)
    .set({ ...outcome, status: 'failed', workerId: null, leaseUntil: null })
    .where(and(isOverdue, gte(builds.attempt, mostAttempts)))
    .returning()
}

const lapsed = sql`clock_timestamp() - interval '1 second'`

/** Lets go of a build whose run broke off: it is run once more, or fails when this was the last time. */
export async function endLease(
  database: Database,
  held: Pick<BuildRow, 'id' | 'workerId' | 'attempt'>,
): Promise<void> {
  await database.update(builds).set({ leaseUntil: lapsed }).where(isHeld(held))
}

/** Takes every held build for abandoned. Only where one process has the database to itself, at its start. */
export async function endAllLeases(database: Database): Promise<void> {
  await database.update(builds).set({ leaseUntil: lapsed }).where(eq(builds.status, 'building'))
}
