import { existsSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from '../database/open-database.ts'
import type { Env } from '../env/env.ts'
import { createLogger } from '../logger.ts'
import { loadSecret } from '../secret.ts'
import { createStorage } from '../storage/index.ts'
import { backUp, type BackupSummary } from './back-up.ts'
import { snapshotOfEmbedded, snapshotOfServer } from './open-snapshot.ts'
import { askForBackup } from './serve-backups.ts'

interface BackupWish {
  directory: string
  /** Leave the secret out even where it lies in the data directory. */
  isWithoutSecret: boolean
}

/**
 * A backup of the Kwiq of these settings, running or not. The secret is in it where it lies in the data directory,
 * beside the database; one from KWIQ_SECRET is kept by whoever sets it.
 */
export async function makeBackup(
  env: Env,
  { directory, isWithoutSecret }: BackupWish,
): Promise<BackupSummary> {
  const isSecretIncluded = env.secret === null && !isWithoutSecret
  const target = path.resolve(directory)
  const storage = createStorage(env)
  if (env.databaseUrl !== null) {
    const source = { snapshot: snapshotOfServer(env.databaseUrl), storage, secret: await loadSecret(env) }
    return backUp(target, { ...source, isSecretIncluded, now: new Date() })
  }
  if (!existsSync(path.join(env.dataDir, 'database'))) {
    throw new Error(`KWIQ_DATA_DIR: there is no database in ${env.dataDir}.`)
  }
  const made = await askForBackup(env.dataDir, { directory: target, isSecretIncluded })
  if (made) return made
  const open = await openDatabase(env, createLogger('silent'))
  try {
    const source = { snapshot: snapshotOfEmbedded(open), storage, secret: await loadSecret(env) }
    return await backUp(target, { ...source, isSecretIncluded, now: new Date() })
  } finally {
    await open.close()
  }
}
