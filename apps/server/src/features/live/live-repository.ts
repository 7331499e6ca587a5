import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { ProjectRole } from '@kwiq/contracts'
import { apiKeys, projectDocuments, projects, projectShares, sessions, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** The revision of a project's document, or null when it is gone. */
export async function findRevision(database: Database, projectId: string): Promise<number | null> {
  const rows = await database
    .select({ revision: projectDocuments.revision })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
  return rows[0]?.revision ?? null
}

/** The revisions of projects' documents. */
export async function findRevisions(
  database: Database,
  projectIds: string[],
): Promise<{ projectId: string; revision: number }[]> {
  return database
    .select({ projectId: projectDocuments.projectId, revision: projectDocuments.revision })
    .from(projectDocuments)
    .where(inArray(projectDocuments.projectId, projectIds))
}

/** Those of the sessions that are still good: used since `usedAfter`, and their person not suspended. */
export async function findLiveSessions(
  database: Database,
  sessionIds: string[],
  usedAfter: Date,
): Promise<Set<string>> {
  const rows = await database
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(inArray(sessions.id, sessionIds), gt(sessions.lastUsedAt, usedAfter), isNull(users.suspendedAt)),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Those of the API keys that are still good, and whose person is not suspended. */
export async function findLiveKeys(database: Database, keyIds: string[], now: Date): Promise<Set<string>> {
  const rows = await database
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        inArray(apiKeys.id, keyIds),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
        isNull(users.suspendedAt),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** What people are in projects, by `roleKey`. Who is missing is nothing there, as is everybody in a deleted one. */
export async function findRoles(
  database: Database,
  userIds: string[],
  projectIds: string[],
): Promise<Map<string, ProjectRole>> {
  const rows = await database
    .select({
      projectId: projects.id,
      ownerId: projects.ownerId,
      userId: projectShares.userId,
      permission: projectShares.permission,
    })
    .from(projects)
    .leftJoin(
      projectShares,
      and(eq(projectShares.projectId, projects.id), inArray(projectShares.userId, userIds)),
    )
    .where(
      and(
        inArray(projects.id, projectIds),
        isNull(projects.deletedAt),
        or(inArray(projects.ownerId, userIds), inArray(projectShares.userId, userIds)),
      ),
    )
  const roles = new Map<string, ProjectRole>()
  for (const { projectId, userId, permission } of rows) {
    if (userId !== null && permission !== null) roles.set(roleKey(userId, projectId), permission)
  }
  for (const { projectId, ownerId } of rows) roles.set(roleKey(ownerId, projectId), 'owner')
  return roles
}

export function roleKey(userId: string, projectId: string): string {
  return `${userId} ${projectId}`
}
