import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import type { Env } from '../../platform/env/env.ts'

/** The role that an address brings once it is shown to be somebody's; null for an ordinary one. */
export function ownerRole({ ownerEmail }: Pick<Env, 'ownerEmail'>, email: string): UserRow['role'] | null {
  return ownerEmail !== null && email === ownerEmail ? 'OWNER' : null
}

/**
 * Throws `conflict` for an OWNER whose address, once free, would make whoever registers with it another OWNER: without
 * mail and without a provider nobody has to show that an address is theirs.
 */
export function refuseToFreeOwnerAddress(
  { env, mail }: Pick<Context, 'env' | 'mail'>,
  { email, role }: Pick<UserRow, 'email' | 'role'>,
): void {
  if (role !== 'OWNER' || mail || env.oidc || ownerRole(env, email) === null) return
  throw new AppError(
    'conflict',
    'OWNER_EMAIL names this address: whoever registers with it would own this Kwiq. Change that setting first.',
  )
}
