import type { Share } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { readInviteUrl } from './invite-link.ts'
import type { ShareEntry } from './shares-repository.ts'

/** A share as the API tells of it to those who may share. */
export function presentShare(context: Pick<Context, 'env' | 'secret'>, { share, user }: ShareEntry): Share {
  return {
    id: share.id,
    userId: share.userId,
    permission: share.permission,
    email: user?.email ?? share.invitedEmail ?? '',
    firstName: user?.firstName || null,
    lastName: user?.lastName || null,
    isPending: share.userId === null,
    inviteUrl: readInviteUrl(context, share),
    expiresAt: share.expiresAt?.toISOString() ?? null,
    createdAt: share.createdAt.toISOString(),
  }
}
