import { X509Certificate } from 'node:crypto'
import type { SigningKeyInfo } from '@kwiq/contracts'
import { assetLinks, certificateFingerprint } from '@kwiq/export'
import type { ExportSettingsRow } from '../../../db/schema/index.ts'
import { notFound } from '../../../http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { projectAccess } from '../../sharing/index.ts'
import { findSettings } from '../export-settings-repository.ts'

/** The project's signing key as its owner sees it. Throws 404 before the first Android build. */
export async function getSigningKey(
  database: Database,
  userId: string,
  projectId: string,
): Promise<SigningKeyInfo> {
  await projectAccess(database, userId, projectId, 'use-signing-key')
  return presentKey(await findSettings(database, projectId))
}

/** The statement a website's owner puts under /.well-known/assetlinks.json. */
export async function getAssetLinks(database: Database, userId: string, projectId: string): Promise<string> {
  const { packageId, fingerprint } = await getSigningKey(database, userId, projectId)
  return assetLinks(packageId, [fingerprint])
}

export function presentKey(settings: ExportSettingsRow | null): SigningKeyInfo {
  const { certificate, keyCreatedAt, packageId } = settings ?? {}
  if (!certificate || !keyCreatedAt || packageId === undefined) throw notFound('Signing key')
  const der = Buffer.from(certificate, 'base64')
  return {
    fingerprint: certificateFingerprint(der),
    packageId,
    createdAt: keyCreatedAt.toISOString(),
    validUntil: new Date(new X509Certificate(der).validTo).toISOString(),
  }
}
