import {
  type CreateShareRequest,
  higherRole,
  mayGrant,
  type Share,
  shareLimits,
  type SharePermission,
} from '@kwiq/contracts'
import type { ProjectShareRow, UserRow } from '../../db/schema/index.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { recordActivity } from '../monitoring/index.ts'
import { mailInvitation } from './mail-invitation.ts'
import { makeInviteLink, noLink } from './invite-link.ts'
import { projectAccess } from './project-access.ts'
import { presentShare } from './share-presenter.ts'
import { shareActivity } from './share-activity.ts'
import {
  countShares,
  findAccount,
  findInvitationTo,
  findShareOf,
  insertShare,
  lockShares,
  type ShareEntry,
  updateShare,
} from './shares-repository.ts'
import type { SharingDeps } from './sharing-deps.ts'

/** What came of sharing: null, when it was so before. */
type Done = 'created' | 'changed' | null

/**
 * Shares a project with an email: at once with its account, else by an invitation with a one-time link. Sharing
 * again raises what the person may do, never lowers it. Throws `conflict` for the owner, for oneself, and where
 * less is given than the person has.
 */
export async function createShare(
  deps: SharingDeps,
  userId: string,
  projectId: string,
  { email, permission }: CreateShareRequest,
): Promise<Share> {
  const { database } = deps
  await projectAccess(database, userId, projectId, 'share')
  const { entry, done } = await database.transaction(async (transaction) => {
    const project = await lockShares(transaction, projectId)
    if (!project) throw notFound('Project')
    // Asked again under the lock: the sharer may have been removed meanwhile.
    const { role } = await projectAccess(transaction, userId, projectId, 'share')
    if (!mayGrant(role, permission)) {
      throw new AppError('forbidden', `As ${role} of this project you cannot make somebody ${permission}.`)
    }
    // Where there is mail, an address counts as an account's once it is confirmed: until then anybody could have
    // registered it, and the invitation goes to whoever reads its mail.
    const account = await findAccount(transaction, email, { isConfirmed: deps.mail !== null })
    if (account?.id === userId) throw new AppError('conflict', 'You are in this project already.')
    if (account?.id === project.ownerId) throw new AppError('conflict', 'This person owns the project.')

    const scoped = { ...deps, database: transaction }
    const known = account
      ? await findShareOf(transaction, projectId, account.id)
      : await findInvitationTo(transaction, projectId, email)
    const result = known
      ? await shareAgain(scoped, known, account, permission)
      : await shareAnew(scoped, { projectId, sharedBy: userId, email, account, permission })
    if (result.done) await recordActivity(scoped, shareActivity(result.done, userId, result.entry.share.id))
    return result
  })
  const { share } = entry
  if (done) mailInvitation(deps, entry, userId)
  if (done) {
    deps.events.publish({
      projectId,
      type: 'share.changed',
      actorId: userId,
      data: { shareId: share.id, userId: share.userId, permission: share.permission },
    })
  }
  return presentShare(deps, entry)
}

type Scoped = SharingDeps & { database: Database }

async function shareAnew(
  deps: Scoped,
  given: {
    projectId: string
    sharedBy: string
    email: string
    account: UserRow | null
    permission: SharePermission
  },
): Promise<{ entry: ShareEntry; done: Done }> {
  const { database, ids, clock } = deps
  const { projectId, sharedBy, email, account, permission } = given
  // The email may have been invited before it had an account: then the invitation becomes the share.
  const invitation = account ? await findInvitationTo(database, projectId, email) : null
  if (invitation && account) {
    const values = {
      userId: account.id,
      permission: higherRole(invitation.permission, permission),
      ...noLink,
    }
    await updateShare(database, invitation.id, values)
    return { entry: { share: { ...invitation, ...values }, user: account }, done: 'changed' }
  }
  if ((await countShares(database, projectId)) >= shareLimits.people) {
    throw new AppError('conflict', `A project can be shared with ${shareLimits.people} people.`)
  }
  const id = ids.uuid()
  const share: ProjectShareRow = {
    id,
    projectId,
    userId: account?.id ?? null,
    permission,
    sharedBy,
    createdAt: clock.now(),
    ...(account ? noLink : { invitedEmail: email, ...makeInviteLink(deps, id) }),
  }
  await insertShare(database, share)
  return { entry: { share, user: account }, done: 'created' }
}

async function shareAgain(
  deps: Scoped,
  share: ProjectShareRow,
  user: UserRow | null,
  permission: SharePermission,
): Promise<{ entry: ShareEntry; done: Done }> {
  if (higherRole(share.permission, permission) !== permission) {
    throw new AppError(
      'conflict',
      `This person is ${share.permission} here already. Change it in the list of people.`,
    )
  }
  const isOver = share.expiresAt !== null && share.expiresAt <= deps.clock.now()
  if (!isOver && share.permission === permission) return { entry: { share, user }, done: null }
  const values = { permission, ...(isOver && makeInviteLink(deps, share.id)) }
  await updateShare(deps.database, share.id, values)
  return { entry: { share: { ...share, ...values }, user }, done: 'changed' }
}
