import { type ApiKey, apiKeyLimits, apiKeyPermissions, type CreateApiKeyRequest } from '@kwiq/contracts'
import type { ApiKeyRow } from '../../db/schema/index.ts'
import { AppError } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { seal } from '../../platform/seal.ts'
import { recordActivity } from '../monitoring/index.ts'
import { lockPlanHolder } from '../projects/index.ts'
import { countKeysOf, insertKey } from './api-keys-repository.ts'
import { createKeyValue, hashKey } from './create-key-value.ts'
import { presentKey } from './present-key.ts'

const day = 86_400_000

/** Makes a key of the person's. Throws 409 when they have as many as one can have. */
export async function createKey(
  { database, clock, ids, secret }: Pick<Context, 'database' | 'clock' | 'ids' | 'secret'>,
  userId: string,
  { name, permissions, expiresInDays }: CreateApiKeyRequest,
): Promise<ApiKey> {
  const now = clock.now()
  const id = ids.uuid()
  const value = createKeyValue()
  const row: ApiKeyRow = {
    id,
    userId,
    name,
    keyHash: hashKey(value),
    sealedKey: seal(secret, 'api-key', id, value),
    // In their usual order, each once.
    permissions: apiKeyPermissions.filter((permission) => permissions.includes(permission)),
    createdAt: now,
    lastUsedAt: null,
    expiresAt: expiresInDays ? new Date(now.getTime() + expiresInDays * day) : null,
  }
  await database.transaction(async (transaction) => {
    if (!(await lockPlanHolder(transaction, userId))) throw new AppError('unauthorized', 'Unauthorized')
    if ((await countKeysOf(transaction, userId)) >= apiKeyLimits.perPerson) {
      throw new AppError(
        'conflict',
        `You have ${apiKeyLimits.perPerson} API keys, as many as one can have. Delete one that is no longer used.`,
      )
    }
    await insertKey(transaction, row)
    await recordActivity(
      { database: transaction, clock, ids },
      { action: 'api-key.created', resourceType: 'api-key', resourceId: id, userId },
    )
  })
  return presentKey(secret, row)
}
