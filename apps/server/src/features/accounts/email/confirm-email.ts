import type { UserRow } from '../../../db/schema/index.ts'
import type { Context } from '../../../http/context.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { linkIsOver, requireLink } from '../links/account-links.ts'
import { deleteLink, deleteLinksOf } from '../links/account-links-repository.ts'
import { ownerRole } from '../owner-role.ts'
import { lockUser, setEmail } from '../user-repository.ts'
import { emailChangedMail } from './account-mails.ts'
import { activityOf, emailTaken } from './change-email.ts'

/**
 * Confirms the address a link was mailed to, and makes it the account's. Only the account it was made for can use the
 * link: whoever gets one for an account that somebody else made in their name does not hand them the address.
 */
export async function confirmEmail(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail'>,
  { id: userId }: UserRow,
  token: string,
): Promise<UserRow> {
  const { database, clock, mail } = context
  const { before, after } = await database.transaction(async (transaction) => {
    const deps = { ...context, database: transaction }
    const link = await requireLink(deps, token, ['confirm-email'])
    const user = await lockUser(transaction, userId)
    if (!user || link.userId !== userId || !(await deleteLink(transaction, link.id))) throw linkIsOver()
    const changed = await setEmail(transaction, userId, {
      email: link.email,
      emailVerifiedAt: clock.now(),
      role: ownerRole(context.env, link.email) ?? user.role,
    })
    if (!changed) throw emailTaken()
    const isNew = link.email !== user.email
    // Links to the address before must not open the account any more.
    if (isNew) await deleteLinksOf(transaction, userId, ['reset-password', 'password-link'])
    await deleteLinksOf(transaction, userId, ['confirm-email'])
    await recordActivity(
      deps,
      activityOf(userId, isNew ? 'account.email-changed' : 'account.email-confirmed'),
    )
    return { before: user, after: changed }
  })
  if (before.email !== after.email) mail?.send(emailChangedMail(after, before.email, after.email))
  return after
}
