import { createSigningKey, type SigningKey } from '@kwiq/export'
import type { Context } from '../../../http/context.ts'
import type { ExportSettingsRow } from '../../../db/schema/index.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { findSettings, storeKey, type StoredKey } from '../export-settings-repository.ts'

/** A key as it is stored: the private part encrypted, and bound to its project. */
export function sealKey(secret: Buffer, projectId: string, key: SigningKey, now: Date): StoredKey {
  return {
    sealedKey: seal(secret, 'signing-key', projectId, Buffer.from(key.privateKey)),
    certificate: Buffer.from(key.certificate).toString('base64'),
    keyCreatedAt: now,
  }
}

/** The stored key, or null where the project has none yet. Throws when the server's secret is another one. */
export function openKey(
  secret: Buffer,
  { projectId, sealedKey, certificate }: ExportSettingsRow,
): SigningKey | null {
  if (sealedKey === null || certificate === null) return null
  return {
    privateKey: Uint8Array.from(unseal(secret, 'signing-key', projectId, sealedKey)),
    certificate: Uint8Array.from(Buffer.from(certificate, 'base64')),
  }
}

/** The project's key; its first build makes it, made out to the owner. Of two workers that make one at once, both get the same. */
export async function ensureKey(
  { database, clock, secret }: Pick<Context, 'database' | 'clock' | 'secret'>,
  projectId: string,
  owner: () => string,
): Promise<SigningKey> {
  const read = async () => {
    const settings = await findSettings(database, projectId)
    return settings && openKey(secret, settings)
  }
  const known = await read()
  if (known) return known
  const now = clock.now()
  const fresh = await createSigningKey({ owner: owner(), now })
  await storeKey(database, projectId, sealKey(secret, projectId, fresh, now), { isFirst: true })
  const stored = await read()
  if (!stored) throw new Error('A signing key was not there right after it had been stored.')
  return stored
}
