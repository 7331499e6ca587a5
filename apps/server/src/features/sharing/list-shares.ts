import { isAllowed, type Share } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { projectAccess } from './project-access.ts'
import { presentShare } from './share-presenter.ts'
import { findShares } from './shares-repository.ts'

/**
 * Whom a project is shared with. Invitations and their links are told to those only who may share; `mayUseLinks`
 * is false for a key that may not.
 */
export async function listShares(
  context: Pick<Context, 'database' | 'env' | 'secret'>,
  userId: string,
  projectId: string,
  { mayUseLinks }: { mayUseLinks: boolean },
): Promise<Share[]> {
  const { role } = await projectAccess(context.database, userId, projectId, 'read-project')
  const entries = await findShares(context.database, projectId)
  const seen =
    mayUseLinks && isAllowed(role, 'share') ? entries : entries.filter(({ share }) => share.userId !== null)
  return seen.map((entry) => presentShare(context, entry))
}
