import type { Build } from '@kwiq/contracts'
import { buildAccess } from './build-access.ts'
import type { BuildDeps } from './build-deps.ts'
import { presentOne } from './builds-presenter.ts'
import { requeueBuild } from './requeue-build.ts'

/** Queues a failed build again, or a completed one whose files are no longer kept. */
export async function retryBuild(
  context: Pick<BuildDeps, 'database' | 'clock' | 'ids' | 'events' | 'jobs'>,
  userId: string,
  buildId: string,
): Promise<Build> {
  const { database, jobs } = context
  const { build } = await buildAccess(database, userId, buildId, 'export')
  await requeueBuild(context, userId, build)
  const presented = await presentOne(database, await buildAccess(database, userId, buildId, 'read-builds'))
  jobs.ring()
  return presented
}
