import { eq } from 'drizzle-orm'
import { siteIcons } from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

export type SiteIconRow = typeof siteIcons.$inferSelect

export async function insertSiteIcon(transaction: Database, row: SiteIconRow): Promise<void> {
  await transaction.insert(siteIcons).values(row)
}

export async function findSiteIcon(database: Database, projectId: string): Promise<SiteIconRow | null> {
  const rows = await database.select().from(siteIcons).where(eq(siteIcons.projectId, projectId))
  return rows[0] ?? null
}
