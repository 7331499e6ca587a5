import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { projectActivity } from './project-activity.ts'
import { markDeleted, purgeDeleted } from './projects-repository.ts'
import { retainedSince } from './retention.ts'

/** Deletes a project; its owner can bring it back for 30 days. What they deleted before that goes for good. */
export async function deleteProject(
  { database, clock, ids, events }: Pick<Context, 'database' | 'clock' | 'ids' | 'events'>,
  userId: string,
  projectId: string,
): Promise<void> {
  await projectAccess(database, userId, projectId, 'delete-project')
  const now = clock.now()
  await database.transaction(async (transaction) => {
    const deps = { database: transaction, clock, ids }
    await markDeleted(transaction, projectId, now)
    await recordActivity(deps, projectActivity('deleted', userId, projectId))
    for (const purged of await purgeDeleted(transaction, userId, retainedSince(now))) {
      await recordActivity(deps, projectActivity('purged', userId, purged))
    }
  })
  events.publish({ projectId, type: 'project.deleted', actorId: userId, data: {} })
}
