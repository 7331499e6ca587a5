import { isAllowed, mayGrant, type Share, type UpdateShareRequest } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from './project-access.ts'
import { shareActivity } from './share-activity.ts'
import { presentShare } from './share-presenter.ts'
import { deleteInvitationsBy, findShare, lockShares, updateShare as updateRow } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** Changes what somebody may do. Who may share no longer loses the invitations they sent, too. */
export async function updateShare(
  deps: SharingDeps,
  userId: string,
  { projectId, shareId }: { projectId: string; shareId: string },
  { permission }: UpdateShareRequest,
): Promise<Share> {
  const { database, events } = deps
  await projectAccess(database, userId, projectId, 'share')
  const { entry, takenBack } = await database.transaction(async (transaction) => {
    if (!(await lockShares(transaction, projectId))) throw notFound('Project')
    const { role } = await projectAccess(transaction, userId, projectId, 'share')
    const found = isUuid(shareId) ? await findShare(transaction, projectId, shareId) : null
    if (!found) throw notFound('Share')
    const { share, user } = found
    if (!mayGrant(role, permission) || !mayGrant(role, share.permission)) {
      throw new AppError('forbidden', `As ${role} of this project you may not do that.`)
    }
    await updateRow(transaction, share.id, { permission })
    const losesSharing = share.userId !== null && !isAllowed(permission, 'share')
    const ids = losesSharing ? await deleteInvitationsBy(transaction, projectId, share.userId ?? '') : []
    await recordActivity({ ...deps, database: transaction }, shareActivity('changed', userId, share.id))
    return { entry: { share: { ...share, permission }, user }, takenBack: ids }
  })
  const { share } = entry
  events.publish({
    projectId,
    type: 'share.changed',
    actorId: userId,
    data: { shareId: share.id, userId: share.userId, permission },
  })
  for (const id of takenBack) {
    events.publish({ projectId, type: 'share.removed', actorId: userId, data: { shareId: id, userId: null } })
  }
  return presentShare(deps, entry)
}
