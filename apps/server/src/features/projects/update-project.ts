import type { Project, UpdateProjectRequest } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { projectAccess } from '../sharing/index.ts'
import { getProject } from './get-project.ts'
import { updateProject as updateRow } from './projects-repository.ts'

/** Renames or describes a project; an empty description takes it away. */
export async function updateProject(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: string,
  projectId: string,
  { name, description }: UpdateProjectRequest,
): Promise<Project> {
  await projectAccess(database, userId, projectId, 'rename-project')
  await updateRow(database, projectId, {
    updatedAt: clock.now(),
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description: description || null }),
  })
  return getProject(database, userId, projectId)
}
