import { and, desc, eq } from 'drizzle-orm'
import { type TransferRow, transfers } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export async function insertTransfer(database: Database, row: TransferRow): Promise<void> {
  await database.insert(transfers).values(row)
}

/** What a person keeps for later, newest first, at most 200. */
export async function findTransfers(database: Database, userId: string): Promise<TransferRow[]> {
  return database
    .select()
    .from(transfers)
    .where(eq(transfers.userId, userId))
    .orderBy(desc(transfers.createdAt), desc(transfers.id))
    .limit(mostTransfers)
}

/** As many as one person may keep. */
export const mostTransfers = 200

/** Whether there was one of this person's to delete. */
export async function deleteTransfer(database: Database, userId: string, id: string): Promise<boolean> {
  const rows = await database
    .delete(transfers)
    .where(and(eq(transfers.id, id), eq(transfers.userId, userId)))
    .returning({ id: transfers.id })
  return rows.length > 0
}
