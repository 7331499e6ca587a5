import type { SigningKeyDownloadRequest } from '@kwiq/contracts'
import { writeKeyFile, writeKeystore } from '@kwiq/export'
import { notFound } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { projectAccess } from '../../sharing/index.ts'
import { findSettings } from '../export-settings-repository.ts'
import { openKey } from './project-key.ts'

/** The project's signing key as a file that the passphrase opens. Its owner alone gets it. */
export async function downloadKey(
  deps: Pick<Context, 'database' | 'clock' | 'ids' | 'secret'>,
  userId: string,
  projectId: string,
  { passphrase, format }: SigningKeyDownloadRequest,
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const { database, secret } = deps
  await projectAccess(database, userId, projectId, 'use-signing-key')
  const settings = await findSettings(database, projectId)
  const key = settings && openKey(secret, settings)
  if (!key) throw notFound('Signing key')
  await recordActivity(deps, {
    action: 'signing-key.downloaded',
    resourceType: 'project',
    resourceId: projectId,
    userId,
  })
  return format === 'pem'
    ? {
        name: 'signing-key.pem',
        type: 'application/x-pem-file',
        bytes: Buffer.from(writeKeyFile(key, passphrase)),
      }
    : {
        name: 'signing-key.p12',
        type: 'application/x-pkcs12',
        bytes: Buffer.from(writeKeystore(key, passphrase)),
      }
}
