import { and, desc, eq, lt } from 'drizzle-orm'
import { type VersionRow, versions } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

/** A version without its document. */
export type VersionEntry = Omit<VersionRow, 'document'>

const entryColumns = {
  id: versions.id,
  projectId: versions.projectId,
  number: versions.number,
  kind: versions.kind,
  changeMessage: versions.changeMessage,
  authorId: versions.authorId,
  createdAt: versions.createdAt,
  updatedAt: versions.updatedAt,
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
    .limit(page.limit)
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
