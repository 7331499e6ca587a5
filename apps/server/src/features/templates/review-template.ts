import type { ReviewTemplateRequest, TemplateSubmission, Tier } from '@kwiq/contracts'
import type { TemplateRow } from '../../db/schema/index.ts'
import { notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import type { SaveDocumentDeps } from '../versions/index.ts'
import { requirePlatformOwner } from './templates-policy.ts'
import { presentSubmission } from './templates-presenter.ts'
import {
  deleteTemplate,
  findPublishedSibling,
  findSubmissions,
  lockTemplate,
  updateTemplate,
} from './templates-repository.ts'

/** Publishes, rejects or corrects a template. */
export async function reviewTemplate(
  deps: SaveDocumentDeps,
  user: { id: string; role: Tier },
  templateId: string,
  request: ReviewTemplateRequest,
): Promise<TemplateSubmission> {
  requirePlatformOwner(user)
  const { database, clock, ids } = deps
  const id = await database.transaction(async (transaction) => {
    const template = isUuid(templateId) ? await lockTemplate(transaction, templateId) : null
    if (!template) throw notFound('Template')
    const values = {
      ...request,
      // What stood in the way of an earlier decision is no note to this one.
      ...(request.status && { reviewedAt: clock.now(), reviewNote: request.reviewNote ?? null }),
    }
    await updateTemplate(transaction, templateId, values)
    const id =
      request.status === 'published'
        ? await takePlaceOfOlder(transaction, { ...template, ...values })
        : templateId
    const action = request.status ? `template.${request.status}` : 'template.corrected'
    await recordActivity(
      { clock, ids, database: transaction },
      { action, resourceType: 'template', resourceId: id, userId: user.id },
    )
    return id
  })
  const [reviewed] = await findSubmissions(database, { id })
  if (!reviewed) throw notFound('Template')
  return presentSubmission(reviewed)
}

/** A project has one published template: a newer one becomes the content of the older, with its id and downloads. */
async function takePlaceOfOlder(
  transaction: Database,
  { id, projectId, ...newer }: Omit<TemplateRow, 'slug'>,
): Promise<string> {
  const older = await findPublishedSibling(transaction, { id, projectId })
  if (!older) return id
  await deleteTemplate(transaction, id)
  const { name, description, category, document, outline, reviewNote, reviewedAt } = newer
  await updateTemplate(transaction, older.id, {
    name,
    description,
    category,
    document,
    outline,
    reviewNote,
    reviewedAt,
  })
  return older.id
}
