import { hash } from 'node:crypto'
import type { SessionRow, UserRow } from '../../db/schema/index.ts'
import type { Authentication } from '../../http/authentication.ts'
import type { Context } from '../../http/context.ts'
import { cachedRead } from '../../platform/database/read-cache.ts'
import { whenKnown } from '../../platform/when-known.ts'
import {
  deleteIdleSessions,
  deleteSessionByToken,
  findSession,
  insertSession,
  touchSession,
} from './session-repository.ts'

const day = 86_400_000
/** Milliseconds without use after which a session is over. */
export const sessionIdleTime = 30 * day
/** The time of last use is written at most this often (ms): a busy studio must not write on every call. */
const touchInterval = day / 24

type Needed = Pick<Context, 'database' | 'clock' | 'ids'>

/** Only this hash is stored: who reads the table cannot sign in with it. */
function hashToken(token: string): string {
  return hash('sha256', token)
}

/** The moment since which a session must have been used to be alive. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - sessionIdleTime)
}

/** Begins a session; returns the token for the cookie. `sealIdToken` gives what the sign-in provider's sign-out asks for. */
export async function startSession(
  context: Needed,
  userId: string,
  userAgent: string,
  sealIdToken: (sessionId: string) => string | null = () => null,
): Promise<string> {
  const now = context.clock.now()
  const token = context.ids.token()
  const id = context.ids.uuid()
  const session: SessionRow = {
    id,
    userId,
    tokenHash: hashToken(token),
    sealedIdToken: sealIdToken(id),
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastUsedAt: now,
  }
  await deleteIdleSessions(context.database, idleSince(now))
  await insertSession(context.database, session)
  return token
}

type Resumed = Authentication & { isTouched: boolean }

/**
 * Who the token stands for, or null; at once when that is remembered. `isTouched` says that the cookie should be sent
 * anew.
 */
export function resumeSession(context: Needed, token: string): Resumed | null | Promise<Resumed | null> {
  const now = context.clock.now()
  const found = cachedRead(context.database, { key: ['session', token], tables: ['sessions', 'users'] }, () =>
    findSession(context.database, hashToken(token), idleSince(now)),
  )
  return whenKnown(found, (known) => {
    // Asked here too: a remembered session grows old without anything being written.
    const age = known === null ? sessionIdleTime : now.getTime() - known.session.lastUsedAt.getTime()
    if (known === null || age >= sessionIdleTime || isSuspended(known.user)) return null
    const isTouched = age >= touchInterval
    const resumed = { user: known.user, sessionId: known.session.id, isTouched }
    return isTouched ? touchSession(context.database, known.session.id, now).then(() => resumed) : resumed
  })
}

/** Ends the session of the token; gives it, if there was one. */
export async function endSessionByToken(context: Needed, token: string): Promise<SessionRow | null> {
  return deleteSessionByToken(context.database, hashToken(token))
}

function isSuspended(user: UserRow): boolean {
  return user.suspendedAt !== null
}
