import type { Context } from '../../http/context.ts'
import { insertActivity } from './activity-repository.ts'

/** What somebody did, for the activity log. */
export interface ActivityEntry {
  /** Resource and verb in the past, such as `account.registered`. */
  action: string
  resourceType: string
  resourceId: string
  /** Null for what nobody signed in has done. */
  userId: string | null
}

/**
 * Adds a line to the activity log. Every operation that changes the state of something calls it, in the transaction
 * of the change where there is one (give that as `database`).
 */
export async function recordActivity(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  entry: ActivityEntry,
): Promise<void> {
  await insertActivity(database, { id: ids.uuid(), createdAt: clock.now(), ...entry })
}
