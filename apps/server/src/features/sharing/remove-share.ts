import { isAllowed } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from './project-access.ts'
import { shareActivity } from './share-activity.ts'
import { deleteInvitationsBy, deleteShare, findShare, lockShares } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/**
 * Removes somebody from a project, or takes an invitation back; one's own share is how one leaves. With the
 * person go the invitations they sent, whose links they know.
 */
export async function removeShare(
  deps: Pick<SharingDeps, 'database' | 'clock' | 'ids' | 'events'>,
  userId: string,
  { projectId, shareId }: { projectId: string; shareId: string },
): Promise<void> {
  const { database, events } = deps
  await projectAccess(database, userId, projectId, 'read-project')
  const { share, takenBack } = await database.transaction(async (transaction) => {
    if (!(await lockShares(transaction, projectId))) throw notFound('Project')
    const { role } = await projectAccess(transaction, userId, projectId, 'read-project')
    const found = isUuid(shareId) ? await findShare(transaction, projectId, shareId) : null
    const isOwn = found?.share.userId === userId
    if (!isOwn && !isAllowed(role, 'share')) await projectAccess(transaction, userId, projectId, 'share')
    if (!found) throw notFound('Share')
    await deleteShare(transaction, found.share.id)
    const person = found.share.userId
    const ids = person === null ? [] : await deleteInvitationsBy(transaction, projectId, person)
    const line = shareActivity(isOwn ? 'left' : 'removed', userId, found.share.id)
    await recordActivity({ ...deps, database: transaction }, line)
    return { share: found.share, takenBack: ids }
  })
  for (const gone of [
    { id: share.id, userId: share.userId },
    ...takenBack.map((id) => ({ id, userId: null })),
  ]) {
    events.publish({
      projectId,
      type: 'share.removed',
      actorId: userId,
      data: { shareId: gone.id, userId: gone.userId },
    })
  }
}
