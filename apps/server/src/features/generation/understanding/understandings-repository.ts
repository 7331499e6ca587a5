import { eq } from 'drizzle-orm'
import { type ProjectUnderstandingRow, projectUnderstandings } from '../../../db/schema/index.ts'
import type { Database } from '../../../platform/database/database.ts'

export async function findUnderstanding(
  database: Database,
  projectId: string,
): Promise<ProjectUnderstandingRow | null> {
  const rows = await database
    .select()
    .from(projectUnderstandings)
    .where(eq(projectUnderstandings.projectId, projectId))
  return rows[0] ?? null
}

/** Keeps it in place of the one before. */
export async function keepUnderstanding(database: Database, row: ProjectUnderstandingRow): Promise<void> {
  const { projectId: target, ...set } = row
  await database
    .insert(projectUnderstandings)
    .values({ ...set, projectId: target })
    .onConflictDoUpdate({ target: projectUnderstandings.projectId, set })
}
