import type { Session } from '@kwiq/contracts'
import { z } from 'zod'
import type { Authentication } from '../../http/authentication.ts'
import type { Context } from '../../http/context.ts'
import { idleSince } from './session.ts'
import { recordActivity } from '../monitoring/index.ts'
import { deleteSessionOf, deleteSessionsOf, listSessionsOf } from './session-repository.ts'

/** Where the person is signed in, latest use first. */
export async function listSessions(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { user, sessionId }: Authentication,
): Promise<Session[]> {
  const rows = await listSessionsOf(database, user.id, idleSince(clock.now()))
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    userAgent: row.userAgent || null,
    isCurrent: row.id === sessionId,
  }))
}

/** Ends one session of the person; false when there is none with this id. */
export async function endSession(
  { database }: Pick<Context, 'database'>,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return z.uuid().safeParse(sessionId).success && deleteSessionOf(database, userId, sessionId)
}

/** Ends all sessions of the person but the present one. */
export async function endOtherSessions(
  context: Pick<Context, 'database' | 'clock' | 'ids'>,
  { user, sessionId }: Authentication,
): Promise<void> {
  await context.database.transaction(async (transaction) => {
    await deleteSessionsOf(transaction, user.id, sessionId)
    await recordActivity(
      { ...context, database: transaction },
      { action: 'session.others-ended', resourceType: 'account', resourceId: user.id, userId: user.id },
    )
  })
}
