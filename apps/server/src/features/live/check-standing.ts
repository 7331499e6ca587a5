import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { LiveHub } from './live-hub.ts'
import { findLiveKeys, findLiveSessions, findRoles, roleKey } from './live-repository.ts'
import { endStream, type Watcher } from './watcher.ts'

/** Streams asked about in one query: each is up to three of its parameters. */
const atOnce = 2000

/** Milliseconds without use after which a session is over: an open stream is no use. */
const sessionIdleTime = 30 * 86_400_000

/**
 * Ends the streams of people who may no longer listen (removed, signed out, suspended, their key deleted) and
 * tells of roles that changed. Events say most of this sooner; this finds what no event told.
 */
export async function checkStanding(
  { database, clock }: { database: Database; clock: Clock },
  hub: LiveHub,
): Promise<void> {
  const watchers = hub.watchers()
  const usedAfter = new Date(clock.now().getTime() - sessionIdleTime)
  for (let at = 0; at < watchers.length; at += atOnce) {
    const some = watchers.slice(at, at + atOnce)
    const sessionIds = unique(some.flatMap(({ sessionId }) => sessionId ?? []))
    const keyIds = unique(some.flatMap(({ keyId }) => keyId ?? []))
    const [live, liveKeys, roles] = await Promise.all([
      sessionIds.length > 0 ? findLiveSessions(database, sessionIds, usedAfter) : new Set<string>(),
      keyIds.length > 0 ? findLiveKeys(database, keyIds, clock.now()) : new Set<string>(),
      findRoles(
        database,
        unique(some.map(({ presence }) => presence.userId)),
        unique(some.map(({ projectId }) => projectId)),
      ),
    ])
    for (const watcher of some) judge(watcher, new Set([...live, ...liveKeys]), roles, hub)
  }
}

function judge(
  watcher: Watcher,
  live: ReadonlySet<string>,
  roles: ReadonlyMap<string, Watcher['role']>,
  hub: LiveHub,
): void {
  const { sessionId, keyId, presence, projectId } = watcher
  if (!live.has(sessionId ?? keyId ?? '')) return endStream(watcher, 'signed-out')
  const role = roles.get(roleKey(presence.userId, projectId))
  if (role === undefined) return endStream(watcher, 'removed')
  hub.setRole(watcher, role)
}

function unique(values: string[]): string[] {
  return [...new Set(values)]
}
