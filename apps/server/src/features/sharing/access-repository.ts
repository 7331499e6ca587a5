import { and, eq, isNull } from 'drizzle-orm'
import type { ProjectRole } from '@kwiq/contracts'
import { type ProjectRow, projects } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export interface ProjectAccess {
  project: ProjectRow
  role: ProjectRole
}

/** The project and what this person is in it, or null. A deleted project is nobody's. */
export async function findAccess(
  database: Database,
  userId: string,
  projectId: string,
): Promise<ProjectAccess | null> {
  const rows = await database
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.ownerId, userId), isNull(projects.deletedAt)))
  const project = rows[0]
  return project ? { project, role: 'owner' } : null
}
