import { AppError, notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { projectAccess } from '../sharing/index.ts'
import { findDocument, findLastGoodVersion, formatEtag, readStoredDocument } from '../versions/index.ts'

/**
 * The project's document as its stored text, with its ETag. Throws `corrupt_document`, naming the newest version
 * that can be restored, when the text is no document any more.
 */
export async function getSchema(
  database: Database,
  userId: string,
  projectId: string,
): Promise<{ text: string; etag: string; revision: number }> {
  await projectAccess(database, userId, projectId, 'read-project')
  const stored = await findDocument(database, projectId)
  if (!stored) throw notFound('Project')
  if (!readStoredDocument(stored.document)) {
    throw new AppError('corrupt_document', 'Invalid schema structure', {
      details: await findLastGoodVersion(database, projectId),
    })
  }
  return { text: stored.document, etag: formatEtag(stored.revision), revision: stored.revision }
}
