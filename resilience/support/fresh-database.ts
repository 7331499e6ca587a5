import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** The PostgreSQL server of the tests; empty where there is none, and what needs one is left out. */
export const postgresUrl = process.env.TEST_DATABASE_URL ?? ''

export interface FreshDatabase {
  url: string
  /** Runs one statement beside Kwiq. */
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  drop(): Promise<void>
}

/** An empty database of its own on the server of the tests. */
export async function createFreshDatabase(): Promise<FreshDatabase> {
  const name = `kwiq_resilience_${randomUUID().replaceAll('-', '')}`
  await ask(postgresUrl, `CREATE DATABASE ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    query: (statement, values) => ask(url.href, statement, values),
    drop: async () => {
      await ask(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}

async function ask(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement, values)).rows
  } finally {
    await client.end()
  }
}
