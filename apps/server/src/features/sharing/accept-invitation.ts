import { type AcceptedInvitation, higherRole } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { hashInviteToken, noLink } from './invite-link.ts'
import { shareActivity } from './share-activity.ts'
import {
  deleteShare,
  findInvitation,
  findShareOf,
  isEmailConfirmed,
  lockShares,
  updateShare,
} from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/**
 * Makes an invitation the share of whoever holds its link; of several at once exactly one gets it. Somebody who
 * is in the project already keeps what they may do, or is raised; for the owner the link stays good. Throws 403 where
 * there is mail and the person's email is not confirmed.
 */
export async function acceptInvitation(
  deps: Pick<SharingDeps, 'database' | 'clock' | 'ids' | 'events' | 'mail'>,
  userId: string,
  token: string,
): Promise<AcceptedInvitation> {
  const { database, clock, events } = deps
  const hash = hashInviteToken(token)
  const seen = await findInvitation(database, hash, clock.now())
  if (!seen) throw notFound('Invitation')
  if (deps.mail && !(await isEmailConfirmed(database, userId))) {
    throw new AppError(
      'forbidden',
      'Please confirm your email first: its link is in your mail, and your account page sends it again.',
    )
  }
  const projectId = seen.project.id
  const accepted = await database.transaction(async (transaction) => {
    const project = await lockShares(transaction, projectId)
    // Read again under the lock: somebody else may have been quicker.
    const found = await findInvitation(transaction, hash, clock.now())
    if (!project || !found) throw notFound('Invitation')
    if (project.ownerId === userId) return null
    const own = await findShareOf(transaction, projectId, userId)
    const taken = own
      ? { shareId: own.id, permission: higherRole(own.permission, found.permission) }
      : { shareId: found.shareId, permission: found.permission }
    if (own) {
      await deleteShare(transaction, found.shareId)
      await updateShare(transaction, own.id, { permission: taken.permission })
    } else {
      await updateShare(transaction, found.shareId, { userId, ...noLink })
    }
    await recordActivity({ ...deps, database: transaction }, shareActivity('accepted', userId, taken.shareId))
    return taken
  })
  if (accepted) {
    events.publish({ projectId, type: 'share.changed', actorId: userId, data: { ...accepted, userId } })
  }
  return { projectId }
}
