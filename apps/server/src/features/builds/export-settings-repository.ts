import { and, eq, isNull, sql } from 'drizzle-orm'
import { type ExportSettingsRow, exportSettings } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export async function findSettings(database: Database, projectId: string): Promise<ExportSettingsRow | null> {
  const rows = await database.select().from(exportSettings).where(eq(exportSettings.projectId, projectId))
  return rows[0] ?? null
}

/** Stores a project's first settings; those of another call that was quicker stay. */
export async function insertSettings(
  database: Database,
  projectId: string,
  packageId: string,
): Promise<void> {
  await database
    .insert(exportSettings)
    .values({ projectId, packageId, lastBuildNumber: 0 })
    .onConflictDoNothing({ target: exportSettings.projectId })
}

export async function setPackageId(database: Database, projectId: string, packageId: string): Promise<void> {
  await database
    .insert(exportSettings)
    .values({ projectId, packageId, lastBuildNumber: 0 })
    .onConflictDoUpdate({ target: exportSettings.projectId, set: { packageId } })
}

/** The number of a new build. Of parallel calls each gets its own. */
export async function takeBuildNumber(transaction: Database, projectId: string): Promise<number> {
  const rows = await transaction
    .update(exportSettings)
    .set({ lastBuildNumber: sql`${exportSettings.lastBuildNumber} + 1` })
    .where(eq(exportSettings.projectId, projectId))
    .returning({ number: exportSettings.lastBuildNumber })
  const [taken] = rows
  if (!taken) throw new Error('A project has no export settings.')
  return taken.number
}

export type StoredKey = Pick<ExportSettingsRow, 'sealedKey' | 'certificate' | 'keyCreatedAt'>

/** Stores a signing key. With `isFirst` only where there is none yet: the key of another worker that was quicker stays. */
export async function storeKey(
  database: Database,
  projectId: string,
  key: StoredKey,
  { isFirst }: { isFirst: boolean },
): Promise<void> {
  await database
    .update(exportSettings)
    .set(key)
    .where(
      and(eq(exportSettings.projectId, projectId), isFirst ? isNull(exportSettings.sealedKey) : undefined),
    )
}
