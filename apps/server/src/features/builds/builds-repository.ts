import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Tier } from '@kwiq/contracts'
import { comesAfter } from '../../db/comes-after.ts'
import { type BuildRow, builds, projects, projectShares, users } from '../../db/schema/index.ts'
import type { TimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'

/** A build with the name of its project. */
export interface FoundBuild {
  build: BuildRow
  projectName: string
}

const active = ['pending', 'building'] as const

/** At most `limit` builds of the projects this person owns or has a share of, newest first. */
export async function findBuilds(
  database: Database,
  userId: string,
  { projectId, after, limit }: { projectId: string | null; after: TimeCursor | null; limit: number },
): Promise<FoundBuild[]> {
  return database
    .select({ build: builds, projectName: projects.name })
    .from(builds)
    .innerJoin(projects, eq(projects.id, builds.projectId))
    .leftJoin(projectShares, and(eq(projectShares.projectId, projects.id), eq(projectShares.userId, userId)))
    .where(
      and(
        isNull(projects.deletedAt),
        or(eq(projects.ownerId, userId), isNotNull(projectShares.permission)),
        projectId === null ? undefined : eq(builds.projectId, projectId),
        comesAfter(builds.createdAt, builds.id, after),
      ),
    )
    .orderBy(desc(builds.createdAt), desc(builds.id))
    .limit(limit)
}

export async function findBuild(database: Database, id: string): Promise<FoundBuild | null> {
  const rows = await database
    .select({ build: builds, projectName: projects.name })
    .from(builds)
    .innerJoin(projects, eq(projects.id, builds.projectId))
    .where(eq(builds.id, id))
  return rows[0] ?? null
}

/** Whether this person, or who owns the project, is kept out of this Kwiq. */
export async function isSuspended(
  database: Database,
  { userId, projectId }: { userId: string; projectId: string },
): Promise<boolean> {
  const ofOwner = database.select({ id: projects.ownerId }).from(projects).where(eq(projects.id, projectId))
  const rows = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.suspendedAt), or(eq(users.id, userId), inArray(users.id, ofOwner))))
    .limit(1)
  return rows.length > 0
}

/** A build, and nobody else may change it until the transaction ends. */
export async function lockBuild(transaction: Database, id: string): Promise<BuildRow | null> {
  const rows = await transaction.select().from(builds).where(eq(builds.id, id)).for('update')
  return rows[0] ?? null
}

export async function insertBuild(transaction: Database, row: BuildRow): Promise<void> {
  await transaction.insert(builds).values(row)
}

export async function updateBuild(database: Database, id: string, values: Partial<BuildRow>): Promise<void> {
  await database.update(builds).set(values).where(eq(builds.id, id))
}

/** The completed build of a platform that came before this one. */
export async function findCompletedBefore(
  database: Database,
  { projectId, platform, buildNumber }: Pick<BuildRow, 'projectId' | 'platform' | 'buildNumber'>,
): Promise<BuildRow | null> {
  const rows = await database
    .select()
    .from(builds)
    .where(
      and(
        eq(builds.projectId, projectId),
        eq(builds.platform, platform),
        eq(builds.status, 'completed'),
        lt(builds.buildNumber, buildNumber),
      ),
    )
    .orderBy(desc(builds.buildNumber))
    .limit(1)
  return rows[0] ?? null
}

/** Builds since `monthStart` that count against a person's plan: completed ones, and those that may yet be. */
export async function countExports(
  database: Database,
  payerId: string,
  monthStart: Date,
): Promise<{ completed: number; active: number }> {
  const rows = await database
    .select({ status: builds.status, count: count() })
    .from(builds)
    .where(
      and(
        eq(builds.payerId, payerId),
        or(
          inArray(builds.status, [...active]),
          and(eq(builds.status, 'completed'), gte(builds.queuedAt, monthStart)),
        ),
      ),
    )
    .groupBy(builds.status)
  const of = (status: BuildRow['status']) => rows.find((row) => row.status === status)?.count ?? 0
  return { completed: of('completed'), active: of('pending') + of('building') }
}

/** Places in the queue of the pending ones among these builds, counted from 1. */
export async function findQueuePositions(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const places = database
    .select({
      id: builds.id,
      place: sql<number>`row_number() OVER (ORDER BY ${builds.queuedAt}, ${builds.id})`
        .mapWith(Number)
        .as('place'),
    })
    .from(builds)
    .where(eq(builds.status, 'pending'))
    .as('places')
  const rows = await database
    .select({ id: places.id, place: places.place })
    .from(places)
    .where(inArray(places.id, [...ids]))
  return new Map(rows.map(({ id, place }) => [id, place]))
}

/** What waits and what runs, for the health of this Kwiq. */
export async function measureQueue(
  database: Database,
): Promise<{ pending: number; building: number; oldestPendingAt: Date | null }> {
  const rows = await database
    .select({ status: builds.status, count: count() })
    .from(builds)
    .where(inArray(builds.status, [...active]))
    .groupBy(builds.status)
  const oldest = await database
    .select({ queuedAt: builds.queuedAt })
    .from(builds)
    .where(eq(builds.status, 'pending'))
    .orderBy(asc(builds.queuedAt))
    .limit(1)
  const of = (status: BuildRow['status']) => rows.find((row) => row.status === status)?.count ?? 0
  return { pending: of('pending'), building: of('building'), oldestPendingAt: oldest[0]?.queuedAt ?? null }
}

/** The tier of a project's owner. */
export async function findTier(database: Database, userId: string): Promise<Tier> {
  const rows = await database.select({ role: users.role }).from(users).where(eq(users.id, userId))
  return rows[0]?.role ?? 'FREE'
}
