import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { prepareDataDirectory } from '../data-directory.ts'
import type { OpenDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { readMigrations } from '../database/read-migrations.ts'
import type { Env } from '../env/env.ts'
import { readEnv } from '../env/read-env.ts'
import { createLogger } from '../logger.ts'
import { loadSecret } from '../secret.ts'
import { createStorage } from '../storage/index.ts'
import { makeBackup, restoreBackup, serveBackups } from './index.ts'
import type { RowDigest } from './row-digest.ts'
import { digestTables } from './testing/digest-tables.ts'
import { seedFile, seedRows } from './testing/seed-rows.ts'

// Making databases on a disk takes its time where much else is going on.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const logger = createLogger('silent')
const apk = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251))

let directory: string
let env: Env
let key: string
let before: Record<string, RowDigest>
let backup: string
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'kwiq-backup-'))
  env = envOf('original')
  await prepareDataDirectory(env.dataDir)
  await loadSecret(env)
  const open = await openDatabase(env, logger)
  const migrations = await readMigrations()
  await migrate(open, migrations)
  await open.exclusively(async (sql) => {
    await seedRows(sql, migrations.length)
    key = await seedFile(sql, createStorage(env), apk)
    before = await digestTables(sql)
  })
  await open.close()
  backup = path.join(directory, 'backup')
  await makeBackup(env, { directory: backup, isWithoutSecret: false })
})
afterAll(() => rmSync(directory, { recursive: true }))

function envOf(name: string): Env {
  return readEnv({ KWIQ_DATA_DIR: path.join(directory, name) })
}

async function using<T>(place: Env, work: (open: OpenDatabase) => Promise<T>): Promise<T> {
  const open = await openDatabase(place, logger)
  try {
    return await work(open)
  } finally {
    await open.close()
  }
}

