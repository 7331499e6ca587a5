import type { DeleteAccountRequest } from '@kwiq/contracts'
import type { UserRow } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { invalidInput } from '../../../http/validation.ts'
import { sweepFiles } from '../../builds/index.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { leaveProjects, sharingDepsOf } from '../../sharing/index.ts'
import { refuseToFreeOwnerAddress } from '../owner-role.ts'
import { requirePassword } from '../password/require-password.ts'
import { lockUser } from '../user-repository.ts'
import { countOwners, deleteProjectsOf, deleteUser, forgetPerson, lockOwners } from './deletion-repository.ts'

/**
 * Deletes the account for good: its projects with their builds, its keys, sessions and shares. What it wrote in others'
 * projects stays without its name. Needs the password or, where there is none, the email. Throws `conflict` for the
 * only OWNER, and when something outside, such as a subscription, cannot be ended; then nothing has happened.
 */
export async function deleteAccount(
  context: Context,
  user: UserRow,
  { password, email }: DeleteAccountRequest,
  address: string,
): Promise<void> {
  const { database, events, accountEndings } = context
  await requireConsent(context, user, { password, email }, address)
  refuseOnlyOwner(user, await countOwners(database))
  refuseToFreeOwnerAddress(context, user)
  for (const end of accountEndings) await end(user.id)
  const { projectIds, tellOfLeaving } = await database.transaction(async (transaction) => {
    const owners = await lockOwners(transaction)
    const known = await lockUser(transaction, user.id)
    if (!known) throw notFound('Account')
    refuseOnlyOwner(known, owners)
    const tell = await leaveProjects(sharingDepsOf(context), transaction, known.id)
    const gone = await deleteProjectsOf(transaction, known.id)
    await forgetPerson(transaction, known)
    await deleteUser(transaction, known.id)
    await recordActivity(
      { ...context, database: transaction },
      { action: 'account.deleted', resourceType: 'account', resourceId: known.id, userId: null },
    )
    return { projectIds: gone, tellOfLeaving: tell }
  })
  for (const projectId of projectIds) {
    events.publish({ projectId, type: 'project.deleted', actorId: null, data: {} })
  }
  tellOfLeaving()
  await removeFiles(context)
}

async function requireConsent(
  context: Context,
  user: UserRow,
  { password, email }: DeleteAccountRequest,
  address: string,
): Promise<void> {
  if (user.passwordHash !== null) {
    if (password === undefined)
      throw invalidInput([{ path: 'password', message: 'Please enter your password.' }])
    return requirePassword(context, user, password, address)
  }
  if (email?.toLowerCase() === user.email) return
  throw invalidInput([{ path: 'email', message: 'Please enter your email as it is shown.' }])
}

function refuseOnlyOwner({ role }: UserRow, owners: number): void {
  if (role !== 'OWNER' || owners > 1) return
  throw new AppError('conflict', 'You are the only OWNER of this Kwiq, which cannot be without one.')
}

/** Files of builds that are gone. Where the storage does not answer, the hourly sweep finds them. */
async function removeFiles(context: Context): Promise<void> {
  try {
    while ((await sweepFiles(context)) > 0);
  } catch (error) {
    context.errors.report(error, { severity: 'warning' })
  }
}
