import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/**
 * What repositories query: the embedded PGlite, a PostgreSQL pool, or a transaction of either.
 *
 * Trap: inside `database.transaction(async (tx) => ...)` use `tx` alone. PGlite has one connection, so a query
 * on `database` would wait for the transaction that waits for it.
 */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database and what the process needs to run it. */
export interface OpenDatabase {
  database: Database
  kind: 'pglite' | 'postgres'
  /** Runs SQL text of any number of statements in one transaction that excludes other processes. */
  exclusively<T>(work: (sql: SqlSession) => Promise<T>): Promise<T>
  /** Connections of this process: those there are, those idle, and calls that wait for one. */
  connections(): { total: number; idle: number; waiting: number }
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Raw SQL, for migrations and backups only. */
export interface SqlSession {
  run(statements: string): Promise<void>
  rows(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>
}
