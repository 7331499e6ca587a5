import type { ChangePasswordRequest } from '@kwiq/contracts'
import type { UserRow } from '../../../db/schema/index.ts'
import type { Context } from '../../../http/context.ts'
import { hashPassword } from '../../../platform/password-hash.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { passwordChangedMail } from '../email/account-mails.ts'
import { activityOf } from '../email/change-email.ts'
import { deleteLinksOf } from '../links/account-links-repository.ts'
import { deleteSessionsOf } from '../session-repository.ts'
import { setPassword } from '../user-repository.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'
import { requirePassword } from './require-password.ts'

/** Changes the password and ends every session, the present one too: the caller begins it anew. */
export async function changePassword(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'env' | 'mail' | 'secret'>,
  user: UserRow,
  { currentPassword, newPassword }: ChangePasswordRequest,
  address: string,
): Promise<void> {
  const { database, env, mail } = context
  refuseCommonPassword(newPassword, 'newPassword')
  await requirePassword(context, user, currentPassword, address, 'currentPassword')
  const passwordHash = await hashPassword(newPassword)
  await database.transaction(async (transaction) => {
    await setPassword(transaction, user.id, passwordHash)
    await deleteSessionsOf(transaction, user.id)
    await deleteLinksOf(transaction, user.id, ['reset-password', 'password-link'])
    await recordActivity(
      { ...context, database: transaction },
      activityOf(user.id, 'account.password-changed'),
    )
  })
  mail?.send(passwordChangedMail(env, user))
}
