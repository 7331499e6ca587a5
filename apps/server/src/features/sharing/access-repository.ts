import { and, eq, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ProjectRole, SharePermission } from '@kwiq/contracts'
import { type ProjectRow, projects, projectShares } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'

export interface ProjectAccess {
  project: ProjectRow
  role: ProjectRole
}

/** The tables `findAccess` reads, for reads that are remembered. */
export const accessTables = ['projects', 'project_shares'] as const

/** Of a join of `projects` with this person's row of `project_shares`: the one project, if they may see it at all. */
export function isSeenBy(userId: Placeholder, projectId: Placeholder): SQL | undefined {
  return and(
    eq(projects.id, projectId),
    isNull(projects.deletedAt),
    or(eq(projects.ownerId, userId), isNotNull(projectShares.permission)),
  )
}

/** The join of `isSeenBy`. */
export function isShareOf(userId: Placeholder): SQL | undefined {
  return and(eq(projectShares.projectId, projects.id), eq(projectShares.userId, userId))
}

/** The project and what this person is in it, or null. A deleted project is nobody's. */
export async function findAccess(
  database: Database,
  userId: string,
  projectId: string,
): Promise<ProjectAccess | null> {
  const asker = sql.placeholder('userId')
  const statement = prepared(database, 'find_access', (name) =>
    database
      .select({ project: projects, permission: projectShares.permission })
      .from(projects)
      .leftJoin(projectShares, isShareOf(asker))
      .where(isSeenBy(asker, sql.placeholder('projectId')))
      .prepare(name),
  )
  const [found] = await statement.execute({ userId, projectId })
  const role = found && roleOf(userId, { ownerId: found.project.ownerId, permission: found.permission })
  return role ? { project: found.project, role } : null
}

/** What a person is in a project of this owner that is shared with them like this, or not (null). */
export function roleOf(
  userId: string,
  { ownerId, permission }: { ownerId: string; permission: SharePermission | null },
): ProjectRole | null {
  return ownerId === userId ? 'owner' : permission
}
