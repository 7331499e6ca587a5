import type { ListQueueQuery, QueuedBuild, QueueState } from '@kwiq/contracts'
import type { Context } from '../../../http/context.ts'
import { type Page, readTimePage } from '../../../http/time-cursor.ts'
import type { Database } from '../../../platform/database/database.ts'
import { measureQueue } from '../builds-repository.ts'
import { countFailed, findPause, findRequested, type RequestedBuild } from './queue-view-repository.ts'

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
  { status, ...query }: ListQueueQuery,
): Promise<Page<QueuedBuild>> {
  return readTimePage(query, {
    find: (page) => findRequested(database, { status, ...page }),
    cursorOf: ({ build }) => ({ at: build.queuedAt, id: build.id }),
    present: presentQueued,
  })
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
