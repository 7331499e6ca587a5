import type { Context } from '../../http/context.ts'
import { projectAccess } from '../sharing/index.ts'
import { markDeleted, purgeDeleted } from './projects-repository.ts'
import { retainedSince } from './retention.ts'

/** Deletes a project; its owner can bring it back for 30 days. What they deleted before that goes for good. */
export async function deleteProject(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: string,
  projectId: string,
): Promise<void> {
  await projectAccess(database, userId, projectId, 'delete-project')
  const now = clock.now()
  await markDeleted(database, projectId, now)
  await purgeDeleted(database, userId, retainedSince(now))
}
