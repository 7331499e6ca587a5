import { notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { isUuid } from '../../platform/ids.ts'
import { recordActivity } from '../monitoring/index.ts'
import { deleteOwn } from './templates-repository.ts'

/** Takes a template back for good, published or not. Only its author may; projects made of it stay as they are. */
export async function withdrawTemplate(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  templateId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isGone = isUuid(templateId) && (await deleteOwn(transaction, userId, templateId))
    if (!isGone) throw notFound('Template')
    await recordActivity(
      { database: transaction, clock, ids },
      { action: 'template.withdrawn', resourceType: 'template', resourceId: templateId, userId },
    )
  })
}
