import { AppError, notFound } from '../../http/app-error.ts'
import { encodeStoredJson, type StoredJson, toStoredJson } from '../../http/send-stored-json.ts'
import type { Database } from '../../platform/database/database.ts'
import { cachedRead, remembersReads } from '../../platform/database/read-cache.ts'
import { isUuid } from '../../platform/ids.ts'
import { accessTables, checkRole, projectAccess } from '../sharing/index.ts'
import { findDocument, findLastGoodVersion, formatEtag } from '../versions/index.ts'
import type { DocumentMemory } from './document-memory.ts'
import { findSeenSchema } from './schema-repository.ts'

export interface GetSchemaDeps {
  database: Database
  /** Of `createReadableCheck`. */
  isReadable: (projectId: string, text: string) => boolean
  memory: DocumentMemory
}

/** A document as it is sent. */
export interface StoredSchema {
  json: StoredJson
  etag: string
  revision: number
}

const documentTables = ['project_documents', 'versions'] as const
const schemaTables = [...accessTables, ...documentTables]

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
  if (!remembersReads(database)) return readSeenSchema(deps, userId, projectId)
  return cachedRead(database, { key: ['schema', userId, projectId], tables: schemaTables }, async () => {
    await projectAccess(database, userId, projectId, 'read-project')
    // Kept once for all people of the project.
    return cachedRead(
      database,
      { key: ['document', projectId], tables: documentTables, bytesOf: ({ json }) => json.bytes },
      () => readSchema(deps, projectId),
    )
  })
}

/** Right and document asked for at once, the latter sent only when it is not as it was the last time. */
async function readSeenSchema(deps: GetSchemaDeps, userId: string, projectId: string): Promise<StoredSchema> {
  const { database, memory } = deps
  const known = memory.recall(projectId)
  const seen = isUuid(projectId) ? await findSeenSchema(database, { userId, projectId }, known) : null
  if (!seen) throw notFound('Project')
  checkRole(seen.role, 'read-project')
  const document = seen.document ?? known?.document
  if (document === undefined) throw notFound('Project')
  const { revision, savedAt, writtenBy } = seen
  await checkSchema(deps, projectId, document)
  memory.remember(projectId, { document, revision, savedAt, writtenBy })
  return { json: toStoredJson(document), etag: formatEtag(revision), revision }
}

async function readSchema(deps: GetSchemaDeps, projectId: string): Promise<StoredSchema> {
  const stored = await findDocument(deps.database, projectId)
  if (!stored) throw notFound('Project')
  const { document, revision } = stored
  await checkSchema(deps, projectId, document)
  return { json: encodeStoredJson(document), etag: formatEtag(revision), revision }
}

async function checkSchema(
  { database, isReadable }: GetSchemaDeps,
  projectId: string,
  document: string,
): Promise<void> {
  if (isReadable(projectId, document)) return
  throw new AppError('corrupt_document', 'Invalid schema structure', {
    details: await findLastGoodVersion(database, projectId),
  })
}
