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

/**
 * Puts the new document into the project's history: an edit within two minutes of the same person's last version
 * of edits joins it, anything else gets a version of its own. Call it in the transaction that writes the document
 * and holds its lock. Returns the version the document went into.
 */
export async function recordVersion(
  transaction: Database,
  ids: Ids,
  input: RecordVersionInput,
): Promise<{ id: string; number: number }> {
  const latest = await findLatestVersion(transaction, input.projectId)
  if (latest && isFoldable(latest, input)) {
    const changeMessage = await describeSince(transaction, input, latest.number - 1)
    await extendVersion(transaction, latest.id, { document: input.text, changeMessage, updatedAt: input.now })
    return { id: latest.id, number: latest.number }
  }
  const version = { id: ids.uuid(), number: (latest?.number ?? 0) + 1 }
  const changeMessage = input.message ?? (await describeSince(transaction, input, version.number - 1))
  await insertVersion(transaction, {
    ...version,
    projectId: input.projectId,
    kind: input.kind,
    changeMessage,
    document: input.text,
    authorId: input.authorId,
    createdAt: input.now,
    updatedAt: input.now,
  })
  return version
}

function isFoldable(latest: VersionEntry, input: RecordVersionInput): boolean {
  const age = input.now.getTime() - latest.createdAt.getTime()
  return (
    input.mayFold &&
    input.kind === 'edit' &&
    latest.kind === 'edit' &&
    latest.authorId === input.authorId &&
    age >= 0 &&
    age < foldingWindow
  )
}

async function describeSince(
  transaction: Database,
  input: RecordVersionInput,
  baseNumber: number,
): Promise<string> {
  const text = await findVersionText(transaction, input.projectId, baseNumber)
  return describeEdit(text === null ? null : readStoredDocument(text), input.document)
}
