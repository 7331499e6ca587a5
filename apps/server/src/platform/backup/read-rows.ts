import { z } from 'zod'
import type { SqlSession } from '../database/database.ts'
import { quoted } from './tables.ts'

/** Characters of rows that are in memory at a time, about. */
const batchLength = 4_000_000
const mostRows = 2000

const Rows = z.array(z.object({ row: z.string() }))

/**
 * Every row of a table as PostgreSQL's own JSON text, in batches. Nobody parses it on the way: numbers of any
 * size, times and arrays come out as they went in.
 *
 * Inside a transaction, where times are written in UTC.
 */
export async function* readRows(sql: SqlSession, table: string): AsyncGenerator<string[]> {
  await sql.run(
    `DECLARE kwiq_rows NO SCROLL CURSOR FOR SELECT row_to_json(t)::text AS row FROM ${quoted(table)} t`,
  )
  let count = 20
  for (;;) {
    const rows = Rows.parse(await sql.rows(`FETCH ${count} FROM kwiq_rows`)).map(({ row }) => row)
    if (rows.length === 0) break
    yield rows
    const length = rows.reduce((sum, row) => sum + row.length, 0)
    count = Math.max(1, Math.min(mostRows, Math.floor((batchLength / length) * rows.length)))
  }
  await sql.run('CLOSE kwiq_rows')
}
