import type { BuildRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { findArtifacts } from './artifacts-repository.ts'
import { buildActivity } from './build-activity.ts'
import type { BuildDeps } from './build-deps.ts'
import { lockBuild, updateBuild } from './builds-repository.ts'
import { takeExportPlace } from './export-place.ts'
import { takeBuildNumber } from './export-settings-repository.ts'

/**
 * Puts a failed build back into the queue, or a completed one whose files are no longer kept. It is made of the same
 * version; its number is a new one, so that a phone takes it for newer than what was built meanwhile. Throws `conflict`
 * for any other, and `plan_limit` when the plan it counts against has no room. The caller rings for workers.
 */
export async function requeueBuild(
  { database, clock, ids, events }: Pick<BuildDeps, 'database' | 'clock' | 'ids' | 'events'>,
  userId: string,
  build: BuildRow,
): Promise<void> {
  const now = clock.now()
  await database.transaction(async (transaction) => {
    await takeExportPlace(transaction, build.payerId, build.platform, now)
    const locked = await lockBuild(transaction, build.id)
    const isGone =
      locked?.status === 'completed' && (await findArtifacts(transaction, [build.id])).length === 0
    if (locked?.status !== 'failed' && !isGone) {
      throw new AppError('conflict', 'Only a failed build can be run again.')
    }
    await updateBuild(transaction, build.id, {
      status: 'pending',
      step: 'queued',
      buildNumber: await takeBuildNumber(transaction, build.projectId),
      attempt: 0,
      error: null,
      signer: null,
      changes: null,
      notes: null,
      queuedAt: now,
      startedAt: null,
      finishedAt: null,
      workerId: null,
      leaseUntil: null,
    })
    await recordActivity({ database: transaction, clock, ids }, buildActivity('retried', userId, build.id))
  })
  events.publish({
    projectId: build.projectId,
    type: 'build.changed',
    actorId: userId,
    data: { buildId: build.id },
  })
}
