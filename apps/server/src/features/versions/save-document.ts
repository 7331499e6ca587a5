import type { AppDocument } from '@kwiq/app-model'
import type { SaveResult, VersionKind } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { EventBus } from '../../platform/events/index.ts'
import type { Ids } from '../../platform/ids.ts'
import { recordActivity } from '../monitoring/index.ts'
import { lockDocument, type StoredDocument, updateDocument } from './documents-repository.ts'
import { formatEtag, matchesEtag } from './etag.ts'
import { foldEdit } from './fold-edit.ts'
import { presentSave } from './present-save.ts'
import { readStoredDocument } from './read-stored-document.ts'
import { recordVersion } from './record-version.ts'
import { rememberSave } from './save-memory.ts'
import { tellOfSave } from './tell-of-save.ts'
import { summarizeDocument } from './summarize-document.ts'
import { findLatestVersion } from './versions-repository.ts'

/** So many of a project's saves with a key are known again. */
const mostKeys = 32

export interface SaveDocumentDeps {
  database: Database
  clock: Clock
  ids: Ids
  events: EventBus
}

export interface SaveDocumentInput {
  projectId: string
  authorId: string
  kind: Exclude<VersionKind, 'created'>
  /** Null for an `edit`: its message tells what changed. */
  message: string | null
  /** The If-Match header; null saves whatever the current document is. */
  ifMatch: string | null
  /** The Idempotency-Key header: a save whose key was taken before changes nothing and says so. */
  key?: string | null
  /**
   * The new, valid document. `readCurrent` gives the one it replaces, or null when that can no longer be read. May
   * throw, and may be called twice.
   */
  change: (readCurrent: () => AppDocument | null) => AppDocument
  /** The commands the change consists of, if it does: others' studios are told them when they are few. */
  commands?: readonly unknown[]
}

/**
 * The one door by which a project's document changes: document, version and card in one transaction, under a
 * lock, so that of several saves with the same If-Match exactly one succeeds. The caller has asked the policy.
 *
 * Throws `stale_document` with the current document and its ETag when If-Match names an older one.
 */
export async function saveDocument(deps: SaveDocumentDeps, input: SaveDocumentInput): Promise<SaveResult> {
  const folded = input.key ? null : await foldEdit(deps, input)
  const { result, isNew, isChanged } = folded
    ? { result: folded, isNew: false, isChanged: true }
    : await saveInTransaction(deps, input)
  if (isChanged) tellOfSave(deps.events, input, result, isNew)
  return result
}

async function saveInTransaction(
  deps: SaveDocumentDeps,
  input: SaveDocumentInput,
): Promise<{ result: SaveResult; isNew: boolean; isChanged: boolean }> {
  const { database, clock, ids } = deps
  const { projectId } = input
  const { result, remembered, isNewVersion } = await database.transaction(async (transaction) => {
    const stored = await lockDocument(transaction, projectId)
    if (!stored) throw notFound('Project')
    const { key } = input
    const isReplay = Boolean(key && stored.savedKeys.includes(key))
    if (isReplay) {
      const same = await presentUnchanged(transaction, projectId, stored.revision)
      if (same) return { result: { ...same, isReplay }, remembered: null, isNewVersion: false }
    }
    const isStale = input.ifMatch !== null && !matchesEtag(input.ifMatch, stored.revision)
    if (isStale) throw staleDocument(stored)

    const document = input.change(() => readStoredDocument(stored.document))
    const text = JSON.stringify(document)
    const now = clock.now()
    if (input.kind === 'edit' && text === stored.document) {
      const same = await presentUnchanged(transaction, projectId, stored.revision)
      if (same) return { result: same, remembered: null, isNewVersion: false }
    }
    const revision = stored.revision + 1
    const summary = summarizeDocument(document)
    await updateDocument(transaction, {
      projectId,
      document: text,
      revision,
      updatedAt: now,
      ...summary,
      ...(key && { savedKeys: [...stored.savedKeys, key].slice(-mostKeys) }),
    })
    const mayFold = input.ifMatch !== null
    const { version, base, isNew } = await recordVersion(transaction, ids, {
      ...input,
      document,
      text,
      mayFold,
      now,
    })
    // Edits that join a version stand in its line.
    if (isNew) {
      await recordActivity(
        { ...deps, database: transaction },
        {
          action: 'version.created',
          resourceType: 'version',
          resourceId: version.id,
          userId: input.authorId,
        },
      )
    }
    return {
      result: presentSave(revision, version, now),
      remembered: { revision, document, text, cover: summary.cover, version, base },
      isNewVersion: isNew,
    }
  })
  if (remembered) rememberSave(database, projectId, remembered)
  return { result, isNew: isNewVersion, isChanged: remembered !== null }
}

/** The answer to a save that changes nothing; null where no version tells of the document. */
async function presentUnchanged(
  transaction: Database,
  projectId: string,
  revision: number,
): Promise<SaveResult | null> {
  const latest = await findLatestVersion(transaction, projectId)
  return latest && presentSave(revision, latest, latest.updatedAt)
}

function staleDocument(stored: StoredDocument): AppError {
  return new AppError('stale_document', 'Somebody else changed this app meanwhile.', {
    details: { document: readStoredDocument(stored.document) },
    headers: { etag: formatEtag(stored.revision) },
  })
}
