import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { z } from 'zod'
import type { SqlSession } from '../database/database.ts'
import type { FileStorage } from '../storage/index.ts'
import { type BackupFile, type Manifest, places } from './manifest.ts'
import type { Snapshot } from './open-snapshot.ts'
import { readRows } from './read-rows.ts'
import { createRowDigest } from './row-digest.ts'
import { markOfSecret } from './secret-mark.ts'
import { listApplied, listTables } from './tables.ts'

/** What a backup is made of. */
export interface BackupSource {
  snapshot: Snapshot
  storage: FileStorage
  secret: Buffer
  /** Whether the secret is to be in the backup. */
  isSecretIncluded: boolean
  now: Date
}

const FileKeys = z.array(z.object({ key: z.string() })).transform((rows) => rows.map(({ key }) => key))

/** Writes a backup into an empty directory. The manifest comes last: a directory without one is no backup. */
export async function writeBackup(directory: string, source: BackupSource): Promise<Manifest> {
  await mkdir(path.join(directory, 'tables'), { recursive: true, mode: 0o700 })
  const { migrations, tables, keys } = await source.snapshot((sql) => writeTables(directory, sql))
  const files: BackupFile[] = []
  const missing: string[] = []
  // After the picture of the database: what it tells of was there, and what came since is not in it.
  for (const key of keys) {
    const file = await writeFileOf(directory, source.storage, key)
    if (file) files.push(file)
    else missing.push(key)
  }
  const manifest: Manifest = {
    format: 'kwiq-backup-1',
    madeAt: source.now.toISOString(),
    migrations,
    tables,
    files,
    missing,
    secretMark: markOfSecret(source.secret),
    hasSecret: source.isSecretIncluded,
  }
  if (source.isSecretIncluded) {
    await writeFile(path.join(directory, places.secret), source.secret, { mode: 0o600 })
  }
  await writeSynced(path.join(directory, places.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

async function writeTables(directory: string, sql: SqlSession) {
  const migrations = await listApplied(sql)
  if (migrations.length === 0) throw new Error('There is no database of Kwiq to back up.')
  const tables: Manifest['tables'] = []
  for (const name of await listTables(sql)) {
    const digest = createRowDigest()
    const lines = async function* () {
      for await (const rows of readRows(sql, name)) {
        for (const row of rows) digest.add(row)
        yield `${rows.join('\n')}\n`
      }
    }
    const target = createWriteStream(path.join(directory, places.table(name)), { mode: 0o600, flush: true })
    await pipeline(Readable.from(lines()), createGzip({ level: 4 }), target)
    tables.push({ name, ...digest.result() })
  }
  // Databases from before there were builds have none.
  const hasFiles = tables.some(({ name }) => name === 'build_artifacts')
  const keys = hasFiles
    ? FileKeys.parse(await sql.rows('SELECT DISTINCT file_key AS key FROM build_artifacts ORDER BY 1'))
    : []
  return { migrations, tables, keys }
}

async function writeFileOf(directory: string, storage: FileStorage, key: string): Promise<BackupFile | null> {
  const content = await storage.open(key)
  if (!content) return null
  const file = path.join(directory, places.file(key))
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(content, measure, createWriteStream(file, { mode: 0o600, flush: true }))
  return { key, size, sha256: hash.digest('hex') }
}

async function writeSynced(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
