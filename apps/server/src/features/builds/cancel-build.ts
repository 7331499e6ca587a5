import type { Build } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { buildAccess } from './build-access.ts'
import { buildActivity } from './build-activity.ts'
import type { BuildDeps } from './build-deps.ts'
import { lockBuild, updateBuild } from './builds-repository.ts'
import { presentOne } from './builds-presenter.ts'

/** Stops a build that waits or runs; it costs nothing. Throws `conflict` for one that has come to its end. */
export async function cancelBuild(
  { database, clock, ids, events }: Pick<BuildDeps, 'database' | 'clock' | 'ids' | 'events'>,
  userId: string,
  buildId: string,
): Promise<Build> {
  const { build } = await buildAccess(database, userId, buildId, 'export')
  await database.transaction(async (transaction) => {
    const locked = await lockBuild(transaction, build.id)
    if (locked?.status !== 'pending' && locked?.status !== 'building') {
      throw new AppError('conflict', 'This build has already come to its end.')
    }
    await updateBuild(transaction, build.id, {
      status: 'failed',
      error: 'This build was cancelled.',
      finishedAt: clock.now(),
      workerId: null,
      leaseUntil: null,
    })
    await recordActivity({ database: transaction, clock, ids }, buildActivity('cancelled', userId, build.id))
  })
  events.publish({
    projectId: build.projectId,
    type: 'build.changed',
    actorId: userId,
    data: { buildId: build.id },
  })
  return presentOne(database, await buildAccess(database, userId, buildId, 'read-builds'))
}
