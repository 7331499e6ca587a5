import type { RegisterRequest } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { invalidInput } from '../../http/validation.ts'
import { requireFeature } from '../monitoring/index.ts'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword } from '../../platform/password-hash.ts'
import { hasAnyUser, insertUser, lockRegistrations } from './user-repository.ts'

/** Makes an account. Throws 403 while that is switched off, 400 for a password everybody tries first, 409 for an email that has an account. */
export async function registerAccount(
  { database, clock, ids, env }: Pick<Context, 'database' | 'clock' | 'ids' | 'env'>,
  { firstName, lastName, email, password }: RegisterRequest,
): Promise<UserRow> {
  if (isCommonPassword(password)) {
    const message = 'This password is among the first that others try. Please choose another.'
    throw invalidInput([{ path: 'password', message }])
  }
  await requireFeature(database, 'registration')
  const now = clock.now()
  const account: UserRow = {
    id: ids.uuid(),
    email: email.toLowerCase(),
    firstName,
    lastName,
    passwordHash: await hashPassword(password),
    role: 'FREE',
    suspendedAt: null,
    createdAt: now,
    lastLoginAt: now,
  }
  const stored = await database.transaction(async (transaction) => {
    await lockRegistrations(transaction)
    const isOwner =
      env.ownerEmail === null ? !(await hasAnyUser(transaction)) : account.email === env.ownerEmail
    return insertUser(transaction, { ...account, role: isOwner ? 'OWNER' : 'FREE' })
  })
  if (!stored)
    throw new AppError('email_taken', 'There is already an account with this email. Sign in instead.')
  return stored
}
