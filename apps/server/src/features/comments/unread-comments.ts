import type { UnreadComments } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { projectAccess } from '../sharing/index.ts'
import { countUnread, saveRead } from './comments-repository.ts'

/** How many comments of others somebody has not seen. */
export async function countUnreadComments(
  { database }: Pick<Context, 'database'>,
  userId: string,
  projectId: string,
): Promise<UnreadComments> {
  await projectAccess(database, userId, projectId, 'read-comments')
  return { count: await countUnread(database, userId, projectId) }
}

/** Counts every comment there is as seen by this person. */
export async function markCommentsRead(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: string,
  projectId: string,
): Promise<void> {
  await projectAccess(database, userId, projectId, 'read-comments')
  await saveRead(database, userId, projectId, clock.now())
}
