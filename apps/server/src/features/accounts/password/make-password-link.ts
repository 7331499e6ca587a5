import type { PasswordLink } from '@kwiq/contracts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { isUuid } from '../../../platform/ids.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { makeLink } from '../links/account-links.ts'
import { deleteLinksOf } from '../links/account-links-repository.ts'
import { lockUser } from '../user-repository.ts'

/**
 * A link for the OWNER to hand to somebody who cannot get in; one made before is then void. The OWNER's own account
 * has none: whoever borrows the OWNER's session must not be able to keep the account.
 */
export async function makePasswordLink(
  context: Pick<Context, 'database' | 'clock' | 'ids' | 'env'>,
  ownerId: string,
  userId: string,
): Promise<PasswordLink> {
  const { token, expiresAt } = await context.database.transaction(async (transaction) => {
    const deps = { ...context, database: transaction }
    const user = isUuid(userId) ? await lockUser(transaction, userId) : null
    if (!user) throw notFound('Account')
    if (user.role === 'OWNER')
      throw new AppError('forbidden', 'The account of the OWNER is not managed here.')
    if (user.suspendedAt) throw new AppError('conflict', 'This account is suspended. Let it in again first.')
    await deleteLinksOf(transaction, user.id, ['password-link'])
    const link = await makeLink(deps, user, { purpose: 'password-link', email: user.email })
    await recordActivity(deps, {
      action: 'account.password-link-made',
      resourceType: 'account',
      resourceId: user.id,
      userId: ownerId,
    })
    return link
  })
  return { url: `${context.env.publicUrl}/api/reset?token=${token}`, expiresAt: expiresAt.toISOString() }
}
