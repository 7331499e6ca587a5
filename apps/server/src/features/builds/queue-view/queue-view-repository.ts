import type { ListQueueQuery } from '@kwiq/contracts'
import { and, count, desc, eq, gte, inArray } from 'drizzle-orm'
import { comesAfter } from '../../../db/comes-after.ts'
import { type BuildRow, builds, queuePauses, users } from '../../../db/schema/index.ts'
import type { TimeCursor } from '../../../http/time-cursor.ts'
import type { Database } from '../../../platform/database/database.ts'

/** A build with the email of who asked for it. */
export interface RequestedBuild {
  build: BuildRow
  email: string | null
}

const statusesOf = {
  active: ['pending', 'building'],
  failed: ['failed'],
  completed: ['completed'],
} as const

function selectRequested(database: Database) {
  return database
    .select({ build: builds, email: users.email })
    .from(builds)
    .leftJoin(users, eq(users.id, builds.actorId))
}

/** Builds of all people, the last asked for first. */
export async function findRequested(
  database: Database,
  { status, after, limit }: Pick<ListQueueQuery, 'status'> & { after: TimeCursor | null; limit: number },
): Promise<RequestedBuild[]> {
  return selectRequested(database)
    .where(
      and(
        status && inArray(builds.status, [...statusesOf[status]]),
        comesAfter(builds.queuedAt, builds.id, after),
      ),
    )
    .orderBy(desc(builds.queuedAt), desc(builds.id))
    .limit(limit)
}

export async function findRequestedBuild(database: Database, id: string): Promise<RequestedBuild | null> {
  const rows = await selectRequested(database).where(eq(builds.id, id))
  return rows[0] ?? null
}

/** Builds that failed at `since` or later. */
export async function countFailed(database: Database, since: Date): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(builds)
    .where(and(eq(builds.status, 'failed'), gte(builds.finishedAt, since)))
  return rows[0]?.count ?? 0
}

/** Since when the queue of builds is paused, or null. */
export async function findPause(database: Database): Promise<Date | null> {
  const rows = await database.select().from(queuePauses).where(eq(queuePauses.queue, 'builds'))
  return rows[0]?.since ?? null
}

/** Pauses the queue; false when it was paused already. */
export async function insertPause(database: Database, since: Date): Promise<boolean> {
  const rows = await database
    .insert(queuePauses)
    .values({ queue: 'builds', since })
    .onConflictDoNothing()
    .returning({ queue: queuePauses.queue })
  return rows.length > 0
}

/** Lets the queue go on; false when it was not paused. */
export async function deletePause(database: Database): Promise<boolean> {
  const rows = await database
    .delete(queuePauses)
    .where(eq(queuePauses.queue, 'builds'))
    .returning({ queue: queuePauses.queue })
  return rows.length > 0
}
