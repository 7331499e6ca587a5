import type { RegisterRequest } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { requireFeature } from '../monitoring/index.ts'
import { refuseCommonPassword } from './password/refuse-common-password.ts'
import { ownerRole } from './owner-role.ts'
import type { Database } from '../../platform/database/database.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { hasAnyUser, insertUser, lockRegistrations } from './user-repository.ts'

/** Makes an account. Throws 403 while that is switched off, 400 for a password everybody tries first, 409 for an email that has an account. */
export async function registerAccount(
  { database, clock, ids, env, mail }: Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail'>,
  { firstName, lastName, email, password }: RegisterRequest,
): Promise<UserRow> {
  refuseCommonPassword(password)
  if (env.oidc)
    throw new AppError('forbidden', 'New accounts are made by signing in through the sign-in provider.')
  await requireFeature(database, 'registration')
  const now = clock.now()
  const account: UserRow = {
    id: ids.uuid(),
    email: email.toLowerCase(),
    emailVerifiedAt: null,
    firstName,
    lastName,
    passwordHash: await hashPassword(password),
    role: 'FREE',
    suspendedAt: null,
    createdAt: now,
    lastLoginAt: now,
  }
  const firstRole = async (transaction: Database): Promise<UserRow['role']> => {
    if (env.ownerEmail === null) return (await hasAnyUser(transaction)) ? 'FREE' : 'OWNER'
    // With mail set up, anybody could say that the address is theirs: it counts once it is confirmed.
    return (mail === null && ownerRole(env, account.email)) || 'FREE'
  }
  const stored = await database.transaction(async (transaction) => {
    await lockRegistrations(transaction)
    return insertUser(transaction, { ...account, role: await firstRole(transaction) })
  })
  if (!stored)
    throw new AppError('email_taken', 'There is already an account with this email. Sign in instead.')
  return stored
}
