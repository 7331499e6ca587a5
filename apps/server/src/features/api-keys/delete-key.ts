import { z } from 'zod'
import { notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { recordActivity } from '../monitoring/index.ts'
import { deleteKeyOf } from './api-keys-repository.ts'

/** Deletes a key of the person's; the next call made with it is refused. */
export async function deleteKey(
  { database, clock, ids }: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  keyId: string,
): Promise<void> {
  if (!z.uuid().safeParse(keyId).success) throw notFound('API key')
  await database.transaction(async (transaction) => {
    if (!(await deleteKeyOf(transaction, userId, keyId))) throw notFound('API key')
    await recordActivity(
      { database: transaction, clock, ids },
      { action: 'api-key.deleted', resourceType: 'api-key', resourceId: keyId, userId },
    )
  })
}
