import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Locks the data directory to this process; throws when another one has it. Returns the unlocking.
 *
 * The lock is SQLite's lock on an empty file, because Node has no file locks of its own: the kernel drops it when
 * the process ends in whatever way, so that nothing stale is ever left, no pid can be mistaken for a later process
 * with the same number, and two containers on one volume see each other. The pid file only serves the message.
 */
export function lockDataDirectory(directory: string): () => void {
  const pidFile = join(directory, 'kwiq.pid')
  const lock = new DatabaseSync(join(directory, 'kwiq.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && /locked|busy/i.test(error.message))) throw error
    throw new Error(
      `KWIQ_DATA_DIR: ${directory} is in use by another Kwiq${readPid(pidFile)}. Stop that one first, or use another directory.`,
      { cause: error },
    )
  }
  writeFileSync(pidFile, String(process.pid), { mode: 0o600 })
  return () => {
    rmSync(pidFile, { force: true })
    lock.close()
  }
}

function readPid(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`
  } catch {
    return ''
  }
}
