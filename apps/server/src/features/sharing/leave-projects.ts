import type { Database } from '../../platform/database/database.ts'
import { type ChangedInvitations, closeInvitations, tellOfInvitations } from './close-invitations.ts'
import { deleteShare, findSharesTo, lockShares } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/**
 * Takes somebody out of every project that is shared with them, as if they left each: the invitations they sent go,
 * those they knew get new links. In the transaction given; what it returns tells of it once that is committed.
 */
export async function leaveProjects(
  deps: SharingDeps,
  transaction: Database,
  userId: string,
): Promise<() => void> {
  const left: { projectId: string; shareId: string; invitations: ChangedInvitations }[] = []
  for (const share of await findSharesTo(transaction, userId)) {
    await lockShares(transaction, share.projectId)
    await deleteShare(transaction, share.id)
    const invitations = await closeInvitations({ ...deps, database: transaction }, share)
    left.push({ projectId: share.projectId, shareId: share.id, invitations })
  }
  return () => {
    for (const { projectId, shareId, invitations } of left) {
      const data = { shareId, userId }
      deps.events.publish({ projectId, type: 'share.removed', actorId: null, data })
      tellOfInvitations(deps, { projectId, actorId: null }, invitations)
    }
  }
}
