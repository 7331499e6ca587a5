import { type ApiKeyPermission, isAllowed, type ProjectRole } from '@kwiq/contracts'
import type { AccessRow } from './access-row.ts'

/** Keys the grid tries, made by the owner of the projects, who is not the platform's; but one. */
export const keyActors = {
  readKey: ['read'],
  writeKey: ['write'],
  deleteKey: ['delete'],
  adminKey: ['admin'],
  workingKey: ['read', 'write', 'delete'],
  fullKey: ['read', 'write', 'delete', 'admin'],
  /** Made by the platform's owner, whose administration no key may reach. */
  platformOwnersKey: ['read', 'write', 'delete', 'admin'],
} as const satisfies Record<string, readonly ApiKeyPermission[]>
export type KeyActor = keyof typeof keyActors

/** People with a session, and nobody in particular. */
const personActors = ['anonymous', 'outsider', 'viewer', 'editor', 'admin', 'owner', 'platformOwner'] as const

export type Actor = (typeof personActors)[number] | KeyActor

/** Everybody the grid tries. */
const actors: readonly Actor[] = [...personActors, ...(Object.keys(keyActors) as KeyActor[])]

export function isKeyActor(actor: Actor): actor is KeyActor {
  return actor in keyActors
}

/** Who has made the key; of anybody else themselves, and of nobody the owner of the projects. */
export function personBehind(actor: Actor): Exclude<Actor, 'anonymous' | KeyActor> {
  if (actor === 'platformOwnersKey') return 'platformOwner'
  return actor === 'anonymous' || isKeyActor(actor) ? 'owner' : actor
}

/** What comes of a call: it passes, or it is refused with this status. */
export type Outcome = 'passes' | 401 | 403 | 404

const roles: Partial<Record<Actor, ProjectRole>> = {
  viewer: 'viewer',
  editor: 'editor',
  admin: 'admin',
  owner: 'owner',
}

/** What must come of a row's call for each actor who is tried with it. */
export function expectedOutcomes(row: AccessRow): Partial<Record<Actor, Outcome>> {
  // Where anybody may come in, a key neither helps nor hinders.
  const tried = row.may === 'anyone' && !row.key ? personActors : actors
  return Object.fromEntries(tried.map((actor) => [actor, expectedOutcome(row, actor)]))
}

function expectedOutcome(row: AccessRow, actor: Actor): Outcome {
  const exception = row.except?.[actor]
  if (exception !== undefined) return exception
  if (isKeyActor(actor)) return outcomeOfKey(row, actor)
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

/** What the method and the rule ask of a key, and what its maker could do. */
function outcomeOfKey(row: AccessRow, actor: KeyActor): Outcome {
  const needed = row.key ?? (row.may === 'share' ? 'admin' : 'method')
  if (row.may === 'account' || row.may === 'platform-owner') return 403
  if (needed === 'any') return 'passes'
  // A stranger in other people's projects, as its maker is.
  if (actor === 'platformOwnersKey' && row.may !== 'signed-in') return 404
  const granted: readonly string[] = keyActors[actor]
  const isMethodGranted = granted.includes(permissionOfMethod(row.route))
  return isMethodGranted && (needed === 'method' || granted.includes('admin')) ? 'passes' : 403
}

function permissionOfMethod(route: AccessRow['route']): ApiKeyPermission {
  if (route.startsWith('GET ')) return 'read'
  return route.startsWith('DELETE ') ? 'delete' : 'write'
}
