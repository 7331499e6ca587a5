import { join } from 'node:path'
import type { Env } from '../env/env.ts'
import type { Logger } from '../logger.ts'
import type { Tracing } from '../tracing/index.ts'
import type { OpenDatabase } from './database.ts'
import { lockDataDirectory } from './lock-data-directory.ts'
import { openPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'

/** The database of the settings: a PostgreSQL server, or PGlite in the data directory, locked to this process. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  logger: Logger,
  tracing: Tracing | null = null,
): Promise<OpenDatabase> {
  if (env.databaseUrl !== null) return openPostgres(env.databaseUrl, logger, tracing)
  const unlock = lockDataDirectory(env.dataDir)
  try {
    const open = await openPglite({ directory: join(env.dataDir, 'database') }, tracing, (error) =>
      logger.warn({ err: error }, 'the database could not be vacuumed'),
    )
    return {
      ...open,
      close: async () => {
        await open.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
