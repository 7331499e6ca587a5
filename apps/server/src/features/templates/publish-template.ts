import { type PublishTemplateRequest, templateLimits, type TemplateSubmission } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity, requireFeature } from '../monitoring/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { findDocument, readStoredDocument, type SaveDocumentDeps } from '../versions/index.ts'
import { outlineDocument } from './outline-document.ts'
import { presentSubmission } from './templates-presenter.ts'
import { findSubmissions, putPending } from './templates-repository.ts'

/**
 * Hands in the project as it is now. Later changes of the project do not reach the template; handing it in again
 * replaces what still waits for its review.
 */
export async function publishTemplate(
  deps: SaveDocumentDeps,
  userId: string,
  projectId: string,
  request: PublishTemplateRequest,
): Promise<TemplateSubmission> {
  const { database, clock, ids } = deps
  await projectAccess(database, userId, projectId, 'publish-template')
  await requireFeature(database, 'template-publishing')
  const stored = await findDocument(database, projectId)
  const document = stored && readStoredDocument(stored.document)
  if (!stored || !document) throw notFound('Project')
  if (document.screens.every(({ components }) => components.length === 0)) {
    throw new AppError('conflict', 'An empty app is no template: add something to a screen first.')
  }
  if (stored.document.length > templateLimits.document) {
    throw new AppError('conflict', 'This app is too large to be a template.')
  }
  const id = ids.uuid()
  await database.transaction(async (transaction) => {
    await putPending(transaction, {
      id,
      slug: null,
      sourceHash: null,
      ...request,
      document: JSON.stringify(document),
      outline: JSON.stringify(outlineDocument(document)),
      downloads: 0,
      status: 'pending',
      reviewNote: null,
      authorId: userId,
      projectId,
      createdAt: clock.now(),
      reviewedAt: null,
    })
    await recordActivity(
      { clock, ids, database: transaction },
      { action: 'template.submitted', resourceType: 'template', resourceId: id, userId },
    )
  })
  const [submission] = await findSubmissions(database, { id })
  if (!submission) throw notFound('Template')
  return presentSubmission(submission)
}
