import type { ForgotPasswordRequest } from '@kwiq/contracts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { providerOnlyMail, resetMail } from '../email/account-mails.ts'
import { isMailedEnough, makeLink } from '../links/account-links.ts'
import { findUserByEmail } from '../user-repository.ts'

/**
 * Has a link mailed by which a new password can be chosen, if the address has an account. The caller learns nothing of
 * that, not even by the time it takes: everything is looked up afterwards. Throws 503 without mail.
 */
export function forgotPassword(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail'>,
  { email }: ForgotPasswordRequest,
): void {
  const { database, env, mail } = context
  if (!mail) throw new AppError('not_set_up', 'This Kwiq sends no mail. Ask its owner for a password link.')
  mail.send(async () => {
    const user = await findUserByEmail(database, email.toLowerCase())
    if (!user || user.suspendedAt || (await isMailedEnough(context, user.id, 'reset-password'))) return null
    // Who is taken off the provider's list must not come back by a password.
    if (user.passwordHash === null && env.oidc) return providerOnlyMail(env, user)
    const { token } = await makeLink(context, user, { purpose: 'reset-password', email: user.email })
    return resetMail(env, user, token)
  })
}
