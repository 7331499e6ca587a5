import type { AppDocument } from '@kwiq/app-model'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { lockDocument } from './documents-repository.ts'
import { readStoredDocument } from './read-stored-document.ts'
import { findLatestVersion, findVersionText, insertVersion } from './versions-repository.ts'

/**
 * Keeps the current document as a version of its own, which no later edit joins: what a build is made of. A latest
 * version that is just that already is taken again. Call it in a transaction and `forgetSave` after it; the caller has
 * asked the policy.
 * Throws `corrupt_document` when the document can no longer be read.
 */
export async function pinVersion(
  transaction: Context['database'],
  { clock, ids }: Pick<Context, 'clock' | 'ids'>,
  { projectId, authorId, message }: { projectId: string; authorId: string; message: string },
): Promise<{ number: number; document: AppDocument }> {
  const stored = await lockDocument(transaction, projectId)
  if (!stored) throw notFound('Project')
  const document = readStoredDocument(stored.document)
  if (!document) throw new AppError('corrupt_document', 'Invalid schema structure')
  const latest = await findLatestVersion(transaction, projectId)
  if (
    latest?.kind === 'build' &&
    (await findVersionText(transaction, projectId, latest.number)) === stored.document
  ) {
    return { number: latest.number, document }
  }
  const now = clock.now()
  const version = { id: ids.uuid(), number: (latest?.number ?? 0) + 1 }
  await insertVersion(transaction, {
    ...version,
    projectId,
    kind: 'build',
    changeMessage: message,
    document: stored.document,
    authorId,
    createdAt: now,
    updatedAt: now,
    name: null,
  })
  await recordActivity(
    { database: transaction, clock, ids },
    { action: 'version.created', resourceType: 'version', resourceId: version.id, userId: authorId },
  )
  return { number: version.number, document }
}
