import { and, eq, sql } from 'drizzle-orm'
import { type ProjectDocumentRow, projectDocuments, versions } from '../../db/schema/index.ts'
import type { Database } from '../../platform/database/database.ts'

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

/** The same, and nobody else may change it until the transaction ends. */
export async function lockDocument(transaction: Database, projectId: string): Promise<StoredDocument | null> {
  const rows = await transaction
    .select(storedColumns)
    .from(projectDocuments)
    .where(eq(projectDocuments.projectId, projectId))
    .for('update')
  return rows[0] ?? null
}

export async function insertDocument(transaction: Database, row: ProjectDocumentRow): Promise<void> {
  await transaction.insert(projectDocuments).values(row)
}

export async function updateDocument(transaction: Database, row: ProjectDocumentRow): Promise<void> {
  const { projectId, ...values } = row
  await transaction.update(projectDocuments).set(values).where(eq(projectDocuments.projectId, projectId))
}

/**
 * Replaces the document and takes the edit into a version, in one statement, provided the document still has
 * `revision`: false, and nothing changed, when it has not.
 */
export async function replaceDocument(
  database: Database,
  { projectId, revision }: { projectId: string; revision: number },
  document: Omit<ProjectDocumentRow, 'projectId' | 'revision' | 'cover'> & { cover?: string | null },
  version: { id: string; changeMessage: string },
): Promise<boolean> {
  const saved = database.$with('saved').as(
    database
      .update(projectDocuments)
      .set({ ...document, revision: revision + 1 })
      .where(and(eq(projectDocuments.projectId, projectId), eq(projectDocuments.revision, revision)))
      .returning({
        savedId: sql<string>`${projectDocuments.projectId}`.as('saved_id'),
        text: projectDocuments.document,
      }),
  )
  const rows = await database
    .with(saved)
    .update(versions)
    .set({
      document: sql`${saved.text}`,
      changeMessage: version.changeMessage,
      updatedAt: document.updatedAt,
    })
    .from(saved)
    .where(and(eq(versions.id, version.id), eq(versions.projectId, saved.savedId)))
    .returning({ id: versions.id })
  return rows.length > 0
}
