import type { UserRow } from '../../db/schema/index.ts'
import type { Env } from '../../platform/env/env.ts'

/** The role that an address brings once it is shown to be somebody's; null for an ordinary one. */
export function ownerRole({ ownerEmail }: Pick<Env, 'ownerEmail'>, email: string): UserRow['role'] | null {
  return ownerEmail !== null && email === ownerEmail ? 'OWNER' : null
}
