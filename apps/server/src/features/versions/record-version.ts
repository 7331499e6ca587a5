import type { AppDocument } from '@kwiq/app-model'
import type { VersionKind } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { describeEdit } from './describe-edit.ts'
import { readStoredDocument } from './read-stored-document.ts'
import {
  extendVersion,
  findLatestVersion,
  findVersionText,
  insertVersion,
  type VersionEntry,
} from './versions-repository.ts'

/** Milliseconds from a version's first edit during which further ones of the same person join it. */
const foldingWindow = 2 * 60_000

export interface RecordVersionInput {
  projectId: string
  authorId: string
  kind: VersionKind
  document: AppDocument
  /** The document as it is stored. */
  text: string
  /** For every kind but `edit`, whose message tells what changed. */
  message: string | null
  /** False keeps the document that is being replaced in a version of its own. */
  mayFold: boolean
  now: Date
}

/** The version a document went into, and the document before that version (null: unread or unreadable). */
interface RecordedVersion {
  version: VersionEntry
  base: AppDocument | null
  isNew: boolean
}

/**
 * Puts the new document into the project's history: an edit within two minutes of the same person's last version
 * of edits joins it, anything else gets a version of its own. Call it in the transaction that writes the document
 * and holds its lock.
 */
export async function recordVersion(
  transaction: Database,
  ids: Ids,
  input: RecordVersionInput,
): Promise<RecordedVersion> {
  const latest = await findLatestVersion(transaction, input.projectId)
  if (latest && isFoldable(latest, input)) {
    const base = await readVersionBefore(transaction, input.projectId, latest.number)
    const changeMessage = describeEdit(base, input.document)
    await extendVersion(transaction, latest.id, { document: input.text, changeMessage, updatedAt: input.now })
    return { version: latest, base, isNew: false }
  }
  const number = (latest?.number ?? 0) + 1
  const base = input.message === null ? await readVersionBefore(transaction, input.projectId, number) : null
  const version: VersionEntry = {
    id: ids.uuid(),
    number,
    projectId: input.projectId,
    kind: input.kind,
    changeMessage: input.message ?? describeEdit(base, input.document),
    authorId: input.authorId,
    createdAt: input.now,
    updatedAt: input.now,
    name: null,
  }
  await insertVersion(transaction, { ...version, document: input.text })
  return { version, base, isNew: true }
}

/** Whether an edit joins the latest version. */
export function isFoldable(
  latest: VersionEntry,
  input: Pick<RecordVersionInput, 'mayFold' | 'kind' | 'authorId' | 'now'>,
): boolean {
  const age = input.now.getTime() - latest.createdAt.getTime()
  return (
    input.mayFold &&
    input.kind === 'edit' &&
    latest.kind === 'edit' &&
    latest.authorId === input.authorId &&
    // A name stands for the version as it was when it was named.
    latest.name === null &&
    age >= 0 &&
    age < foldingWindow
  )
}

async function readVersionBefore(
  transaction: Database,
  projectId: string,
  number: number,
): Promise<AppDocument | null> {
  const text = await findVersionText(transaction, projectId, number - 1)
  return text === null ? null : readStoredDocument(text)
}
