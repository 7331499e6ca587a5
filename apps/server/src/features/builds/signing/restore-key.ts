import type { SigningKeyInfo, SigningKeyRestoreRequest } from '@kwiq/contracts'
import { KeyFileError, readKeyFile, readKeystore, type SigningKey, suggestPackageId } from '@kwiq/export'
import type { Context } from '../../../http/context.ts'
import { invalidInput } from '../../../http/validation.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { projectAccess } from '../../sharing/index.ts'
import { findSettings, insertSettings, storeKey } from '../export-settings-repository.ts'
import { sealKey } from './project-key.ts'
import { presentKey } from './signing-key-info.ts'

/** Signs the project's builds with the key of a file from now on. Throws 400 for one that cannot be used. */
export async function restoreKey(
  deps: Pick<Context, 'database' | 'clock' | 'ids' | 'secret'>,
  userId: string,
  projectId: string,
  { file, passphrase }: SigningKeyRestoreRequest,
): Promise<SigningKeyInfo> {
  const { database, clock, secret } = deps
  const { project } = await projectAccess(database, userId, projectId, 'use-signing-key')
  const key = readKey(file, passphrase)
  return database.transaction(async (transaction) => {
    await insertSettings(transaction, projectId, suggestPackageId(project.name, projectId))
    await storeKey(transaction, projectId, sealKey(secret, projectId, key, clock.now()), { isFirst: false })
    await recordActivity(
      { ...deps, database: transaction },
      { action: 'signing-key.restored', resourceType: 'project', resourceId: projectId, userId },
    )
    return presentKey(await findSettings(transaction, projectId))
  })
}

function readKey(file: string, passphrase: string): SigningKey {
  try {
    return file.includes('-----BEGIN')
      ? readKeyFile(file, passphrase)
      : readKeystore(Buffer.from(file, 'base64'), passphrase)
  } catch (error) {
    if (error instanceof KeyFileError) throw invalidInput([{ path: 'file', message: error.message }])
    throw error
  }
}
