import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { ProjectRole, Tier } from '@kwiq/contracts'
import { comesAfter } from '../../db/comes-after.ts'
import {
  projectDocuments,
  type ProjectRow,
  projects,
  projectShares,
  users,
  versions,
} from '../../db/schema/index.ts'
import type { TimeCursor } from '../../http/time-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { type DocumentState, documentState } from './schema-repository.ts'

/** A project with what its card shows in words. */
export interface ListedProject {
  project: ProjectRow
  /** When the document was last saved. */
  savedAt: Date
  screenCount: number
  componentCount: number
  versionCount: number
}

/** A project with all that its card shows. */
export interface ProjectCard extends ListedProject {
  /** JSON text, or null. */
  cover: string | null
}

/** Which projects of a person: the live ones, or those deleted after a moment. */
export type ProjectFilter = { deletedAfter: Date | null }

/** Not grouped: so the index gives the last number at once, however many versions there are. */
const lastNumbersOf = (database: Database) =>
  database
    .select({ number: max(versions.number).as('last_number') })
    .from(versions)
    .where(eq(versions.projectId, projects.id))
    .as('last_numbers')

const listedColumns = (lastNumbers: ReturnType<typeof lastNumbersOf>) => ({
  project: projects,
  savedAt: projectDocuments.updatedAt,
  screenCount: projectDocuments.screenCount,
  componentCount: projectDocuments.componentCount,
  versionCount: sql<number>`coalesce(${lastNumbers.number}, 0)`.mapWith(Number),
})

/**
 * At most `limit` projects of this person, newest first, and what they are to them: the live ones they own or that
 * are shared with them, by creation, or their own deleted ones, by deletion. In one statement, which first finds the
 * page and then reads only its cards. Covers are most of a card: only the states of their documents are told.
 */
export async function findCards(
  database: Database,
  userId: string,
  { deletedAfter }: ProjectFilter,
  { after, limit }: { after: TimeCursor | null; limit: number },
): Promise<{ card: ListedProject & DocumentState; role: ProjectRole }[]> {
  const kind = { isDeleted: deletedAfter !== null, isLater: after !== null }
  const statement = prepared(
    database,
    `find_cards${kind.isDeleted ? '_deleted' : ''}${kind.isLater ? '_later' : ''}`,
    (name) => selectCards(database, kind).prepare(name),
  )
  const rows = await statement.execute({
    userId,
    limit,
    ...(deletedAfter && { deletedAfter }),
    ...(after && { at: after.at.toISOString(), id: after.id }),
  })
  return rows.map(({ role, ...card }) => ({ card, role }))
}

/** With holes: `userId`, `limit`, and `deletedAfter`, `at` and `id` where these are asked for. */
function selectCards(database: Database, { isDeleted, isLater }: { isDeleted: boolean; isLater: boolean }) {
  const userId = sql.placeholder('userId')
  const limit = sql.placeholder('limit')
  const time = isDeleted ? projects.deletedAt : projects.createdAt
  const isAfter = isLater
    ? comesAfter(time, projects.id, { at: sql.placeholder('at'), id: sql.placeholder('id') })
    : undefined
  const columns = { id: sql<string>`${projects.id}`.as('page_id'), time: sql`${time}`.as('page_time') }
  const owned = database
    .select({ ...columns, role: sql<ProjectRole>`'owner'`.as('page_role') })
    .from(projects)
    .where(
      and(
        eq(projects.ownerId, userId),
        isDeleted ? gt(projects.deletedAt, sql.placeholder('deletedAfter')) : isNull(projects.deletedAt),
        isAfter,
      ),
    )
    .orderBy(desc(time), desc(projects.id))
    .limit(limit)
  const shared = database
    .select({ ...columns, role: sql<ProjectRole>`${projectShares.permission}`.as('page_role') })
    .from(projectShares)
    .innerJoin(projects, eq(projects.id, projectShares.projectId))
    .where(
      and(
        eq(projectShares.userId, userId),
        isNull(projects.deletedAt),
        isDeleted ? sql`false` : undefined,
        isAfter,
      ),
    )
    .orderBy(desc(time), desc(projects.id))
    .limit(limit)
  const page = unionAll(owned, shared)
    .orderBy(sql`page_time desc`, sql`page_id desc`)
    .limit(limit)
    .as('page')
  const lastNumbers = lastNumbersOf(database)
  return database
    .select({ ...listedColumns(lastNumbers), ...documentState, role: page.role })
    .from(page)
    .innerJoin(projects, eq(projects.id, page.id))
    .innerJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .leftJoinLateral(lastNumbers, sql`true`)
    .orderBy(desc(page.time), desc(page.id))
}

