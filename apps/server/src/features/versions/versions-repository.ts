import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { writtenLimit } from '../../db/written-limit.ts'
import { type UserRow, users, type VersionRow, versions } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** A version without its document. */
export type VersionEntry = Omit<VersionRow, 'document'>

/** A version without its document, and who made it as far as that is known. */
export interface AuthoredVersion {
  version: VersionEntry
  author: Pick<UserRow, 'firstName' | 'lastName'> | null
}

const entryColumns = {
  id: versions.id,
  projectId: versions.projectId,
  number: versions.number,
  kind: versions.kind,
  changeMessage: versions.changeMessage,
  authorId: versions.authorId,
  createdAt: versions.createdAt,
  updatedAt: versions.updatedAt,
  name: versions.name,
}

const authoredColumns = {
  version: entryColumns,
  author: { firstName: users.firstName, lastName: users.lastName },
}

/** As `findVersions`, with the authors' names. */
export async function findAuthoredVersions(
  database: Database,
  projectId: string,
  page: { before: number | null; limit: number },
): Promise<AuthoredVersion[]> {
  const isBefore = page.before === null ? undefined : lt(versions.number, page.before)
  return database
    .select(authoredColumns)
    .from(versions)
    .leftJoin(users, eq(users.id, versions.authorId))
    .where(and(eq(versions.projectId, projectId), isBefore))
    .orderBy(desc(versions.number))
    .limit(writtenLimit(page.limit))
}

/** One version of this very project with its author, or null. */
export async function findAuthoredVersion(
  database: Database,
  projectId: string,
  versionId: string,
): Promise<AuthoredVersion | null> {
  const rows = await database
    .select(authoredColumns)
    .from(versions)
    .leftJoin(users, eq(users.id, versions.authorId))
    .where(and(eq(versions.projectId, projectId), eq(versions.id, versionId)))
  return rows[0] ?? null
}

/** Names a version of this very project, or takes its name away; false when there is no such version. */
export async function setVersionName(
  database: Database,
  projectId: string,
  versionId: string,
  name: string | null,
): Promise<boolean> {
  const rows = await database
    .update(versions)
    .set({ name })
    .where(and(eq(versions.projectId, projectId), eq(versions.id, versionId)))
    .returning({ id: versions.id })
  return rows.length > 0
}

/** The beginning of what a search sought in a version's text; null where the text does not hold it. */
export interface VersionExcerpt {
  number: number
  text: string | null
}

/**
 * Of the versions from `first` up to `last`, newest first, at most `length` bytes of their text from one before
 * `mark` on: what a search through a long history needs of documents that may be large.
 */
export async function findExcerpts(
  database: Database,
  projectId: string,
  { mark, length, first, last }: { mark: string; length: number; first: number; last: number },
): Promise<VersionExcerpt[]> {
  // In bytes, because counting characters is slow; step by step (OFFSET 0 keeps them apart), so that each text is
  // unpacked once, and only those that are asked for.
  const found = sql`(
    SELECT number, bytes, position(convert_to(${mark}, 'UTF8') IN bytes) AS at FROM (
      SELECT number, convert_to(document, 'UTF8') AS bytes FROM versions
      WHERE project_id = ${projectId} AND number BETWEEN ${first} AND ${last} OFFSET 0
    ) AS texts OFFSET 0
  ) AS found`
  const rows = await database
    .select({
      number: sql<number>`number`.mapWith(Number),
      bytes: sql<Uint8Array | null>`CASE WHEN at > 1 THEN substring(bytes FROM at - 1 FOR ${length}::int) END`,
    })
    .from(found)
    .orderBy(sql`number DESC`)
  const decoder = new TextDecoder()
  return rows.map(({ number, bytes }) => ({ number, text: bytes && decoder.decode(bytes) }))
}

/** At most `limit` versions, newest first; only those below number `before` when it is given. */
export async function findVersions(
  database: Database,
  projectId: string,
  page: { before: number | null; limit: number },
): Promise<VersionEntry[]> {
  const isBefore = page.before === null ? undefined : lt(versions.number, page.before)
  return database
    .select(entryColumns)
    .from(versions)
    .where(and(eq(versions.projectId, projectId), isBefore))
    .orderBy(desc(versions.number))
    .limit(writtenLimit(page.limit))
}

/** A version of this very project: one of another is not found. */
export async function findVersion(
  database: Database,
  projectId: string,
  versionId: string,
): Promise<VersionRow | null> {
  const rows = await database
    .select()
    .from(versions)
    .where(and(eq(versions.projectId, projectId), eq(versions.id, versionId)))
  return rows[0] ?? null
}

export async function findLatestVersion(database: Database, projectId: string): Promise<VersionEntry | null> {
  const [latest] = await findVersions(database, projectId, { before: null, limit: 1 })
  return latest ?? null
}

/** The stored text of the version with this number, or null. */
export async function findVersionText(
  database: Database,
  projectId: string,
  number: number,
): Promise<string | null> {
  const rows = await database
    .select({ document: versions.document })
    .from(versions)
    .where(and(eq(versions.projectId, projectId), eq(versions.number, number)))
  return rows[0]?.document ?? null
}

export async function insertVersion(transaction: Database, row: VersionRow): Promise<void> {
  await transaction.insert(versions).values(row)
}

/** Lets a version take in a further edit. */
export async function extendVersion(
  transaction: Database,
  id: string,
  values: Pick<VersionRow, 'document' | 'changeMessage' | 'updatedAt'>,
): Promise<void> {
  await transaction.update(versions).set(values).where(eq(versions.id, id))
}
