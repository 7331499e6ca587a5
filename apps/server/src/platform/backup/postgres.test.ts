import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { prepareDataDirectory } from '../data-directory.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { readMigrations } from '../database/read-migrations.ts'
import type { Env } from '../env/env.ts'
import { readEnv } from '../env/read-env.ts'
import { createLogger } from '../logger.ts'
import { loadSecret } from '../secret.ts'
import { createStorage } from '../storage/index.ts'
import { startS3Server } from '../storage/testing/start-s3-server.ts'
import { makeBackup, moveToPostgres, restoreBackup } from './index.ts'
import { digestTables } from './testing/digest-tables.ts'
import { seedFile, seedRows } from './testing/seed-rows.ts'

// Making databases takes its time where much else is going on.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const server = process.env.TEST_DATABASE_URL
const logger = createLogger('silent')
const secret = 's'.repeat(40)

// Needs a PostgreSQL server: `.ci/run` and CONTRIBUTING.md say how.
describe.skipIf(!server)('a PostgreSQL server', () => {
  let directory: string
  const databases: string[] = []
  beforeAll(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'kwiq-backup-'))
  })
  afterAll(async () => {
    rmSync(directory, { recursive: true })
    for (const name of databases) await administer(`DROP DATABASE ${name} WITH (FORCE)`)
  })

  async function administer(statement: string): Promise<void> {
    const client = new Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }

  /** Settings of a database of their own. */
  async function newPlace(): Promise<Env & { databaseUrl: string }> {
    const name = `kwiq_test_${randomUUID().replaceAll('-', '')}`
    await administer(`CREATE DATABASE ${name}`)
    databases.push(name)
    const url = new URL(server ?? '')
    url.pathname = `/${name}`
    const settings = { KWIQ_DATA_DIR: path.join(directory, name), KWIQ_SECRET: secret }
    const env = readEnv({ ...settings, DATABASE_URL: url.href })
    return { ...env, databaseUrl: url.href }
  }

  async function digestsOf(place: Env) {
    const open = await openDatabase(place, logger)
    return open.exclusively(digestTables).finally(() => open.close())
  }

  test('is backed up while people work, as it is at one moment, and comes back whole', async () => {
    const place = await newPlace()
    const open = await openDatabase(place, logger)
    const migrations = await readMigrations()
    await migrate(open, migrations)
    await open.exclusively((sql) => seedRows(sql, migrations.length))
    await open.exclusively((sql) => seedFile(sql, createStorage(place), Buffer.from('an app')))
    // Always two at a time: a backup between the two would show.
    const over = new AbortController()
    let pairs = 0
    const working = (async () => {
      while (!over.signal.aborted) {
        const id = randomUUID()
        await open.exclusively(async (sql) => {
          await sql.rows(
            `INSERT INTO billing_events (id, type, received_at) VALUES ($1, 'a', now()), ($2, 'b', now())`,
            [`${id}a`, `${id}b`],
          )
          await sql.rows(
            `INSERT INTO activity (id, action, resource_type, resource_id, created_at)
              VALUES ($1, 'pair', 'x', 'y', now())`,
            [id],
          )
        })
        pairs += 1
      }
    })()
    await expect.poll(() => pairs, { timeout: 60_000 }).toBeGreaterThan(3)
    const backup = path.join(directory, 'backup')
    const made = await makeBackup(place, { directory: backup, isWithoutSecret: false })
    over.abort()
    await working
    await open.close()
    expect(made).toMatchObject({ files: 1, hasSecret: false })

    const fresh = await newPlace()
    const wish = { directory: backup, isReplacing: false, isAnySecretFine: false }
    await expect(restoreBackup({ ...fresh, secret: 'x'.repeat(40) }, wish)).rejects.toThrow('KWIQ_SECRET')
    await restoreBackup(fresh, wish)
    const restored = await digestsOf(fresh)
    const events = restored.billing_events?.count ?? 0
    const before = await digestsOf(place)
    expect(restored.activity?.count).toBe(events / 2 + 1)
    expect(events).toBeGreaterThan(0)
    expect({ ...restored, activity: null, billing_events: null }).toEqual({
      ...before,
      activity: null,
      billing_events: null,
    })
    await expect(restoreBackup(fresh, wish)).rejects.toThrow('there is a Kwiq in this place already')
    await restoreBackup(fresh, { ...wish, isReplacing: true })
    expect(await digestsOf(fresh)).toEqual(restored)
  })

  test('takes what was embedded: all of it or, when something is in the way, nothing', async () => {
    const place = await newPlace()
    const embedded = { ...place, databaseUrl: null }
    await prepareDataDirectory(place.dataDir)
    const kept = (await loadSecret({ ...embedded, secret: null })).toString()
    const open = await openDatabase(embedded, logger)
    const migrations = await readMigrations()
    // From before the newest Kwiq: the server's first start brings it up to date, as an upgrade would.
    await migrate(open, migrations.slice(0, 12))
    await open.exclusively((sql) => seedRows(sql, 12))
    const before = await open.exclusively(digestTables)
    await expect(moveToPostgres({ ...place, secret: kept }, false)).rejects.toThrow('is in use')
    await open.close()

    await expect(moveToPostgres(place, false)).rejects.toThrow(/^KWIQ_SECRET: /)
    const moving = { ...place, secret: kept }
    expect(await moveToPostgres(moving, false)).toMatchObject({ tables: Object.keys(before).length })
    expect(await digestsOf(place)).toEqual(before)
    await expect(moveToPostgres(moving, false)).rejects.toThrow('there is a Kwiq in this database already')

    // A row that the server does not take: nothing of the second move stays.
    await spoil(embedded)
    await expect(moveToPostgres(moving, true)).rejects.toThrow()
    expect(await digestsOf(place)).toEqual(before)

    const upgraded = await openDatabase(place, logger)
    const applied = await migrate(upgraded, migrations)
    expect(applied).toEqual(migrations.slice(12).map(({ name }) => name))
    const [user] = await upgraded.exclusively((sql) => sql.rows('SELECT count(*)::int AS count FROM users'))
    expect(user).toEqual({ count: 2 })
    await upgraded.close()
  })

  /** Puts a row into the embedded database that breaks a foreign key, as a damaged one might hold. */
  async function spoil(embedded: Env): Promise<void> {
    const open = await openDatabase(embedded, logger)
    await open.exclusively(async (sql) => {
      await sql.run('ALTER TABLE projects DROP CONSTRAINT projects_owner_id_fkey')
      await sql.run('UPDATE projects SET owner_id = gen_random_uuid()')
    })
    await open.close()
  }

  test('gets back the files of a backup that was made with another store', async () => {
    const place = await newPlace()
    const open = await openDatabase(place, logger)
    await migrate(open, await readMigrations())
    const storage = createStorage(place)
    const key = await open.exclusively((sql) => seedFile(sql, storage, Buffer.from('an app')))
    await open.close()
    const backup = path.join(directory, 'with-file')
    await makeBackup(place, { directory: backup, isWithoutSecret: false })
    const fresh = await newPlace()
    await restoreBackup(fresh, { directory: backup, isReplacing: false, isAnySecretFine: false })
    const file = await createStorage(fresh).open(key)
    expect(file && (await buffer(file)).toString()).toBe('an app')
  })

  test('takes the files of builds to a store; a backup of both, wiped and restored, is equal', async () => {
    const account = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' }
    const store = await startS3Server(account)
    const s3 = { ...account, endpoint: store.endpoint, bucket: 'apps' }
    try {
      const place = await newPlace()
      const embedded = { ...place, databaseUrl: null }
      await prepareDataDirectory(place.dataDir)
      const kept = (await loadSecret({ ...embedded, secret: null })).toString()
      const content = randomBytes(300_000)
      const open = await openDatabase(embedded, logger)
      const migrations = await readMigrations()
      await migrate(open, migrations)
      await open.exclusively((sql) => seedRows(sql, migrations.length))
      const key = await open.exclusively((sql) => seedFile(sql, createStorage(embedded), content))
      const before = await open.exclusively(digestTables)
      await open.close()

      const wrong = { ...s3, secretAccessKey: 'another' }
      await expect(moveToPostgres({ ...place, secret: kept, s3: wrong }, false)).rejects.toThrow()
      const moved = { ...place, secret: kept, s3 }
      expect(await moveToPostgres(moved, true)).toMatchObject({ files: 1 })
      expect(store.files.get(`/apps/${key}`)).toEqual(content)
      expect(await digestsOf(moved)).toEqual(before)

      const backup = path.join(directory, 'of-the-store')
      expect(await makeBackup(moved, { directory: backup, isWithoutSecret: false })).toMatchObject({
        files: 1,
      })
      store.files.clear()
      const fresh = { ...(await newPlace()), secret: kept, s3 }
      await restoreBackup(fresh, { directory: backup, isReplacing: false, isAnySecretFine: false })
      expect(await digestsOf(fresh)).toEqual(before)
      expect(store.files.get(`/apps/${key}`)).toEqual(content)
    } finally {
      await store.close()
    }
  })
})
