import type { AppDocument } from '@kwiq/app-model'
import type { VersionKind } from '@kwiq/contracts'
import type { Database } from '../../platform/database/database.ts'
import type { Ids } from '../../platform/ids.ts'
import { insertDocument } from './documents-repository.ts'
import { recordVersion } from './record-version.ts'
import { summarizeDocument } from './summarize-document.ts'

interface CreateDocumentInput {
  projectId: string
  authorId: string
  document: AppDocument
  kind: Extract<VersionKind, 'created' | 'import'>
  message: string
  now: Date
}

/** Gives a new project its document and version 1. Call it in the transaction that makes the project. */
export async function createDocument(
  transaction: Database,
  ids: Ids,
  input: CreateDocumentInput,
): Promise<void> {
  const text = JSON.stringify(input.document)
  await insertDocument(transaction, {
    projectId: input.projectId,
    document: text,
    revision: 1,
    updatedAt: input.now,
    ...summarizeDocument(input.document),
  })
  await recordVersion(transaction, ids, { ...input, text, mayFold: false })
}
