import type { Context } from '../../http/context.ts'
import { projectAccess } from '../sharing/index.ts'
import { markDeleted } from './projects-repository.ts'

/** Deletes a project; its owner can bring it back for 30 days. */
export async function deleteProject(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: string,
  projectId: string,
): Promise<void> {
  await projectAccess(database, userId, projectId, 'delete-project')
  await markDeleted(database, projectId, clock.now())
}
