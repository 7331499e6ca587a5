import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { type BuildArtifactRow, buildArtifacts, builds, projects, users } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** Files of these builds, in the order they are shown. */
export async function findArtifacts(
  database: Database,
  buildIds: readonly string[],
): Promise<BuildArtifactRow[]> {
  if (buildIds.length === 0) return []
  return database
    .select()
    .from(buildArtifacts)
    .where(inArray(buildArtifacts.buildId, [...buildIds]))
    .orderBy(asc(buildArtifacts.position))
}

export async function insertArtifacts(transaction: Database, rows: BuildArtifactRow[]): Promise<void> {
  if (rows.length > 0) await transaction.insert(buildArtifacts).values(rows)
}

export async function deleteArtifacts(
  database: Database,
  rows: readonly Pick<BuildArtifactRow, 'buildId' | 'name'>[],
): Promise<void> {
  for (const { buildId, name } of rows) {
    await database
      .delete(buildArtifacts)
      .where(and(eq(buildArtifacts.buildId, buildId), eq(buildArtifacts.name, name)))
  }
}

/** Files whose build is gone, at most `limit`. */
export async function findOrphans(database: Database, limit: number): Promise<BuildArtifactRow[]> {
  const rows = await database
    .select({ artifact: buildArtifacts })
    .from(buildArtifacts)
    .leftJoin(builds, eq(builds.id, buildArtifacts.buildId))
    .where(isNull(builds.id))
    .limit(limit)
  return rows.map(({ artifact }) => artifact)
}

/**
 * Files older than their owner's plan keeps them, at most `limit`. The newest completed build of each platform of a
 * project keeps its files for ever. `keptSince` is by tier; a tier without an entry keeps all.
 */
export async function findExpired(
  database: Database,
  keptSince: Readonly<Partial<Record<'FREE' | 'PRO' | 'TEAM' | 'OWNER', Date>>>,
  limit: number,
): Promise<BuildArtifactRow[]> {
  const newest = database
    .selectDistinctOn([builds.projectId, builds.platform], { id: sql<string>`${builds.id}`.as('newest_id') })
    .from(builds)
    .where(eq(builds.status, 'completed'))
    .orderBy(builds.projectId, builds.platform, desc(builds.buildNumber))
    .as('newest')
  const found: BuildArtifactRow[] = []
  for (const tier of ['FREE', 'PRO', 'TEAM', 'OWNER'] as const) {
    const since = keptSince[tier]
    if (!since) continue
    const rows = await database
      .select({ artifact: buildArtifacts })
      .from(buildArtifacts)
      .innerJoin(builds, eq(builds.id, buildArtifacts.buildId))
      .innerJoin(projects, eq(projects.id, builds.projectId))
      .innerJoin(users, and(eq(users.id, projects.ownerId), eq(users.role, tier)))
      .leftJoin(newest, eq(newest.id, builds.id))
      .where(and(isNull(newest.id), isNotNull(builds.finishedAt), lt(builds.finishedAt, since)))
      .limit(limit)
    found.push(...rows.map(({ artifact }) => artifact))
  }
  return found
}
