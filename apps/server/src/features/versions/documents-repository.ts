import { eq } from 'drizzle-orm'
import { type ProjectDocumentRow, projectDocuments, projects } from '../../db/schema/index.ts'
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

/** Writes the new document and moves the project's time of change. */
export async function updateDocument(transaction: Database, row: ProjectDocumentRow): Promise<void> {
  const { projectId, ...values } = row
  await transaction.update(projectDocuments).set(values).where(eq(projectDocuments.projectId, projectId))
  await transaction.update(projects).set({ updatedAt: row.updatedAt }).where(eq(projects.id, projectId))
}