function constraintsOf(open: OpenDatabase) {
  return open.exclusively((sql) =>
    sql.rows(
      `SELECT conrelid::regclass::text AS "on", conname, pg_get_constraintdef(oid) AS definition, convalidated
        FROM pg_constraint WHERE connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
    ),
  )
}

const plainly = { isReplacing: false, isAnySecretFine: false }

describe('an embedded database', () => {
  test('comes back whole after everything was lost: rows, files and secret', async () => {
    expect(before.users?.count).toBe(2)
    expect(before.comments?.count).toBe(2)
    expect(before.ai_runs?.count).toBe(1)
    const fresh = envOf('fresh')
    const restored = await restoreBackup(fresh, { directory: backup, ...plainly })
    expect(restored).toMatchObject({ files: 1, missing: 0, hasSecret: true })
    expect(await using(fresh, (open) => open.exclusively(digestTables))).toEqual(before)
    const file = await createStorage(fresh).open(key)
    expect(file && (await buffer(file)).equals(apk)).toBe(true)
    expect(await loadSecret(fresh)).toEqual(await loadSecret(env))
    expect(statSync(path.join(fresh.dataDir, 'secret')).mode & 0o777).toBe(0o600)
    // And it is a database like any other: it has its constraints, and nothing is left to migrate.
    expect(await using(fresh, constraintsOf)).toEqual(await using(env, constraintsOf))
    expect(await using(fresh, async (open) => migrate(open, await readMigrations()))).toEqual([])
  })

  test('is backed up by the process that has it, while that goes on', async () => {
    await using(env, async (open) => {
      const secret = await loadSecret(env)
      const end = serveBackups(env.dataDir, { open, storage: createStorage(env), secret }, logger)
      const live = path.join(directory, 'live')
      const summary = await makeBackup(env, { directory: live, isWithoutSecret: true })
      expect(summary).toMatchObject({ directory: live, files: 1, hasSecret: false })
      expect(existsSync(path.join(live, 'secret'))).toBe(false)
      const told = readFileSync(path.join(live, 'manifest.json'), 'utf8')
      const tables = JSON.parse(told).tables.map(({ name, ...rest }: RowDigest & { name: string }) => [
        name,
        rest,
      ])
      expect(Object.fromEntries(tables)).toEqual(before)
      await expect(makeBackup(env, { directory: live, isWithoutSecret: true })).rejects.toThrow(
        'is not empty',
      )
      await open.ping()
      end()
    })
  })

  test('that nobody can ask for a backup is refused while it is in use', async () => {
    await using(env, async () => {
      const wish = { directory: path.join(directory, 'never'), isWithoutSecret: false }
      await expect(makeBackup(env, wish)).rejects.toThrow('is in use by another Kwiq')
    })
    expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('never'))
  })

  test('is not restored over another without being asked to; asked to, the other one is put aside', async () => {
    const taken = envOf('fresh')
    await expect(restoreBackup(taken, { directory: backup, ...plainly })).rejects.toThrow(
      'there is a Kwiq in this place already',
    )
    // A secret that is not the backup's is no less to be meant.
    const other = { ...taken, secret: 'another secret of thirty-two bytes' }
    const replacing = { directory: backup, ...plainly, isReplacing: true }
    await expect(restoreBackup(other, replacing)).rejects.toThrow(/^KWIQ_SECRET: /)
    await restoreBackup(other, { ...replacing, isAnySecretFine: true })
    expect(await using(taken, (open) => open.exclusively(digestTables))).toEqual(before)
    expect(await readdir(taken.dataDir)).toContainEqual(expect.stringMatching(/^database\.replaced-/))
  })
})

describe('a backup', () => {
  let copy: string
  beforeEach(async () => {
    copy = path.join(mkdtempSync(path.join(directory, 'copy-')), 'backup')
    await makeBackup(env, { directory: copy, isWithoutSecret: false })
  })

  const damages: [string, (place: string) => void][] = [
    ['a row that was changed', (place) => damage(path.join(place, 'tables/comments.jsonl.gz'))],
    ['a table that ends early', (place) => cut(path.join(place, 'tables/project_documents.jsonl.gz'))],
    ['a table that is gone', (place) => rmSync(path.join(place, 'tables/users.jsonl.gz'))],
    ['a file that was changed', (place) => damage(path.join(place, 'files', key))],
    ['a file that is gone', (place) => rmSync(path.join(place, 'files', key))],
    ['no manifest', (place) => rmSync(path.join(place, 'manifest.json'))],
    ['half a manifest', (place) => cut(path.join(place, 'manifest.json'))],
    ['another secret', (place) => damage(path.join(place, 'secret'))],
  ]
  test('that is damaged is refused before anything is touched', async () => {
    const fresh = envOf('untouched')
    for (const [what, spoil] of damages) {
      const spoilt = path.join(mkdtempSync(path.join(directory, 'spoilt-')), 'backup')
      cpSync(copy, spoilt, { recursive: true })
      spoil(spoilt)
      await expect(restoreBackup(fresh, { directory: spoilt, ...plainly }), what).rejects.toThrow(
        /damaged|no backup|no manifest/,
      )
    }
    expect(existsSync(fresh.dataDir)).toBe(false)
  })

  test('is readable to its owner alone', async () => {
    const entries = await readdir(copy, { recursive: true, withFileTypes: true })
    for (const entry of entries) {
      const mode = statSync(path.join(entry.parentPath, entry.name)).mode & 0o077
      expect([entry.name, mode]).toEqual([entry.name, 0])
    }
  })

  test('from a newer Kwiq is refused', async () => {
    const file = path.join(copy, 'manifest.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '9999-later'] }))
    await expect(restoreBackup(envOf('newer'), { directory: copy, ...plainly })).rejects.toThrow(
      'made by a newer version of Kwiq (migration 9999-later)',
    )
  })
})

test('a file that the store has lost is told, and keeps nothing else from being saved', async () => {
  await createStorage(env).remove([key])
  const wish = { directory: path.join(directory, 'without-file'), isWithoutSecret: false }
  expect(await makeBackup(env, wish)).toMatchObject({ files: 0, missing: 1 })
  await createStorage(env).put(key, apk, 'application/octet-stream')
})

/** Changes one byte in the middle of a file. */
function damage(file: string): void {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle)
  writeFileSync(file, bytes)
}

function cut(file: string): void {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length / 2)))
}
