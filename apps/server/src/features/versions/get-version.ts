import type { AppDocument } from '@kwiq/app-model'
import type { VersionWithSchema } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from '../sharing/index.ts'
import { readStoredDocument } from './read-stored-document.ts'
import { presentVersion } from './versions-presenter.ts'
import { findAuthoredVersion, findVersionText } from './versions-repository.ts'

/** One version with its document. Throws `corrupt_document` when that can no longer be read. */
export async function getVersion(
  database: Database,
  userId: string,
  projectId: string,
  versionId: string,
): Promise<VersionWithSchema> {
  await projectAccess(database, userId, projectId, 'read-versions')
  const found = isUuid(versionId) ? await findAuthoredVersion(database, projectId, versionId) : null
  const text = found && (await findVersionText(database, projectId, found.version.number))
  if (!found || text === null) throw notFound('Version')
  return { ...presentVersion(found), schema: readVersionDocument(text) }
}

/** The document a version keeps, or `corrupt_document`. */
export function readVersionDocument(text: string): AppDocument {
  const document = readStoredDocument(text)
  if (!document) throw new AppError('corrupt_document', 'This version can no longer be read.')
  return document
}
