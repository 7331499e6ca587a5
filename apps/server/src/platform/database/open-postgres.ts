import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool, type PoolClient } from 'pg'
import type { Logger } from '../logger.ts'
import { traceQueries, type Tracing } from '../tracing/index.ts'
import type { OpenDatabase } from './database.ts'

/** Any constant will do, as long as every Kwiq process uses the same. */
const migrationLock = 5_949_717

/**
 * Milliseconds. Nothing waits without end: neither for a connection of the pool, nor for a statement (the server
 * gives up first, the client when the server does not even say so), nor may a lost transaction hold its locks.
 */
const patience = {
  connection: 5000,
  statement: 8000,
  silence: 10_000,
  idleTransaction: 10_000,
  // Nobody waits for an answer yet, and machines that start many things at once are slow.
  start: 20_000,
} as const

/**
 * Connects to a PostgreSQL server (15 or later). `connectionPatience` in milliseconds is for tests: a machine under
 * load may take its time.
 */
export async function openPostgres(
  url: string,
  logger: Logger,
  tracing: Tracing | null = null,
  connectionPatience: number = patience.connection,
): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionPatience,
    statement_timeout: patience.statement,
    query_timeout: patience.silence,
    idle_in_transaction_session_timeout: patience.idleTransaction,
    keepAlive: true,
    keepAliveInitialDelayMillis: patience.silence,
  })
  const onLost = (error: Error) => logger.error({ err: error }, 'database connection lost')
  // Without a listener, a connection that dies ends the process: the pool tells of those that are idle, the
  // connection itself of one that dies in the middle of a transaction.
  pool.on('error', onLost)
  pool.on('connect', (client) => {
    client.on('error', onLost)
    cutWhenSilent(client)
    giveBackWithoutBegin(client)
    if (tracing) traceQueries(client, tracing)
  })
  return {
    database: drizzle(pool),
    kind: 'postgres',
    exclusively: async (work) => {
      // A connection of its own: a migration may take its time, and waits for another process's.
      const client = new Client({ connectionString: url, connectionTimeoutMillis: patience.start })
      client.on('error', onLost)
      await client.connect()
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
      } finally {
        // Ends a transaction that was not committed, too.
        await client.end()
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ping: async () => {
      await pool.query('SELECT 1')
    },
    close: () => pool.end(),
  }
}

/**
 * Cuts a connection on which an answer did not come in time. The driver only gives the query up: the transaction's
 * ROLLBACK would wait as long once more, and the pool would hand the dead connection to the next one.
 */
function cutWhenSilent(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') return
  const watched = (...given: unknown[]): unknown => {
    const asked: unknown = Reflect.apply(query, client, given)
    if (asked instanceof Promise) {
      asked.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') cut(client)
      })
    }
    return asked
  }
  Object.defineProperty(client, 'query', { value: watched, configurable: true, writable: true })
}

/**
 * Gives a connection back to the pool when its BEGIN fails. Drizzle takes one for a transaction and gives it back
 * whatever happens, except then: ten connections lost at that moment would leave the pool empty for good.
 */
function giveBackWithoutBegin(client: PoolClient): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') return
  const watched = (...given: unknown[]): unknown => {
    const asked: unknown = Reflect.apply(query, client, given)
    if (asked instanceof Promise && isBegin(given[0])) asked.catch(() => client.release(true))
    return asked
  }
  Object.defineProperty(client, 'query', { value: watched, configurable: true, writable: true })
}

/** As drizzle begins a transaction, with a level of isolation or without. */
function isBegin(query: unknown): boolean {
  const text: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query
  return typeof text === 'string' && /^begin\b/i.test(text)
}

/** The pool's clients are whole clients, which its types do not say. */
function cut(client: PoolClient): void {
  if (client instanceof Client) client.connection.stream.destroy()
}
