import type { AdminUser, ListUsersQuery, UpdateUserRequest } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { type Page, readTimePage } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { recordActivity } from '../monitoring/index.ts'
import { type CountedUser, deleteSessionsOf, findUsers, lockUser, updateUser } from './admin-repository.ts'

/** A page of the accounts, newest first. */
export async function listUsers(database: Database, query: ListUsersQuery): Promise<Page<AdminUser>> {
  return readTimePage(query, {
    find: (page) => findUsers(database, { search: query.search || null, ...page }),
    cursorOf: ({ user }) => ({ at: user.createdAt, id: user.id }),
    present: presentAdminUser,
  })
}

type Needed = Pick<Context, 'database' | 'clock' | 'ids'>

/**
 * Changes tier and admission. Suspending ends every session at once. The OWNER's account is changed by nobody here:
 * there would be no way back.
 */
export async function changeUser(
  context: Needed,
  ownerId: string,
  id: string,
  { role, suspended }: UpdateUserRequest,
): Promise<AdminUser> {
  return context.database.transaction(async (transaction) => {
    const known = await requireManaged(transaction, id)
    const now = context.clock.now()
    const suspendedAt = suspended === undefined ? undefined : suspended ? (known.suspendedAt ?? now) : null
    const changed = await updateUser(transaction, id, {
      ...(role !== undefined && { role }),
      ...(suspendedAt !== undefined && { suspendedAt }),
    })
    if (!changed) throw notFound('Account')
    if (suspended) await deleteSessionsOf(transaction, id)
    const entry = { resourceType: 'account', resourceId: id, userId: ownerId }
    const log = (action: string) =>
      recordActivity({ ...context, database: transaction }, { ...entry, action })
    if (role !== undefined && role !== known.role) await log(`account.tier-set-to-${role.toLowerCase()}`)
    if (suspended !== undefined && suspended !== (known.suspendedAt !== null))
      await log(suspended ? 'account.suspended' : 'account.readmitted')
    return presentAdminUser(changed)
  })
}

/** Signs an account out everywhere. */
export async function endSessionsOf(context: Needed, ownerId: string, id: string): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await requireManaged(transaction, id)
    await deleteSessionsOf(transaction, id)
    await recordActivity(
      { ...context, database: transaction },
      { action: 'account.signed-out-everywhere', resourceType: 'account', resourceId: id, userId: ownerId },
    )
  })
}

async function requireManaged(transaction: Database, id: string) {
  const user = isUuid(id) ? await lockUser(transaction, id) : null
  if (!user) throw notFound('Account')
  if (user.role === 'OWNER') throw new AppError('forbidden', 'The account of the OWNER is not managed here.')
  return user
}

function presentAdminUser({ user, projectCount }: CountedUser): AdminUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    role: user.role,
    createdAt: user.createdAt.toISOString(),
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    suspendedAt: user.suspendedAt?.toISOString() ?? null,
    _count: { projects: projectCount },
  }
}
