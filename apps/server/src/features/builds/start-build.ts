import type { Build, ExportPlatform } from '@kwiq/contracts'
import { suggestPackageId } from '@kwiq/export'
import { recordActivity, requireFeature } from '../monitoring/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { forgetSave, pinVersion } from '../versions/index.ts'
import { buildActivity } from './build-activity.ts'
import type { BuildDeps } from './build-deps.ts'
import { insertBuild } from './builds-repository.ts'
import { presentOne } from './builds-presenter.ts'
import { takeExportPlace } from './export-place.ts'
import { insertSettings, takeBuildNumber } from './export-settings-repository.ts'

/**
 * Pins the document and queues a build of it. Throws `plan_limit` at the end of the owner's plan, and
 * `corrupt_document` where the document can no longer be read.
 */
export async function startBuild(
  deps: Pick<BuildDeps, 'database' | 'clock' | 'ids' | 'events' | 'jobs'>,
  userId: string,
  projectId: string,
  platform: ExportPlatform,
): Promise<Build> {
  const { database, clock, ids, events, jobs } = deps
  const { project } = await projectAccess(database, userId, projectId, 'export')
  await requireFeature(database, 'builds')
  const id = ids.uuid()
  const now = clock.now()
  const build = await database.transaction(async (transaction) => {
    await takeExportPlace(transaction, project.ownerId, platform, now)
    const { number, document } = await pinVersion(transaction, deps, {
      projectId,
      authorId: userId,
      message: 'Built the app',
    })
    await insertSettings(transaction, projectId, suggestPackageId(document.app.name, projectId))
    const row = {
      id,
      projectId,
      payerId: project.ownerId,
      actorId: userId,
      platform,
      status: 'pending' as const,
      step: 'queued' as const,
      versionNumber: number,
      buildNumber: await takeBuildNumber(transaction, projectId),
      attempt: 0,
      workerId: null,
      leaseUntil: null,
      error: null,
      signer: null,
      changes: null,
      notes: null,
      createdAt: now,
      queuedAt: now,
      startedAt: null,
      finishedAt: null,
    }
    await insertBuild(transaction, row)
    await recordActivity({ database: transaction, clock, ids }, buildActivity('requested', userId, id))
    return row
  })
  forgetSave(database, projectId)
  events.publish({ projectId, type: 'build.changed', actorId: userId, data: { buildId: id } })
  const presented = await presentOne(database, { build, projectName: project.name })
  jobs.ring()
  return presented
}
