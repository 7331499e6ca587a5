import { isAllowed, type ProjectRole } from '@kwiq/contracts'
import type { AccessRow } from './access-row.ts'

/** Everybody the grid tries: with a session, or with nothing. */
export const actors = [
  'anonymous',
  'outsider',
  'viewer',
  'editor',
  'admin',
  'owner',
  'platformOwner',
] as const
export type Actor = (typeof actors)[number]

/** What comes of a call: it passes, or it is refused with this status. */
export type Outcome = 'passes' | 401 | 403 | 404

const roles: Partial<Record<Actor, ProjectRole>> = {
  viewer: 'viewer',
  editor: 'editor',
  admin: 'admin',
  owner: 'owner',
}

/** What must come of a call of `row` by `actor`. */
export function expectedOutcome(row: AccessRow, actor: Actor): Outcome {
  if (row.may === 'anyone') return 'passes'
  if (actor === 'anonymous') return 401
  switch (row.may) {
    case 'signed-in':
    case 'account':
      return 'passes'
    case 'platform-owner':
      return actor === 'platformOwner' ? 'passes' : 403
    case 'project-owner':
      return actor === 'owner' ? 'passes' : 404
    default: {
      const role = roles[actor]
      // The platform's owner is a stranger in other people's projects.
      if (role === undefined) return 404
      return isAllowed(role, row.may) ? 'passes' : 403
    }
  }
}
