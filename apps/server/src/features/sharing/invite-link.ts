import { createHash } from 'node:crypto'
import { shareLimits } from '@kwiq/contracts'
import type { ProjectShareRow } from '../../db/schema/index.ts'
import type { Context } from '../../http/context.ts'
import { seal, unseal } from '../../platform/seal.ts'

const day = 86_400_000

type LinkColumns = Pick<ProjectShareRow, 'tokenHash' | 'sealedToken' | 'expiresAt'>

/** What an invitation's link is looked up by. */
export function hashInviteToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** A fresh link for a share, good for 14 days. */
export function makeInviteLink(
  { ids, clock, secret }: Pick<Context, 'ids' | 'clock' | 'secret'>,
  shareId: string,
): LinkColumns {
  const token = ids.token()
  return {
    tokenHash: hashInviteToken(token),
    sealedToken: seal(secret, 'share-link', shareId, token),
    expiresAt: new Date(clock.now().getTime() + shareLimits.inviteDays * day),
  }
}

/** The link of an invitation, or null when there is none or the server's secret is no longer the one it was made with. */
export function readInviteUrl(
  { env, secret }: Pick<Context, 'env' | 'secret'>,
  share: Pick<ProjectShareRow, 'id' | 'sealedToken'>,
): string | null {
  if (share.sealedToken === null) return null
  try {
    return `${env.publicUrl}/invite/${unseal(secret, 'share-link', share.id, share.sealedToken).toString()}`
  } catch {
    return null
  }
}

/** A share without a link, as it is once somebody has taken it up. */
export const noLink = { invitedEmail: null, tokenHash: null, sealedToken: null, expiresAt: null } as const
