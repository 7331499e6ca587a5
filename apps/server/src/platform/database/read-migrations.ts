import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

/** One numbered SQL file of `db/migrations`. */
export interface Migration {
  /** Such as `0001-accounts`. */
  name: string
  sql: string
  /** SHA-256 of the file, hexadecimal. */
  checksum: string
}

const directory = new URL('../../db/migrations/', import.meta.url)

/** All migrations in the order of their numbers. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, directory), 'utf8')
      return {
        name: file.slice(0, -'.sql'.length),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      }
    }),
  )
}
