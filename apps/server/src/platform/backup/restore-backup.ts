import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { prepareDataDirectory } from '../data-directory.ts'
import { lockDataDirectory } from '../database/lock-data-directory.ts'
import { openDatabase } from '../database/open-database.ts'
import { readMigrations } from '../database/read-migrations.ts'
import type { Env } from '../env/env.ts'
import { createLogger } from '../logger.ts'
import { createStorage, type FileStorage } from '../storage/index.ts'
import { type BackupSummary, summarize } from './back-up.ts'
import { holdsKwiq, loadRows } from './load-rows.ts'
import { type BackupFile, type Manifest, places } from './manifest.ts'
import { checkBackup, readManifest, readTable } from './read-backup.ts'
import { markOfSecret } from './secret-mark.ts'
import { migrationsUpTo } from './tables.ts'

/** How to restore. */
export interface RestoreWish {
  directory: string
  /** Whether what is there may go. */
  isReplacing: boolean
  /** Whether to go on with a secret that is not the backup's. */
  isAnySecretFine: boolean
}

/**
 * Brings a backup back into the place of these settings: checked before anything is touched, all or nothing, counted
 * and hashed when it has arrived. An embedded database that is replaced stays beside the new one.
 */
export async function restoreBackup(env: Env, wish: RestoreWish): Promise<BackupSummary> {
  const directory = path.resolve(wish.directory)
  const manifest = await readManifest(directory)
  const migrations = await readMigrations()
  migrationsUpTo(manifest.migrations, migrations)
  await checkBackup(directory, manifest)
  const secret = await chooseSecret(env, directory, manifest, wish)
  await prepareDataDirectory(env.dataDir)
  const undo =
    env.databaseUrl === null ? await makeRoom(env.dataDir, wish.isReplacing) : async () => undefined
  try {
    const open = await openDatabase(env, createLogger('silent'))
    try {
      const storage = createStorage(env)
      await open.exclusively(async (sql) => {
        if (!wish.isReplacing && (await holdsKwiq(sql))) throw filled('DATABASE_URL')
        await loadRows(sql, { ...manifest, rows: (name) => readTable(directory, name) }, migrations)
        for (const file of manifest.files) await putFile(storage, directory, file)
      })
    } finally {
      await open.close()
    }
  } catch (error) {
    await undo()
    throw error
  }
  if (secret !== null) await writeSecret(env.dataDir, secret)
  return summarize(directory, manifest)
}

function filled(name: string): Error {
  return new Error(`${name}: there is a Kwiq in this place already. --replace puts the backup in its stead.`)
}

/** Puts an embedded database out of the way. Returns how to bring it back. */
async function makeRoom(dataDir: string, isReplacing: boolean): Promise<() => Promise<void>> {
  const database = path.join(dataDir, 'database')
  const isThere = existsSync(database)
  if (isThere && !isReplacing) throw filled('KWIQ_DATA_DIR')
  const aside = `${database}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  if (isThere) {
    // Refuses while a Kwiq runs on it.
    const unlock = lockDataDirectory(dataDir)
    await rename(database, aside)
    unlock()
  }
  return async () => {
    await rm(database, { recursive: true, force: true })
    if (isThere) await rename(aside, database)
  }
}

/** The secret to write into the data directory, or null when none has to be. Throws when sealed values would not open. */
async function chooseSecret(
  env: Env,
  directory: string,
  manifest: Manifest,
  { isAnySecretFine, isReplacing }: RestoreWish,
): Promise<Buffer | null> {
  const kept = env.secret === null ? await readFile(path.join(env.dataDir, 'secret')).catch(() => null) : null
  const current = env.secret === null ? kept : Buffer.from(env.secret)
  if (current && markOfSecret(current) === manifest.secretMark) return null
  if (env.secret === null && manifest.hasSecret && (kept === null || isReplacing)) {
    const secret = await readFile(path.join(directory, places.secret))
    if (markOfSecret(secret) === manifest.secretMark) return secret
    throw new Error(`The backup is damaged: ${places.secret} is not what was written.`)
  }
  if (isAnySecretFine) return null
  throw new Error(
    `KWIQ_SECRET: is not the one this backup was made with. Without it the signing keys of apps, the links of invitations and the keys of the API that it holds stay closed. Set it, or put the file "secret" of the old data directory into ${env.dataDir}; --any-secret goes on without.`,
  )
}

async function writeSecret(dataDir: string, secret: Buffer): Promise<void> {
  const file = path.join(dataDir, 'secret')
  if (existsSync(file)) await rename(file, `${file}.replaced-${Date.now()}`)
  await writeFile(file, secret, { mode: 0o600, flush: true })
}

/** Stores a file of the backup and reads it back. */
async function putFile(storage: FileStorage, directory: string, { key, sha256 }: BackupFile): Promise<void> {
  await storage.put(key, await readFile(path.join(directory, places.file(key))), 'application/octet-stream')
  const stored = await storage.open(key)
  const hash = createHash('sha256')
  if (stored) await pipeline(stored, hash)
  if (!stored || hash.digest('hex') !== sha256) throw new Error(`The file ${key} did not arrive whole.`)
}
