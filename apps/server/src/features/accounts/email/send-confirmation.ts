import type { UserRow } from '../../../db/schema/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { isMailedEnough, makeLink } from '../links/account-links.ts'
import { findNewestLink } from '../links/account-links-repository.ts'
import { confirmationMail } from './account-mails.ts'

type Needed = Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail'>

/** Mails the link that shows the account's address to be the person's. Does nothing where there is no mail. */
export function greetByMail(context: Needed, user: UserRow): void {
  const { mail, env } = context
  mail?.send(async () => {
    const { token } = await makeLink(context, user, { purpose: 'confirm-email', email: user.email })
    return confirmationMail(env, user, user.email, token)
  })
}

/**
 * Mails the link once more, for the address that is to be next or else the present one. Throws 503 without mail,
 * `conflict` when there is nothing to confirm and 429 after many.
 */
export async function sendConfirmation(context: Needed, user: UserRow): Promise<void> {
  const { database, clock, mail, env } = context
  if (!mail) throw new AppError('not_set_up', 'Mail is not set up on this server.')
  const pending = await findNewestLink(database, user.id, 'confirm-email', clock.now())
  const email = pending?.email ?? user.email
  if (email === user.email && user.emailVerifiedAt)
    throw new AppError('conflict', 'Your email is confirmed already.')
  if (await isMailedEnough(context, user.id, 'confirm-email')) throw tooManyMails()
  const { token } = await makeLink(context, user, { purpose: 'confirm-email', email })
  mail.send(confirmationMail(env, user, email, token))
}

export function tooManyMails(): AppError {
  return new AppError(
    'rate_limited',
    'We have sent several mails. Please look for them, and try again in an hour.',
    {
      headers: { 'retry-after': '3600' },
    },
  )
}
