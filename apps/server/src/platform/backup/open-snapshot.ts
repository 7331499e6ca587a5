import { Client } from 'pg'
import type { OpenDatabase, SqlSession } from '../database/database.ts'

/** Runs work on a picture of the database as it is at this moment, however long it takes and whoever writes. */
export type Snapshot = <T>(work: (sql: SqlSession) => Promise<T>) => Promise<T>

const inUtc = "SET LOCAL TIME ZONE 'UTC'"

/** Of the embedded database: nobody else gets to it meanwhile, because it has one connection. */
export function snapshotOfEmbedded(open: OpenDatabase): Snapshot {
  return (work) =>
    open.exclusively(async (sql) => {
      await sql.run(inUtc)
      return work(sql)
    })
}

/** Of a PostgreSQL server: everybody goes on working. */
export function snapshotOfServer(url: string): Snapshot {
  return async (work) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
    // Without a listener a lost connection would end the process; the statement under way rejects anyway.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      await client.query(inUtc)
      return await work({
        run: async (statements) => {
          await client.query(statements)
        },
        rows: async (statement, parameters) => (await client.query(statement, parameters)).rows,
      })
    } finally {
      await client.end()
    }
  }
}
