import type { AppDocument } from '@kwiq/app-model'
import type { RestoreVersionRequest, SaveResult } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from '../sharing/index.ts'
import { readVersionDocument } from './get-version.ts'
import { restoreNode, restoreScreen } from './restore-part.ts'
import { saveDocument, type SaveDocumentDeps } from './save-document.ts'
import { findVersion } from './versions-repository.ts'

/**
 * Makes a version's document the current one, as a new version: nothing is lost by restoring. With a screen or a
 * component only that is brought back and everything else stays as it is. Throws `not_found` when the version does
 * not have it and `conflict` when there is no place for it any more.
 */
export async function restoreVersion(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  versionId: string,
  { screenId, nodeId }: RestoreVersionRequest = {},
): Promise<SaveResult> {
  await projectAccess(deps.database, userId, projectId, 'restore-version')
  const row = isUuid(versionId) ? await findVersion(deps.database, projectId, versionId) : null
  if (!row) throw notFound('Version')
  const document = readVersionDocument(row.document)
  const now = () => deps.clock.now().getTime()
  const part =
    screenId !== undefined
      ? restoreScreen(document, screenId, now)
      : nodeId !== undefined
        ? restoreNode(document, nodeId, now)
        : null
  return saveDocument(deps, {
    projectId,
    authorId: userId,
    kind: 'restore',
    message: part ? `Restored ${part.words} from version ${row.number}` : `Restored version ${row.number}`,
    ifMatch: null,
    change: (readCurrent) => (part ? part.applyTo(readReadable(readCurrent)) : document),
  })
}

function readReadable(readCurrent: () => AppDocument | null): AppDocument {
  const current = readCurrent()
  if (!current) throw new AppError('corrupt_document', 'Invalid schema structure')
  return current
}
