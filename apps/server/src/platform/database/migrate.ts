import type { OpenDatabase } from './database.ts'
import type { Migration } from './read-migrations.ts'

/**
 * Applies what is missing, all in one transaction: a failing migration leaves the database as it was. Several
 * processes may start at once; one applies and the others wait.
 *
 * Throws when the database was made by a newer Kwiq, or an applied file was edited since.
 * Returns the names of those applied now.
 */
export async function migrate(open: OpenDatabase, migrations: Migration[]): Promise<string[]> {
  return open.exclusively(async (sql) => {
    await sql.run(`CREATE TABLE IF NOT EXISTS kwiq_migrations (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    const rows = await sql.rows('SELECT name, checksum FROM kwiq_migrations')
    const applied = new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
    const known = new Set(migrations.map((migration) => migration.name))
    const unknown = [...applied.keys()].find((name) => !known.has(name))
    if (unknown) throw new Error(`The database was made by a newer version of Kwiq (migration ${unknown}).`)

    const applying: string[] = []
    for (const { name, sql: statements, checksum } of migrations) {
      const before = applied.get(name)
      if (before === checksum) continue
      if (before !== undefined) throw new Error(`Migration ${name} was edited after it had been applied.`)
      await sql.run(statements)
      await sql.rows('INSERT INTO kwiq_migrations (name, checksum) VALUES ($1, $2)', [name, checksum])
      applying.push(name)
    }
    return applying
  })
}
