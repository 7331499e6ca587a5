import type { ResetPasswordRequest } from '@kwiq/contracts'
import type { UserRow } from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { passwordChangedMail } from '../email/account-mails.ts'
import { activityOf } from '../email/change-email.ts'
import { linkIsOver, markPassword, markUsed, requireLink } from '../links/account-links.ts'
import { deleteLink, deleteLinksOf, insertLink } from '../links/account-links-repository.ts'
import { ownerRole } from '../owner-role.ts'
import { deleteSessionsOf } from '../session-repository.ts'
import { deleteEntrances, lockUser, setEmail, setPassword } from '../user-repository.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { requirePassword } from './require-password.ts'

const purposes = ['reset-password', 'password-link'] as const

/** Milliseconds in which a form that is sent a second time is taken for the first one. */
const repetition = 60_000

type Needed = Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail'>

/** Throws 400 unless a new password can be chosen with the token now. */
export async function requireResetLink(
  context: Pick<Needed, 'database' | 'clock'>,
  token: string,
): Promise<void> {
  await findHolder(context, token)
}

/** Sets the password by a link, once, and ends every session of the account. */
export async function resetPassword(
  context: Needed,
  { token, password }: ResetPasswordRequest,
): Promise<UserRow> {
  const { database, clock, env, mail } = context
  // Before the costly hash, so that guessing tokens costs us nothing.
  await findHolder(context, token)
  refuseCommonPassword(password)
  const passwordHash = await hashPassword(password)
  const user = await database.transaction(async (transaction) => {
    const deps = { ...context, database: transaction }
    const { link, user: known } = await findHolder(deps, token, { isLocked: true })
    if (!(await deleteLink(transaction, link.id))) throw linkIsOver()
    await setPassword(transaction, known.id, passwordHash)
    await deleteSessionsOf(transaction, known.id)
    await deleteLinksOf(transaction, known.id, purposes)
    const expiresAt = new Date(clock.now().getTime() + repetition)
    await insertLink(transaction, { ...link, passwordMark: markUsed(passwordHash), expiresAt })
    // A link that was mailed shows whose the address is; one that the OWNER handed over does not.
    if (link.purpose === 'reset-password' && !known.emailVerifiedAt) {
      await setEmail(transaction, known.id, {
        email: known.email,
        emailVerifiedAt: clock.now(),
        role: ownerRole(env, known.email) ?? known.role,
      })
      // Somebody else may have made the account in this person's name, and left doors open.
      await deleteEntrances(transaction, known.id)
      await deleteLinksOf(transaction, known.id, ['confirm-email'])
    }
    await recordActivity(deps, activityOf(known.id, 'account.password-reset'))
    return known
  })
  mail?.send(passwordChangedMail(env, user))
  return user
}

/**
 * Whether just this link has just set just this password: a double click sends its form twice, and the second answer is
 * the one that is seen. Guesses are slowed down as at signing in.
 */
export async function hasJustReset(
  context: Pick<Context, 'database' | 'clock' | 'secret'>,
  { token, password }: ResetPasswordRequest,
  address: string,
): Promise<boolean> {
  try {
    const link = await requireLink(context, token, purposes)
    const user = await lockUser(context.database, link.userId, { isLocked: false })
    if (!user?.passwordHash || link.passwordMark !== markUsed(user.passwordHash)) return false
    await requirePassword(context, user, password, address)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'validation_failed') return false
    throw error
  }
}

async function findHolder(
  context: { database: Database } & Pick<Needed, 'clock'>,
  token: string,
  { isLocked = false } = {},
) {
  const link = await requireLink(context, token, purposes)
  const user = await lockUser(context.database, link.userId, { isLocked })
  const isBound =
    user !== null &&
    !user.suspendedAt &&
    link.email === user.email &&
    link.passwordMark === markPassword(user.passwordHash)
  if (!isBound) throw linkIsOver()
  return { link, user }
}
