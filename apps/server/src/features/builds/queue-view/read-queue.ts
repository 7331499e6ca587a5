import type { ListQueueQuery, QueuedBuild, QueueState } from '@kwiq/contracts'
import type { Context } from '../../../http/context.ts'
import { cutPage, decodeTimeCursor } from '../../../http/time-cursor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { measureQueue } from '../builds-repository.ts'
import { countFailed, findPause, findRequested, type RequestedBuild } from './queue-view-repository.ts'

const defaultLimit = 100
const day = 86_400_000

/** The queue in numbers. */
export async function readQueue({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<QueueState> {
  const { pending, building } = await measureQueue(database)
  const pausedSince = await findPause(database)
  return {
    pausedSince: pausedSince?.toISOString() ?? null,
    waiting: pending,
    building,
    failed: await countFailed(database, new Date(clock.now().getTime() - day)),
  }
}

/** A page of everybody's builds, the last asked for first. */
export async function listQueue(
  database: Database,
  { limit = defaultLimit, cursor, status }: ListQueueQuery,
): Promise<{ builds: QueuedBuild[]; nextCursor: string | null }> {
  const rows = await findRequested(database, {
    status,
    after: cursor === undefined ? null : decodeTimeCursor(cursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = cutPage(rows, limit, ({ build }) => ({ at: build.queuedAt, id: build.id }))
  return { builds: page.map(presentQueued), nextCursor }
}

export function presentQueued({ build, email }: RequestedBuild): QueuedBuild {
  const { id, platform, status, step, attempt, queuedAt, startedAt, finishedAt, error } = build
  return {
    id,
    email,
    platform,
    status,
    step,
    attempt,
    queuedAt: queuedAt.toISOString(),
    startedAt: startedAt?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
    error,
  }
}
