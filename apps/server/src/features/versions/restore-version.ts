import type { SaveResult } from '@kwiq/contracts'
import { notFound } from '../../http/app-error.ts'
import { isUuid, projectAccess } from '../sharing/index.ts'
import { readVersionDocument } from './get-version.ts'
import { saveDocument, type SaveDocumentDeps } from './save-document.ts'
import { findVersion } from './versions-repository.ts'

/** Makes a version's document the current one, as a new version: nothing is lost by restoring. */
export async function restoreVersion(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  versionId: string,
): Promise<SaveResult> {
  await projectAccess(deps.database, userId, projectId, 'restore-version')
  const row = isUuid(versionId) ? await findVersion(deps.database, projectId, versionId) : null
  if (!row) throw notFound('Version')
  const document = readVersionDocument(row.document)
  return saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'restore',
    message: `Restored version ${row.number}`,
    ifMatch: null,
    change: () => document,
  })
}
