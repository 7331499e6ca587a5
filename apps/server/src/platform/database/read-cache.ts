import type { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

/** Entries; past it the cache starts anew. */
const mostEntries = 500

interface ReadCache {
  /** Counts writes. What was read at another count is not believed. */
  writes: number
  entries: Map<string, Promise<unknown>>
}

const caches = new WeakMap<Database, ReadCache>()

/**
 * Lets `cachedRead` remember what it read from this embedded database until anything at all is written. That is
 * exact, because one process owns the database and every statement of it passes here. A PostgreSQL server has
 * other writers, so nothing is ever remembered of one.
 */
export function rememberReads(database: Database, client: PGlite): void {
  const cache: ReadCache = { writes: 0, entries: new Map() }
  caches.set(database, cache)
  const forget = () => {
    cache.writes += 1
    cache.entries.clear()
  }
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  // Whatever is not plainly a read counts as a write, also when it fails.
  client.query = async function queryAndForget<T>(...given: Parameters<PGlite['query']>) {
    try {
      return await query<T>(...given)
    } finally {
      if (!isRead(given[0])) forget()
    }
  }
  client.transaction = (work) => transaction(work).finally(forget)
}

function isRead(statement: string): boolean {
  return /^\s*select\b/i.test(statement)
}

/**
 * The result of `read`, or of an earlier call with the same `key` since when nothing was written. `read` only
 * reads from `database`, and its result depends on `key` and the database alone; nobody may change it.
 */
export async function cachedRead<T>(database: Database, key: string, read: () => Promise<T>): Promise<T> {
  const cache = caches.get(database)
  if (!cache) return read()
  const known = cache.entries.get(key)
  // The key belongs to one place of the code, which always reads the same type under it.
  if (known) return known as Promise<T>
  const { writes } = cache
  const result = read()
  const value = await result
  if (cache.writes === writes) {
    if (cache.entries.size >= mostEntries) cache.entries.clear()
    cache.entries.set(key, result)
  }
  return value
}
