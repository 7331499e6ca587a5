import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Manifest } from './manifest.ts'
import { checkBackup } from './read-backup.ts'
import { type BackupSource, writeBackup } from './write-backup.ts'

/** What a backup holds, in numbers. */
export interface BackupSummary {
  directory: string
  tables: number
  rows: number
  files: number
  bytes: number
  /** Files the database told of and the store no longer had. */
  missing: number
  hasSecret: boolean
}

/**
 * Makes a backup in a directory that is empty or not there, reads it back, and only then gives it its name: what
 * stands there is whole.
 */
export async function backUp(directory: string, source: BackupSource): Promise<BackupSummary> {
  const target = path.resolve(directory)
  await refuseFilled(target)
  const draft = `${target}.${randomUUID()}.partial`
  await mkdir(path.dirname(target), { recursive: true })
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await writeBackup(draft, source)
    await checkBackup(draft, manifest)
    await rename(draft, target)
    return summarize(target, manifest)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function refuseFilled(directory: string): Promise<void> {
  const entries = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(`${directory} is not a directory one can write a backup to.`, { cause: error })
  })
  if (entries.length > 0)
    throw new Error(`${directory} is not empty. Name a directory that is not there yet.`)
}

/** The numbers of a manifest. */
export function summarize(directory: string, manifest: Manifest): BackupSummary {
  return {
    directory,
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((sum, { count }) => sum + count, 0),
    files: manifest.files.length,
    bytes: manifest.files.reduce((sum, { size }) => sum + size, 0),
    missing: manifest.missing.length,
    hasSecret: manifest.hasSecret,
  }
}
