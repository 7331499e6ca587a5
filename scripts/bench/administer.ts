import { Client } from 'pg'

/** Runs one statement on a PostgreSQL server. */
export async function administer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
