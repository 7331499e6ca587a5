import type { SqlSession } from '../../database/database.ts'
import { readRows } from '../read-rows.ts'
import { createRowDigest, type RowDigest } from '../row-digest.ts'
import { listTables } from '../tables.ts'

/** Rows and hash of every table, to be compared. */
export async function digestTables(sql: SqlSession): Promise<Record<string, RowDigest>> {
  await sql.run("SET LOCAL TIME ZONE 'UTC'")
  const digests: Record<string, RowDigest> = {}
  for (const table of await listTables(sql)) {
    const digest = createRowDigest()
    for await (const rows of readRows(sql, table)) rows.forEach((row) => digest.add(row))
    digests[table] = digest.result()
  }
  return digests
}
