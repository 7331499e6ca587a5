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

/** A document as it is sent. */
export interface StoredSchema {
  /** Its JSON. */
  text: string
  etag: string
  revision: number
}

const documentTables = ['project_documents', 'versions'] as const

/**
 * The project's document as it is stored, with its ETag; at once when it is remembered. Throws `corrupt_document`,
 * naming the newest version that can be restored, when the text is no document any more.
 */
export function getSchema(
  deps: GetSchemaDeps,
  userId: string,
  projectId: string,
): StoredSchema | Promise<StoredSchema> {
  const { database } = deps
  return cachedRead(
    database,
    { key: `schema:${userId}:${projectId}`, tables: [...accessTables, ...documentTables] },
    async () => {
      await projectAccess(database, userId, projectId, 'read-project')
      // Kept once for all people of the project.
      return cachedRead(
        database,
        { key: `document:${projectId}`, tables: documentTables, bytesOf: ({ text }) => 2 * text.length },
        () => readSchema(deps, projectId),
      )
    },
  )
}

async function readSchema({ database, isReadable }: GetSchemaDeps, projectId: string): Promise<StoredSchema> {
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
