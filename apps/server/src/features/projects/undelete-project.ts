import type { Project } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectActivity } from './project-activity.ts'
import { takeProjectPlace } from './take-project-place.ts'
import { getProject } from './get-project.ts'
import { clearDeleted, lockDeletedProject } from './projects-repository.ts'
import { retainedSince } from './retention.ts'

/** Brings a project back that its owner deleted within 30 days. It takes a place of the plan again. */
export async function undeleteProject(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  projectId: string,
): Promise<Project> {
  if (!isUuid(projectId)) throw notFound('Project')
  await database.transaction(async (transaction) => {
    const isThere = await lockDeletedProject(transaction, userId, projectId, retainedSince(clock.now()))
    if (!isThere) throw notFound('Project')
    await takeProjectPlace(transaction, userId)
    await clearDeleted(transaction, projectId)
    await recordActivity(
      { database: transaction, clock, ids },
      projectActivity('brought-back', userId, projectId),
    )
  })
  return getProject(database, userId, projectId)
}
