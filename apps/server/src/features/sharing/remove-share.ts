import { isAllowed } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { closeInvitations, tellOfInvitations } from './close-invitations.ts'
import { projectAccess } from './project-access.ts'
import { shareActivity } from './share-activity.ts'
import { deleteShare, findShare, lockShares } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/**
 * Removes somebody from a project, or takes an invitation back; one's own share is how one leaves. With the
 * person go the invitations they sent, whose links they know; those of others they knew get new ones.
 */
export async function removeShare(
  deps: SharingDeps,
  userId: string,
  { projectId, shareId }: { projectId: string; shareId: string },
): Promise<void> {
  const { database, events } = deps
  await projectAccess(database, userId, projectId, 'read-project')
  const { share, invitations } = await database.transaction(async (transaction) => {
    if (!(await lockShares(transaction, projectId))) throw notFound('Project')
    const { role } = await projectAccess(transaction, userId, projectId, 'read-project')
    const found = isUuid(shareId) ? await findShare(transaction, projectId, shareId) : null
    const isOwn = found?.share.userId === userId
    if (!isOwn && !isAllowed(role, 'share')) await projectAccess(transaction, userId, projectId, 'share')
    if (!found) throw notFound('Share')
    await deleteShare(transaction, found.share.id)
    const scoped = { ...deps, database: transaction }
    const closed = await closeInvitations(scoped, found.share)
    const line = shareActivity(isOwn ? 'left' : 'removed', userId, found.share.id)
    await recordActivity(scoped, line)
    return { share: found.share, invitations: closed }
  })
  events.publish({
    projectId,
    type: 'share.removed',
    actorId: userId,
    data: { shareId: share.id, userId: share.userId },
  })
  tellOfInvitations(deps, { projectId, actorId: userId }, invitations)
}
