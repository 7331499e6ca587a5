import type { ApiKey } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { listKeysOf } from './api-keys-repository.ts'
import { presentKey } from './present-key.ts'

/** A person's keys with their values, newest first. */
export async function listKeys(
  { database, secret }: Pick<Context, 'database' | 'secret'>,
  userId: string,
): Promise<ApiKey[]> {
  const rows = await listKeysOf(database, userId)
  return rows.map((row) => presentKey(secret, row))
}
