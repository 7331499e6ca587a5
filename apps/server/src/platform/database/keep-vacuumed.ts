import type { PGlite } from '@electric-sql/pglite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds from one round to the next, and from one table to the next: each holds the process up for a few. */
const pause = { rounds: 300_000, tables: 50 } as const

/**
 * Gives the room of rows that are no more to new ones, table by table; `isOver` ends it between two. PostgreSQL does so
 * by itself, but PGlite has no autovacuum: each save would make the database larger by the document that it replaces.
 */
export async function vacuum(client: PGlite, isOver: () => boolean = () => false): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "SELECT relid::regclass::text AS name FROM pg_stat_user_tables WHERE schemaname = 'public'",
  )
  for (const { name } of rows) {
    if (isOver()) return
    // No statement of it takes parameters; the name comes quoted from the database.
    await client.exec(`VACUUM ${name}`)
    await sleep(pause.tables, undefined, { ref: false })
  }
}

/** Vacuums now and then, when something was written. Gives what ends it. */
export function keepVacuumed(client: PGlite, onFault: (error: unknown) => void): () => void {
  let isOver = false
  let isAtWork = false
  let seen = ''
  const position = async () =>
    (await client.query<{ lsn: string }>('SELECT pg_current_wal_insert_lsn()::text AS lsn')).rows[0]?.lsn ??
    ''
  const round = async () => {
    if (seen === (await position())) return
    await vacuum(client, () => isOver)
    if (!isOver) seen = await position()
  }
  const timer = setInterval(() => {
    if (isAtWork) return
    isAtWork = true
    round()
      .catch((error: unknown) => {
        if (!isOver) onFault(error)
      })
      .finally(() => {
        isAtWork = false
      })
  }, pause.rounds)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
