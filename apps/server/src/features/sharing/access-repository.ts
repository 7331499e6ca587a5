import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { ProjectRole } from '@kwiq/contracts'
import { type ProjectRow, projects, projectShares } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

export interface ProjectAccess {
  project: ProjectRow
  role: ProjectRole
}

/** The tables `findAccess` reads, for reads that are remembered. */
export const accessTables = ['projects', 'project_shares'] as const

/** The project and what this person is in it, or null. A deleted project is nobody's. */
export async function findAccess(
  database: Database,
  userId: string,
  projectId: string,
): Promise<ProjectAccess | null> {
  const [found] = await database
    .select({ project: projects, permission: projectShares.permission })
    .from(projects)
    .leftJoin(projectShares, and(eq(projectShares.projectId, projects.id), eq(projectShares.userId, userId)))
    .where(
      and(
        eq(projects.id, projectId),
        isNull(projects.deletedAt),
        or(eq(projects.ownerId, userId), isNotNull(projectShares.permission)),
      ),
    )
  if (!found) return null
  const { project, permission } = found
  if (project.ownerId === userId) return { project, role: 'owner' }
  return permission === null ? null : { project, role: permission }
}
