import type { ChangeEmailRequest } from '@kwiq/contracts'
import type { UserRow } from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { isMailedEnough, makeLink } from '../links/account-links.ts'
import { deleteLinksOf } from '../links/account-links-repository.ts'
import { refuseToFreeOwnerAddress } from '../owner-role.ts'
import { requirePassword } from '../password/require-password.ts'
import { findUserByEmail, setEmail } from '../user-repository.ts'
import { confirmationMail } from './account-mails.ts'
import { tooManyMails } from './send-confirmation.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail' | 'secret'>

/**
 * Changes the account's email. With mail set up the new one has to be confirmed by its link first, and until then
 * nothing changes; whether it has an account already is told to nobody. Needs the password. Throws `conflict` where the
 * address before must not become free.
 */
export async function changeEmail(
  context: Needed,
  user: UserRow,
  { email: given, password }: ChangeEmailRequest,
  address: string,
): Promise<UserRow> {
  const { database, mail, env } = context
  const email = given.toLowerCase()
  await requirePassword(context, user, password, address)
  if (email === user.email) throw new AppError('conflict', 'This is your email already.')
  refuseToFreeOwnerAddress(context, user)
  if (!mail) return changeAtOnce(context, user, email)
  if (await isMailedEnough(context, user.id, 'confirm-email')) throw tooManyMails()
  const { token } = await database.transaction(async (transaction) => {
    const deps = { ...context, database: transaction }
    const link = await makeLink(deps, user, { purpose: 'confirm-email', email })
    await recordActivity(deps, activityOf(user.id, 'account.email-change-asked'))
    return link
  })
  mail.send(async () =>
    (await findUserByEmail(database, email)) ? null : confirmationMail(env, user, email, token),
  )
  return user
}

/** Where there is no mail, an email is the name one signs in with and no more: nothing can be shown of it. */
async function changeAtOnce(context: Needed, user: UserRow, email: string): Promise<UserRow> {
  return context.database.transaction(async (transaction) => {
    const changed = await setEmail(transaction, user.id, { email, emailVerifiedAt: null })
    if (!changed) throw emailTaken()
    await deleteLinksOf(transaction, user.id, ['reset-password', 'password-link', 'confirm-email'])
    await recordActivity({ ...context, database: transaction }, activityOf(user.id, 'account.email-changed'))
    return changed
  })
}

export function emailTaken(): AppError {
  return new AppError('email_taken', 'There is already an account with this email.')
}

export function activityOf(userId: string, action: string) {
  return { action, resourceType: 'account', resourceId: userId, userId }
}
