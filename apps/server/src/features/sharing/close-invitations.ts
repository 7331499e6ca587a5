import { isAllowed } from '@kwiq/contracts'
import type { ProjectShareRow } from '../../db/schema/index.ts'
import { makeInviteLink } from './invite-link.ts'
import { mailInvitation } from './mail-invitation.ts'
import { deleteInvitationsBy, findShares, type ShareEntry, updateShare } from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** What became of the invitations of a project. */
export interface ChangedInvitations {
  /** Ids of those that are gone. */
  takenBack: string[]
  /** Those that have another link now; whom they are for is to be told. */
  renewed: ShareEntry[]
}

/**
 * Somebody who could share may do so no longer: the invitations they sent go, and those of others get new links, for
 * they have seen the ones before. Each is good for as long as it was. In the transaction of `deps`.
 */
export async function closeInvitations(
  deps: Pick<SharingDeps, 'database' | 'clock' | 'ids' | 'secret'>,
  { projectId, userId, permission }: Pick<ProjectShareRow, 'projectId' | 'userId' | 'permission'>,
): Promise<ChangedInvitations> {
  if (userId === null) return { takenBack: [], renewed: [] }
  const { database } = deps
  const takenBack = await deleteInvitationsBy(database, projectId, userId)
  if (!isAllowed(permission, 'share')) return { takenBack, renewed: [] }
  const now = deps.clock.now()
  const renewed: ShareEntry[] = []
  for (const { share, user } of await findShares(database, projectId)) {
    const { id, expiresAt } = share
    if (share.userId !== null || expiresAt === null || expiresAt <= now) continue
    const link = { ...makeInviteLink(deps, id), expiresAt }
    await updateShare(database, id, link)
    renewed.push({ share: { ...share, ...link }, user })
  }
  return { takenBack, renewed }
}

/** Tells of it, once it is committed: who looks at the list, and by mail whom the new links are for. */
export function tellOfInvitations(
  deps: SharingDeps,
  { projectId, actorId }: { projectId: string; actorId: string | null },
  { takenBack, renewed }: ChangedInvitations,
): void {
  for (const shareId of takenBack) {
    deps.events.publish({ projectId, type: 'share.removed', actorId, data: { shareId, userId: null } })
  }
  for (const entry of renewed) {
    const { share } = entry
    const data = { shareId: share.id, userId: null, permission: share.permission }
    deps.events.publish({ projectId, type: 'share.changed', actorId, data })
    if (share.sharedBy !== null) mailInvitation(deps, entry, share.sharedBy)
  }
}
