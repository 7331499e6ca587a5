import { AppError, notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { cachedRead } from '../../platform/database/read-cache.ts'
import { accessTables, projectAccess } from '../sharing/index.ts'
import { findDocument, findLastGoodVersion, formatEtag } from '../versions/index.ts'

export interface GetSchemaDeps {
  database: Database
  /** Of `createReadableCheck`. */
  isReadable: (projectId: string, text: string) => boolean
}

/**
 * The project's document as it is stored, with its ETag. Throws `corrupt_document`, naming the newest version
 * that can be restored, when the text is no document any more.
 */
export async function getSchema(
  deps: GetSchemaDeps,
  userId: string,
  projectId: string,
): Promise<{ text: string; etag: string; revision: number }> {
  return cachedRead(
    deps.database,
    { key: `schema:${userId}:${projectId}`, tables: [...accessTables, 'project_documents', 'versions'] },
    () => readSchema(deps, userId, projectId),
  )
}

async function readSchema(
  { database, isReadable }: GetSchemaDeps,
  userId: string,
  projectId: string,
): ReturnType<typeof getSchema> {
  await projectAccess(database, userId, projectId, 'read-project')
  const stored = await findDocument(database, projectId)
  if (!stored) throw notFound('Project')
  if (!isReadable(projectId, stored.document)) {
    throw new AppError('corrupt_document', 'Invalid schema structure', {
      details: await findLastGoodVersion(database, projectId),
    })
  }
  return {
    text: stored.document,
    etag: formatEtag(stored.revision),
    revision: stored.revision,
  }
}
