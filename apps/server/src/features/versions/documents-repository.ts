import { eq, sql } from 'drizzle-orm'
import { type ProjectDocumentRow, projectDocuments } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'
import { hasErrorCode } from '../../platform/database/has-error-code.ts'
import { prepared } from '../../platform/database/prepared.ts'

export type StoredDocument = Pick<ProjectDocumentRow, 'document' | 'revision'>

const storedColumns = { document: projectDocuments.document, revision: projectDocuments.revision }

/** The current document of a project, or null. */
export async function findDocument(database: Database, projectId: string): Promise<StoredDocument | null> {
  const rows = await database
    .select(storedColumns)
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
  return rows[0] ?? null
}

/** The same with the keys of its last saves, and nobody else may change it until the transaction ends. */
export async function lockDocument(
  transaction: Database,
  projectId: string,
): Promise<(StoredDocument & { savedKeys: string[] }) | null> {
  const rows = await transaction
    .select({ ...storedColumns, savedKeys: projectDocuments.savedKeys })
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
    .for('update')
  return rows[0] ?? null
}

export async function insertDocument(transaction: Database, row: ProjectDocumentRow): Promise<void> {
  await transaction.insert(projectDocuments).values(row)
}

/** Without `savedKeys` they stay as they are. */
export async function updateDocument(
  transaction: Database,
  row: ProjectDocumentRow & { savedKeys?: string[] },
): Promise<void> {
  const { projectId, ...values } = row
  await transaction.update(projectDocuments).set(values).where(eq(projectDocuments.projectId, projectId))
}

const hole = sql.placeholder
const foldEditCall = sql<boolean>`fold_edit(${hole('projectId')}, ${hole('revision')}, ${hole('text')},
  ${hole('updatedAt')}, ${hole('keepsCover')}, ${hole('cover')}, ${hole('screenCount')}, ${hole('componentCount')},
  ${hole('versionId')}, ${hole('changeMessage')})`

/** What `fold_edit` says of a version that takes no further edits: another came after it, or it was named. */
const closedVersion = 'KW001'

/**
 * Replaces the document and takes the edit into a version, in one statement (`fold_edit` of the migrations), provided
 * the document still has `revision` and the version still takes edits: false, and nothing changed, when not. Without
 * `cover` the old one stays.
 */
export async function replaceDocument(
  database: Database,
  { projectId, revision }: { projectId: string; revision: number },
  document: Omit<ProjectDocumentRow, 'projectId' | 'revision' | 'cover'> & { cover?: string | null },
  version: { id: string; changeMessage: string },
): Promise<boolean> {
  const { document: text, updatedAt, cover, screenCount, componentCount } = document
  const statement = prepared(database, 'fold_edit', (name) =>
    database
      .select({ saved: foldEditCall })
      .from(sql`(SELECT) AS nothing`)
      .prepare(name),
  )
  try {
    const rows = await statement.execute({
      projectId,
      revision,
      text,
      updatedAt: updatedAt.toISOString(),
      keepsCover: cover === undefined,
      cover: cover ?? null,
      screenCount,
      componentCount,
      versionId: version.id,
      changeMessage: version.changeMessage,
    })
    return rows[0]?.saved === true
  } catch (error) {
    if (hasErrorCode(error, closedVersion)) return false
    throw error
  }
}
