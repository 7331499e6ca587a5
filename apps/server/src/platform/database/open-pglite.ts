import { type ParserOptions, PGlite, types } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { traceQueries, type Tracing } from '../tracing/index.ts'
import type { OpenDatabase } from './database.ts'
import { keepVacuumed } from './keep-vacuumed.ts'
import { prepareStatements } from './prepare-statements.ts'
import { forgetReads, rememberReads } from './read-cache.ts'

const asText = (value: string): string => value

/** As drizzle wants them: it reads moments itself. */
const parsers: ParserOptions = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
}

/**
 * Opens the embedded database in a directory (made when absent), or one in memory, from a packed image.
 * PGlite has no lock of its own: two processes on one directory silently lose each other's rows. The caller
 * holds the data directory's lock. `onFault` is told what stood in the way of work in the background.
 */
export async function openPglite(
  from: { directory: string } | { image: Blob },
  tracing: Tracing | null = null,
  onFault: (error: unknown) => void = () => undefined,
): Promise<OpenDatabase> {
  const client = await PGlite.create({
    ...('image' in from ? { loadDataDir: from.image } : { dataDir: from.directory }),
    parsers,
  })
  const endVacuuming = keepVacuumed(client, onFault)
  const plainTransaction = client.transaction.bind(client)
  prepareStatements(client)
  if (tracing) traceQueries(client, tracing)
  const database = drizzle(client)
  rememberReads(database, client)
  return {
    database,
    kind: 'pglite',
    exclusively: (work) =>
      plainTransaction((transaction) =>
        work({
          run: async (statements) => {
            await transaction.exec(statements)
          },
          rows: async (statement, parameters) =>
            (
              await transaction.query<Record<string, unknown>>(statement, parameters, {
                parsers: types.parsers,
              })
            ).rows,
        }),
      ).finally(() => forgetReads(database)),
    connections: () => ({ total: 1, idle: 0, waiting: 0 }),
    ping: async () => {
      await client.query('SELECT 1')
    },
    close: () => {
      endVacuuming()
      return client.close()
    },
  }
}