/** The covers of these projects as JSON text or null, each with the state of the document it is of. */
export async function findCovers(
  database: Database,
  projectIds: readonly string[],
): Promise<(DocumentState & { projectId: string; cover: string | null })[]> {
  const { projectId, cover } = projectDocuments
  return database
    .select({ projectId, cover, ...documentState })
    .from(projectDocuments)
    .where(inArray(projectId, [...projectIds]))
}

/** One project with its card's fields, deleted or not. */
export async function findCard(database: Database, projectId: string): Promise<ProjectCard | null> {
  const lastNumbers = lastNumbersOf(database)
  const rows = await database
    .select({ ...listedColumns(lastNumbers), cover: projectDocuments.cover })
    .from(projects)
    .innerJoin(projectDocuments, eq(projectDocuments.projectId, projects.id))
    .leftJoinLateral(lastNumbers, sql`true`)
    .where(eq(projects.id, projectId))
  return rows[0] ?? null
}

/**
 * The person's tier, and nobody else may count against their plan until the transaction ends: counting and
 * taking a place become one step.
 */
export async function lockPlanHolder(transaction: Database, userId: string): Promise<Tier | null> {
  const rows = await transaction
    .select({ role: users.role })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  return rows[0]?.role ?? null
}

/** Live projects of a person. */
export async function countProjects(database: Database, ownerId: string): Promise<number> {
  const rows = await database
    .select({ count: count() })
    .from(projects)
    .where(and(eq(projects.ownerId, ownerId), isNull(projects.deletedAt)))
  return rows[0]?.count ?? 0
}

export async function insertProject(transaction: Database, row: ProjectRow): Promise<void> {
  await transaction.insert(projects).values(row)
}

export async function updateProject(
  database: Database,
  projectId: string,
  values: Partial<Pick<ProjectRow, 'name' | 'description' | 'updatedAt'>>,
): Promise<void> {
  await database.update(projects).set(values).where(eq(projects.id, projectId))
}

/** Marks a live project as deleted. */
export async function markDeleted(database: Database, projectId: string, deletedAt: Date): Promise<void> {
  await database
    .update(projects)
    .set({ deletedAt })
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)))
}

/** Removes for good, with documents and versions, what this person deleted at `until` or before; gives the ids. */
export async function purgeDeleted(database: Database, ownerId: string, until: Date): Promise<string[]> {
  const purged = await database
    .delete(projects)
    .where(and(eq(projects.ownerId, ownerId), lte(projects.deletedAt, until)))
    .returning({ id: projects.id })
  return purged.map(({ id }) => id)
}

/** Whether this person owns a project of this id that was deleted after the given moment; locks it. */
export async function lockDeletedProject(
  transaction: Database,
  ownerId: string,
  projectId: string,
  deletedAfter: Date,
): Promise<boolean> {
  const rows = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.id, projectId),
        eq(projects.ownerId, ownerId),
        isNotNull(projects.deletedAt),
        gt(projects.deletedAt, deletedAfter),
      ),
    )
    .for('update')
  return rows.length > 0
}

export async function clearDeleted(transaction: Database, projectId: string): Promise<void> {
  await transaction.update(projects).set({ deletedAt: null }).where(eq(projects.id, projectId))
}
