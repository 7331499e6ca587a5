import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { openDatabase } from '../database/open-database.ts'
import type { SqlSession } from '../database/database.ts'
import { readMigrations } from '../database/read-migrations.ts'
import type { Env } from '../env/env.ts'
import { createLogger } from '../logger.ts'
import { createLocalStorage, createStorage, type FileStorage } from '../storage/index.ts'
import { holdsKwiq, loadRows, type RowSource } from './load-rows.ts'
import { snapshotOfEmbedded } from './open-snapshot.ts'
import { readRows } from './read-rows.ts'
import { createRowDigest } from './row-digest.ts'
import { markOfSecret } from './secret-mark.ts'
import { listApplied, listTables } from './tables.ts'

/** What was moved. */
export interface MoveSummary {
  tables: number
  rows: number
  /** Files copied to the store of S3_*; none when files stay in the data directory. */
  files: number
}

/**
 * Copies the embedded database of the data directory to the PostgreSQL server of the settings: in one transaction
 * there, counted and hashed before it ends. The data directory stays as it was.
 */
export async function moveToPostgres(env: Env, isReplacing: boolean): Promise<MoveSummary> {
  if (env.databaseUrl === null) throw new Error('DATABASE_URL: name the PostgreSQL server to move to.')
  if (!existsSync(path.join(env.dataDir, 'database'))) {
    throw new Error(`KWIQ_DATA_DIR: there is no embedded database in ${env.dataDir}.`)
  }
  await refuseOtherSecret(env)
  const migrations = await readMigrations()
  const from = await openDatabase({ databaseUrl: null, dataDir: env.dataDir }, createLogger('silent'))
  try {
    const to = await openDatabase(env, createLogger('silent'))
    try {
      return await snapshotOfEmbedded(from)((embedded) =>
        to.exclusively(async (server) => {
          if (!isReplacing && (await holdsKwiq(server))) {
            throw new Error(
              'DATABASE_URL: there is a Kwiq in this database already. --replace puts the embedded one in its stead.',
            )
          }
          const source = await digestAll(embedded)
          await loadRows(server, source, migrations)
          const files = env.s3 === null ? 0 : await copyFiles(embedded, env)
          const rows = source.tables.reduce((sum, { count }) => sum + count, 0)
          return { tables: source.tables.length, rows, files }
        }),
      )
    } finally {
      await to.close()
    }
  } finally {
    await from.close()
  }
}

async function refuseOtherSecret({ dataDir, secret }: Env): Promise<void> {
  const file = path.join(dataDir, 'secret')
  const kept = await readFile(file).catch(() => null)
  if (kept === null || secret === null || markOfSecret(kept) === markOfSecret(Buffer.from(secret))) return
  throw new Error(
    `KWIQ_SECRET: must be the one of the data directory, the content of ${file}; what is sealed with it would stay closed.`,
  )
}

async function digestAll(sql: SqlSession): Promise<RowSource> {
  const tables = []
  for (const name of await listTables(sql)) {
    const digest = createRowDigest()
    for await (const rows of readRows(sql, name)) rows.forEach((row) => digest.add(row))
    tables.push({ name, ...digest.result() })
  }
  return {
    migrations: await listApplied(sql),
    tables,
    async *rows(name) {
      for await (const rows of readRows(sql, name)) yield* rows
    },
  }
}

const Keys = z.array(z.object({ key: z.string() }))

/** Copies the files of builds from the data directory to the store, reading each back. */
async function copyFiles(sql: SqlSession, env: Env): Promise<number> {
  const from = createLocalStorage(path.join(env.dataDir, 'files'))
  const to = createStorage(env)
  const rows = Keys.parse(await sql.rows('SELECT DISTINCT file_key AS key FROM build_artifacts ORDER BY 1'))
  let copied = 0
  for (const { key } of rows) {
    const content = await from.open(key)
    if (!content) continue
    const bytes = await buffer(content)
    await to.put(key, bytes, 'application/octet-stream')
    if ((await hashOf(to, key)) !== createHash('sha256').update(bytes).digest('hex')) {
      throw new Error(`The file ${key} did not arrive whole.`)
    }
    copied += 1
  }
  return copied
}

async function hashOf(storage: FileStorage, key: string): Promise<string | null> {
  const content = await storage.open(key)
  if (!content) return null
  const hash = createHash('sha256')
  await pipeline(content, hash)
  return hash.digest('hex')
}
