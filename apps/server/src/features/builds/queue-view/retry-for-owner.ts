import type { QueuedBuild } from '@kwiq/contracts'
import { notFound } from '../../../http/app-error.ts'
import { isUuid } from '../../../platform/ids.ts'
import type { BuildDeps } from '../build-deps.ts'
import { requeueBuild } from '../requeue-build.ts'
import { findRequestedBuild } from './queue-view-repository.ts'
import { presentQueued } from './read-queue.ts'

/** The OWNER runs a failed build of anybody again. It counts against the same plan as before. */
export async function retryForOwner(
  context: Pick<BuildDeps, 'database' | 'clock' | 'ids' | 'events' | 'jobs'>,
  ownerId: string,
  buildId: string,
): Promise<QueuedBuild> {
  const found = isUuid(buildId) ? await findRequestedBuild(context.database, buildId) : null
  if (!found) throw notFound('Build')
  await requeueBuild(context, ownerId, found.build)
  const requeued = await findRequestedBuild(context.database, buildId)
  if (!requeued) throw notFound('Build')
  context.jobs.ring()
  return presentQueued(requeued)
}
