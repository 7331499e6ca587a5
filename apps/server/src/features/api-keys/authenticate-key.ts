import type { Authentication } from '../../http/authentication.ts'
import type { Context } from '../../http/context.ts'
import { cachedRead } from '../../platform/database/read-cache.ts'
import { findKey, touchKey } from './api-keys-repository.ts'
import { hashKey } from './create-key-value.ts'

/** Milliseconds. The time of last use is written at most this often: a script's hundred calls are one write. */
const touchInterval = 60_000

/** Who a key acts for and what it may do; null for one that is unknown, deleted, expired, or of a suspended person. */
export async function authenticateKey(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  value: string,
): Promise<Authentication | null> {
  const hash = hashKey(value)
  const found = await cachedRead(database, { key: ['api-key', hash], tables: ['api_keys', 'users'] }, () =>
    findKey(database, hash),
  )
  if (!found || found.user.suspendedAt) return null
  const { key, user } = found
  const now = clock.now()
  if (key.expiresAt && key.expiresAt <= now) return null
  const noted = new Date(now.getTime() - touchInterval)
  if (!key.lastUsedAt || key.lastUsedAt < noted) await touchKey(database, key.id, now, noted)
  return { user, sessionId: '', keyPermissions: key.permissions, keyId: key.id }
}
