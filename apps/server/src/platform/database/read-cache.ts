import type { PGlite } from '@electric-sql/pglite'
import type { Database } from './database.ts'

/** Entries, and bytes of those that name theirs; past either the cache starts anew. */
const mostEntries = 500
const mostBytes = 64_000_000

interface Entry {
  value: unknown
  tables: readonly string[]
  bytes: number
}

/** What is kept under a part of keys: maps in maps, because joining the parts to one string costs more than all else. */
interface Branch {
  entry: Entry | null
  branches: Map<string, Branch>
}

interface ReadCache {
  /** Counts writes. What was read at another count is not remembered. */
  writes: number
  root: Branch
  /** Of entries. */
  count: number
  /** Of all entries. */
  bytes: number
}

const caches = new WeakMap<Database, ReadCache>()

/**
 * Lets `cachedRead` remember what it read from this embedded database until its tables are written. That is
 * exact, because one process owns the database and every statement of it passes here. A PostgreSQL server has
 * other writers, so nothing is ever remembered of one.
 */
export function rememberReads(database: Database, client: PGlite): void {
  const cache: ReadCache = { writes: 0, root: createBranch(), count: 0, bytes: 0 }
  caches.set(database, cache)
  const forget = (tables: Set<string> | null) => forgetEntries(cache, tables)
  const query = client.query.bind(client)
  const transaction = client.transaction.bind(client)
  // Whatever is not plainly a read counts as a write, also when it fails.
  client.query = async function queryAndForget<T>(...given: Parameters<PGlite['query']>) {
    try {
      return await query<T>(...given)
    } finally {
      if (!isRead(given[0])) forget(writtenTables(given[0]))
    }
  }
  client.transaction = (work) => transaction(work).finally(() => forget(null))
}

/** Says that anything may have been written to the database on a way that does not pass here. */
export function forgetReads(database: Database): void {
  const cache = caches.get(database)
  if (cache) forgetEntries(cache, null)
}

function createBranch(): Branch {
  return { entry: null, branches: new Map() }
}

/** Those of the tables, or all. */
function forgetEntries(cache: ReadCache, tables: Set<string> | null): void {
  cache.writes += 1
  prune(cache, cache.root, tables)
}

/** Takes out what depends on the tables, and branches that are empty then. */
function prune(cache: ReadCache, branch: Branch, tables: Set<string> | null): void {
  const { entry, branches } = branch
  if (entry && (!tables || entry.tables.some((table) => tables.has(table)))) {
    branch.entry = null
    cache.count -= 1
    cache.bytes -= entry.bytes
  }
  for (const [part, next] of branches) {
    prune(cache, next, tables)
    if (!next.entry && next.branches.size === 0) branches.delete(part)
  }
}

/** The functions of the migrations that write, called by SELECT, and what they write. */
const writingFunctions = [{ call: /\bfold_edit\(/i, tables: ['project_documents', 'versions'] }]

/** Whether `cachedRead` remembers what it read of this database. */
export function remembersReads(database: Database): boolean {
  return caches.has(database)
}

function isRead(statement: string): boolean {
  return /^\s*select\b/i.test(statement) && !writingFunctions.some(({ call }) => call.test(statement))
}

/** The tables a statement of drizzle writes; null stands for any, as for deletions, which may cascade. */
function writtenTables(statement: string): Set<string> | null {
  const called = writingFunctions.find(({ call }) => call.test(statement))
  if (called) return new Set(called.tables)
  if (/\bdelete\b/i.test(statement)) return null
  const names = [...statement.matchAll(/\b(?:update|insert into) "(\w+)"/gi)].flatMap(
    ([, name]) => name ?? [],
  )
  return names.length > 0 ? new Set(names) : null
}

interface Reading<T> {
  key: readonly string[]
  tables: readonly string[]
  /** Of what is large, so that not too much of it is kept. */
  bytesOf?: (value: T) => number
}

/**
 * The result of `read`, or of an earlier call with the same `key` since when none of `tables` was written: that one at
 * once, without a promise. `read` only reads those tables of `database`, and its result depends on them and `key`
 * alone; nobody may change it.
 */
export function cachedRead<T>(
  database: Database,
  reading: Reading<T>,
  read: () => T | Promise<T>,
): T | Promise<T> {
  const cache = caches.get(database)
  if (!cache) return read()
  let known: Branch | undefined = cache.root
  for (const part of reading.key) {
    known = known.branches.get(part)
    if (!known) break
  }
  // The key belongs to one place of the code, which always reads the same type under it.
  return known?.entry ? (known.entry.value as T) : readAndRemember(cache, reading, read)
}

async function readAndRemember<T>(
  cache: ReadCache,
  { key, tables, bytesOf }: Reading<T>,
  read: () => T | Promise<T>,
): Promise<T> {
  const { writes } = cache
  const value = await read()
  if (cache.writes !== writes) return value
  const bytes = bytesOf?.(value) ?? 0
  if (cache.count >= mostEntries || cache.bytes + bytes > mostBytes) {
    cache.root = createBranch()
    cache.count = 0
    cache.bytes = 0
  }
  remember(cache, key, { value, tables, bytes })
  return value
}

function remember(cache: ReadCache, key: readonly string[], entry: Entry): void {
  let branch = cache.root
  for (const part of key) {
    const next = branch.branches.get(part) ?? createBranch()
    branch.branches.set(part, next)
    branch = next
  }
  cache.count += branch.entry ? 0 : 1
  cache.bytes += entry.bytes - (branch.entry?.bytes ?? 0)
  branch.entry = entry
}
