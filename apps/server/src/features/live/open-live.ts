import { presenceLimits, type Presence } from '@kwiq/contracts'
import type { UserRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { EventStream } from '../../http/event-stream.ts'
import type { Database } from '../../platform/database/database.ts'
import { listPeople, projectAccess } from '../sharing/index.ts'
import type { LiveHub } from './live-hub.ts'
import { findRevision } from './live-repository.ts'
import { endStream, tell, type Watcher } from './watcher.ts'

/** Streams of one person in one process: many windows, and no flood. */
export const streamsPerUser = 50

interface OpenLiveInput {
  user: UserRow
  sessionId: string | null
  keyId: string | null
  projectId: string
  clientId: string
  /** Turns the answer into the stream; called once the policy has agreed. */
  openStream: () => EventStream
}

/**
 * Opens a stream and says how things stand. It listens before it reads: what happens in between comes after.
 * Throws 404 for who is not in the project, and 429 past the limit of streams.
 */
export async function openLive(
  { database, hub }: { database: Database; hub: LiveHub },
  { user, sessionId, keyId, projectId, clientId, openStream }: OpenLiveInput,
): Promise<void> {
  const { role } = await projectAccess(database, user.id, projectId, 'read-project')
  refuseTooMany(hub, user)
  const presence = await describePresence(database, user, projectId, clientId)
  // Again: of many that were asked for at once, none had been opened above. From here to `join` nothing is waited for.
  refuseTooMany(hub, user)
  const stream = openStream()
  const watcher: Watcher = { projectId, sessionId, keyId, role, presence, stream, isOver: false }
  watcher.stream.onClose(() => hub.leave(watcher))
  const { people, open } = hub.join(watcher)
  try {
    const access = await projectAccess(database, user.id, projectId, 'read-project')
    const revision = await findRevision(database, projectId)
    watcher.role = access.role
    tell(watcher, 'hello', { revision: revision ?? 0, role: access.role, people }, revision ?? 0)
    open()
    if (revision !== null) hub.catchUp(projectId, revision)
  } catch (error) {
    // The answer has begun: all that is left is to end it.
    endStream(watcher, error instanceof AppError && error.code === 'not_found' ? 'removed' : 'later')
  }
}

function refuseTooMany(hub: LiveHub, user: UserRow): void {
  if (hub.countOf(user.id) < streamsPerUser) return
  throw new AppError('rate_limited', 'This project is open in too many windows. Close some of them.', {
    headers: { 'retry-after': '10' },
  })
}

/** Somebody in a project, not yet anywhere in the studio. */
export async function describePresence(
  database: Database,
  user: UserRow,
  projectId: string,
  clientId: string,
): Promise<Presence> {
  const people = await listPeople(database, projectId)
  const place = people.findIndex(({ id }) => id === user.id)
  return {
    clientId,
    userId: user.id,
    firstName: user.firstName || null,
    lastName: user.lastName || null,
    email: user.email,
    color: Math.max(place, 0) % presenceLimits.colors,
    screenId: null,
    selection: [],
  }
}
