import { desc } from 'drizzle-orm'
import { comesAfter } from '../../db/comes-after.ts'
import { activity, type ActivityRow } from '../../db/schema/index.ts'
import type { TimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'

export async function insertActivity(database: Database, entry: ActivityRow): Promise<void> {
  await database.insert(activity).values(entry)
}

/** Newest first. */
export async function findActivity(
  database: Database,
  { after, limit }: { after: TimeCursor | null; limit: number },
): Promise<ActivityRow[]> {
  return database
    .select()
    .from(activity)
    .where(comesAfter(activity.createdAt, activity.id, after))
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(limit)
}
