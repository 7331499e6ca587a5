import type { Invitation } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { hashInviteToken } from './invite-link.ts'
import { findInvitation } from './shares-repository.ts'

/** What a link invites to. The link is the policy: whoever holds it was sent it. */
export async function getInvitation(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  token: string,
): Promise<Invitation> {
  const found = await findInvitation(database, hashInviteToken(token), clock.now())
  if (!found?.expiresAt) throw notFound('Invitation')
  return {
    projectName: found.project.name,
    permission: found.permission,
    invitedBy: found.sharer && fullName(found.sharer),
    expiresAt: found.expiresAt.toISOString(),
  }
}

/** Never the email: the holder of a link need not know it. */
function fullName(user: UserRow): string | null {
  return `${user.firstName} ${user.lastName}`.trim() || null
}
