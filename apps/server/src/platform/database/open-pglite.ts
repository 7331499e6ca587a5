import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { OpenDatabase } from './database.ts'

/**
 * Opens the embedded database in `directory` (created when absent), or one in memory.
 * PGlite has no lock of its own: two processes on one directory silently lose each other's rows. The caller
 * holds the data directory's lock.
 */
export async function openPglite(directory: string | null): Promise<OpenDatabase> {
  const client = directory === null ? await PGlite.create() : await PGlite.create({ dataDir: directory })
  return {
    database: drizzle(client),
    kind: 'pglite',
    exclusively: (work) =>
      client.transaction((transaction) =>
        work({
          run: async (statements) => {
            await transaction.exec(statements)
          },
          rows: async (statement, parameters) =>
            (await transaction.query<Record<string, unknown>>(statement, parameters)).rows,
        }),
      ),
    ping: async () => {
      await client.query('SELECT 1')
    },
    close: () => client.close(),
  }
}
