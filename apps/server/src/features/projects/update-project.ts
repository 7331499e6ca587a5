import type { Project, UpdateProjectRequest } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { getProject } from './get-project.ts'
import { projectActivity } from './project-activity.ts'
import { updateProject as updateRow } from './projects-repository.ts'

/** Renames or describes a project; an empty description takes it away. */
export async function updateProject(
  { database, clock, ids, events }: Pick<Context, 'database' | 'clock' | 'ids' | 'events'>,
  userId: string,
  projectId: string,
  { name, description }: UpdateProjectRequest,
): Promise<Project> {
  await projectAccess(database, userId, projectId, 'rename-project')
  await database.transaction(async (transaction) => {
    await updateRow(transaction, projectId, {
      updatedAt: clock.now(),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description: description || null }),
    })
    await recordActivity({ database: transaction, clock, ids }, projectActivity('updated', userId, projectId))
  })
  events.publish({ projectId, type: 'project.changed', actorId: userId, data: {} })
  return getProject(database, userId, projectId)
}
