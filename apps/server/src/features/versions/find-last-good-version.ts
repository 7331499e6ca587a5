import type { CorruptDocumentDetails } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import { readStoredDocument } from './read-stored-document.ts'
import { findVersions, findVersionText } from './versions-repository.ts'

/** Versions looked at, newest first: rubbish in more than these is beyond what a click can mend. */
const versionsTried = 50

/** The newest version that can still be read. */
export async function findLastGoodVersion(
  database: Database,
  projectId: string,
): Promise<CorruptDocumentDetails> {
  for (const version of await findVersions(database, projectId, { before: null, limit: versionsTried })) {
    const text = await findVersionText(database, projectId, version.number)
    if (text !== null && readStoredDocument(text)) {
      return { lastGoodVersionId: version.id, lastGoodVersionNumber: version.number }
    }
  }
  return { lastGoodVersionId: null, lastGoodVersionNumber: null }
}
