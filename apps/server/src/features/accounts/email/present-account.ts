import type { Account } from '@kwiq/contracts'
import type { UserRow } from '../../../db/schema/index.ts'
import type { Context } from '../../../http/context.ts'
import { findNewestLink } from '../links/account-links-repository.ts'

/** How the person signs in, and what they have yet to confirm. */
export async function presentAccount(
  { database, clock, mail }: Pick<Context, 'database' | 'clock' | 'mail'>,
  user: UserRow,
): Promise<Account> {
  const link = mail && (await findNewestLink(database, user.id, 'confirm-email', clock.now()))
  return {
    email: user.email,
    emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
    pendingEmail: link && link.email !== user.email ? link.email : null,
    hasPassword: user.passwordHash !== null,
    canMail: mail !== null,
  }
}
