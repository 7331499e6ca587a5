import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { OpenDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openPglite } from '../platform/database/open-pglite.ts'
import { openPostgres } from '../platform/database/open-postgres.ts'
import { readMigrations } from '../platform/database/read-migrations.ts'
import { createLogger } from '../platform/logger.ts'
import { emptyPgliteImage } from './pglite-image.ts'

/**
 * A fresh, migrated database: PGlite in memory, or one of its own on the PostgreSQL server of
 * TEST_DATABASE_URL, dropped again when closed.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const open = await openEmptyTestDatabase()
  await migrate(open, await readMigrations())
  return open
}

/** Milliseconds: parallel calls on a loaded machine queue for longer than people would wait. */
const connectionPatience = 60_000

/** The same without tables. */
export async function openEmptyTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) return openPglite({ image: await emptyPgliteImage() })
  const name = `kwiq_test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const open = await openPostgres(url.href, createLogger('silent'), null, connectionPatience)
  return {
    ...open,
    close: async () => {
      await open.close()
      await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
