import type { ApiKey } from '@kwiq/contracts'
import type { ApiKeyRow } from '../../db/schema/index.ts'
import { unseal } from '../../platform/seal.ts'

/** The ApiKey of the contracts, its value opened with the server's secret. */
export function presentKey(secret: Buffer, row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    key: openValue(secret, row),
    permissions: row.permissions,
    createdAt: row.createdAt.toISOString(),
    lastUsed: row.lastUsedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}

/** Null after a change of the secret: the key itself still works, it is known by its hash. */
function openValue(secret: Buffer, { id, sealedKey }: ApiKeyRow): string | null {
  try {
    return unseal(secret, 'api-key', id, sealedKey).toString()
  } catch {
    return null
  }
}
