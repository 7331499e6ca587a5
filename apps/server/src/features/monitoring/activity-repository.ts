import { activity, type ActivityRow } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export async function insertActivity(database: Database, entry: ActivityRow): Promise<void> {
  await database.insert(activity).values(entry)
}
