import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Logger } from '../logger.ts'
import type { OpenDatabase } from './database.ts'

/** Any constant will do, as long as every Kwiq process uses the same. */
const migrationLock = 5_949_717

/** Connects to a PostgreSQL server (15 or later). */
export async function openPostgres(url: string, logger: Logger): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 })
  // Without a listener, a connection that dies while idle ends the process.
  pool.on('error', (error) => logger.error({ err: error }, 'database connection lost'))
  return {
    database: drizzle(pool),
    kind: 'postgres',
    exclusively: async (work) => {
      const client = await pool.connect()
      try {
        await client.query('BEGIN')
        await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
        const result = await work({
          run: async (statements) => {
            await client.query(statements)
          },
          rows: async (statement, parameters) => (await client.query(statement, parameters)).rows,
        })
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch(() => undefined)
        throw error
      } finally {
        client.release()
      }
    },
    ping: async () => {
      await pool.query('SELECT 1')
    },
    close: () => pool.end(),
  }
}
