import { notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { deleteTransfer } from './transfers-repository.ts'

/** Forgets something of one's own that was kept for later; another's is not there (404). */
export async function removeTransfer(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  id: string,
): Promise<void> {
  if (!isUuid(id)) throw notFound('Transfer')
  await database.transaction(async (transaction) => {
    if (!(await deleteTransfer(transaction, userId, id))) throw notFound('Transfer')
    await recordActivity(
      { clock, ids, database: transaction },
      { action: 'transfer.removed', resourceType: 'transfer', resourceId: id, userId },
    )
  })
}
