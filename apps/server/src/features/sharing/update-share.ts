import { isAllowed, mayGrant, type Share, type UpdateShareRequest } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { closeInvitations, tellOfInvitations } from './close-invitations.ts'
import { projectAccess } from './project-access.ts'
import { shareActivity } from './share-activity.ts'
import { presentShare } from './share-presenter.ts'
import { findShare, lockShares, updateShare as updateRow } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** Changes what somebody may do. Who may share no longer loses the invitations they sent, too, and knows no others. */
export async function updateShare(
  deps: SharingDeps,
  userId: string,
  { projectId, shareId }: { projectId: string; shareId: string },
  { permission }: UpdateShareRequest,
): Promise<Share> {
  const { database, events } = deps
  await projectAccess(database, userId, projectId, 'share')
  const { entry, invitations } = await database.transaction(async (transaction) => {
    if (!(await lockShares(transaction, projectId))) throw notFound('Project')
    const { role } = await projectAccess(transaction, userId, projectId, 'share')
    const found = isUuid(shareId) ? await findShare(transaction, projectId, shareId) : null
    if (!found) throw notFound('Share')
    const { share, user } = found
    if (!mayGrant(role, permission) || !mayGrant(role, share.permission)) {
      throw new AppError('forbidden', `As ${role} of this project you may not do that.`)
    }
    await updateRow(transaction, share.id, { permission })
    const scoped = { ...deps, database: transaction }
    const closed = isAllowed(permission, 'share') ? null : await closeInvitations(scoped, share)
    await recordActivity(scoped, shareActivity('changed', userId, share.id))
    return { entry: { share: { ...share, permission }, user }, invitations: closed }
  })
  const { share } = entry
  events.publish({
    projectId,
    type: 'share.changed',
    actorId: userId,
    data: { shareId: share.id, userId: share.userId, permission },
  })
  if (invitations) tellOfInvitations(deps, { projectId, actorId: userId }, invitations)
  return presentShare(deps, entry)
}
