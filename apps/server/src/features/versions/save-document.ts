import type { AppDocument } from '@kwiq/app-model'
import type { SaveResult, VersionKind } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { lockDocument, type StoredDocument, updateDocument } from './documents-repository.ts'
import { formatEtag, matchesEtag } from './etag.ts'
import { readStoredDocument } from './read-stored-document.ts'
import { recordVersion } from './record-version.ts'
import { summarizeDocument } from './summarize-document.ts'
import { findLatestVersion } from './versions-repository.ts'

export interface SaveDocumentDeps {
  database: Database
  clock: Clock
  ids: Ids
}

export interface SaveDocumentInput {
  projectId: string
  authorId: string
  kind: Exclude<VersionKind, 'created'>
  /** Null for an `edit`: its message tells what changed. */
  message: string | null
  /** The If-Match header; null saves whatever the current document is. */
  ifMatch: string | null
  /** The new, valid document from the current one, which is null when it can no longer be read. May throw. */
  change: (current: AppDocument | null) => AppDocument
}

/**
 * The one door by which a project's document changes: document, version and card in one transaction, under a
 * lock, so that of several saves with the same If-Match exactly one succeeds. The caller has asked the policy.
 *
 * Throws `stale_document` with the current document and its ETag when If-Match names an older one.
 */
export async function saveDocument(deps: SaveDocumentDeps, input: SaveDocumentInput): Promise<SaveResult> {
  return deps.database.transaction(async (transaction) => {
    const stored = await lockDocument(transaction, input.projectId)
    if (!stored) throw notFound('Project')
    const isStale = input.ifMatch !== null && !matchesEtag(input.ifMatch, stored.revision)
    if (isStale) throw staleDocument(stored)

    const document = input.change(readStoredDocument(stored.document))
    const text = JSON.stringify(document)
    const now = deps.clock.now()
    if (input.kind === 'edit' && text === stored.document) {
      const latest = await findLatestVersion(transaction, input.projectId)
      if (latest) return present(stored.revision, latest, latest.updatedAt)
    }
    const revision = stored.revision + 1
    await updateDocument(transaction, {
      projectId: input.projectId,
      document: text,
      revision,
      updatedAt: now,
      ...summarizeDocument(document),
    })
    const version = await recordVersion(transaction, deps.ids, {
      ...input,
      document,
      text,
      mayFold: input.ifMatch !== null,
      now,
    })
    return present(revision, version, now)
  })
}

function staleDocument(stored: StoredDocument): AppError {
  return new AppError('stale_document', 'Somebody else changed this app meanwhile.', {
    details: { document: readStoredDocument(stored.document) },
    headers: { etag: formatEtag(stored.revision) },
  })
}

function present(revision: number, version: { id: string; number: number }, savedAt: Date): SaveResult {
  return {
    ok: true,
    revision,
    versionId: version.id,
    versionNumber: version.number,
    savedAt: savedAt.toISOString(),
  }
}
