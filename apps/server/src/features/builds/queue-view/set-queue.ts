import type { QueueState } from '@kwiq/contracts'
import { recordActivity } from '../../monitoring/index.ts'
import type { BuildDeps } from '../build-deps.ts'
import { deletePause, insertPause } from './queue-view-repository.ts'
import { readQueue } from './read-queue.ts'

/**
 * Pauses the queue for every worker of every process, or lets it go on. What is being built is ended; what waits, and
 * what is asked for meanwhile, keeps its place.
 */
export async function setQueue(
  context: Pick<BuildDeps, 'database' | 'clock' | 'ids' | 'jobs'>,
  ownerId: string,
  paused: boolean,
): Promise<QueueState> {
  await context.database.transaction(async (transaction) => {
    const isChanged = paused
      ? await insertPause(transaction, context.clock.now())
      : await deletePause(transaction)
    if (!isChanged) return
    await recordActivity(
      { ...context, database: transaction },
      {
        action: paused ? 'queue.paused' : 'queue.resumed',
        resourceType: 'queue',
        resourceId: 'builds',
        userId: ownerId,
      },
    )
  })
  if (!paused) context.jobs.ring()
  return readQueue(context)
}
