import { createHash, randomUUID } from 'node:crypto'
import type { SqlSession } from '../../database/database.ts'
import type { FileStorage } from '../../storage/index.ts'

const times = { at: '2026-03-01T12:34:56.789Z', later: '2026-03-02T00:00:00.001Z' }

/** Texts that have broken dumps elsewhere. */
const text = 'a\u2028b\u2029c\r\nd\t"e"\\f\'g🌿\u0001{"h":[1]},\u0085'

/** A row for a table: columns by name. Arrays and objects are given as PostgreSQL writes them. */
type Row = Record<string, unknown>

interface Seed {
  /** The migration from which on there is such a table with such columns. */
  since: number
  table: string
  row: Row
}

const [ada, bob, project, other, version, comment, build, link, template] = Array.from({ length: 9 }, () =>
  randomUUID(),
)

/** A row or two for every table with something to lose, in the shape each table had when it was made. */
const seeds: Seed[] = [
  ...[ada, bob].map((id) => ({
    since: 1,
    table: 'users',
    row: {
      id,
      email: `${id}@kwiq.example`,
      first_name: text,
      last_name: '',
      role: 'FREE',
      created_at: times.at,
    },
  })),
  {
    since: 1,
    table: 'sessions',
    row: {
      id: randomUUID(),
      user_id: ada,
      token_hash: 'h',
      user_agent: text,
      created_at: times.at,
      last_used_at: times.later,
    },
  },
  {
    since: 1,
    table: 'activity',
    row: {
      id: randomUUID(),
      action: 'x',
      resource_type: 'y',
      resource_id: 'z',
      user_id: ada,
      created_at: times.at,
    },
  },
  ...[project, other].map((id) => ({
    since: 2,
    table: 'projects',
    row: { id, owner_id: ada, name: text, created_at: times.at, updated_at: times.later },
  })),
  {
    since: 2,
    table: 'project_documents',
    row: {
      project_id: project,
      document: text.repeat(4000),
      revision: 2_147_483_647,
      updated_at: times.later,
    },
  },
  {
    since: 2,
    table: 'versions',
    row: {
      id: version,
      project_id: project,
      number: 1,
      kind: 'created',
      change_message: '',
      document: text,
      author_id: bob,
      created_at: times.at,
      updated_at: times.at,
    },
  },
  {
    since: 5,
    table: 'project_shares',
    row: {
      id: randomUUID(),
      project_id: project,
      user_id: bob,
      permission: 'editor',
      shared_by: ada,
      created_at: times.at,
    },
  },
  {
    since: 6,
    table: 'comments',
    row: {
      id: comment,
      project_id: project,
      author_id: bob,
      text,
      mentions: `{${ada},${bob}}`,
      point_x: 0.1,
      point_y: 1e-7,
      created_at: times.at,
    },
  },
  // An answer: a foreign key into its own table.
  {
    since: 6,
    table: 'comments',
    row: {
      id: randomUUID(),
      project_id: project,
      parent_id: comment,
      author_id: ada,
      text: 'x',
      mentions: '{}',
      created_at: times.later,
    },
  },
  {
    since: 6,
    table: 'review_links',
    row: {
      id: link,
      project_id: project,
      name: text,
      token_hash: 't',
      sealed_token: 's',
      created_by: ada,
      created_at: times.at,
    },
  },
  {
    since: 7,
    table: 'builds',
    row: {
      id: build,
      project_id: project,
      payer_id: ada,
      actor_id: bob,
      platform: 'android',
      status: 'completed',
      step: 'done',
      version_number: 1,
      build_number: 1,
      attempt: 1,
      created_at: times.at,
      queued_at: times.at,
    },
  },
  {
    since: 8,
    table: 'api_keys',
    row: {
      id: randomUUID(),
      user_id: ada,
      name: text,
      key_hash: 'k',
      sealed_key: 's',
      permissions: '{read,"a\\"b,c"}',
      created_at: times.at,
    },
  },
  {
    since: 9,
    table: 'templates',
    row: {
      id: template,
      name: text,
      description: '',
      document: '{}',
      outline: '{}',
      status: 'pending',
      author_id: bob,
      project_id: project,
      created_at: times.at,
    },
  },
  {
    since: 10,
    table: 'request_stats',
    row: { begins_at: times.at, endpoint: 'GET /', count: 3, total_ms: 0.1 + 0.2 },
  },
  {
    since: 12,
    table: 'ai_runs',
    row: {
      id: randomUUID(),
      user_id: ada,
      status: 'succeeded',
      created_at: times.at,
      cost_micros: '9007199254740993',
    },
  },
  {
    since: 12,
    table: 'project_understandings',
    row: {
      project_id: project,
      prompt: text,
      source: 'model',
      revision: 1,
      features: JSON.stringify([{ text }]),
      unplaced: '[]',
      updated_at: times.at,
    },
  },
]

/** Fills a database that has been through the first `migrations` migrations. Returns the names of its tables. */
export async function seedRows(sql: SqlSession, migrations: number): Promise<string[]> {
  const filled = seeds.filter(({ since }) => since <= migrations)
  for (const { table, row } of filled) {
    const columns = Object.keys(row)
    const holes = columns.map((_, index) => `$${index + 1}`)
    await sql.rows(
      `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${holes.join(', ')})`,
      Object.values(row),
    )
  }
  return [...new Set(filled.map(({ table }) => table))]
}

/** Stores a file and the row that tells of it. Returns its key. */
export async function seedFile(sql: SqlSession, storage: FileStorage, bytes: Buffer): Promise<string> {
  const key = `builds/${randomUUID()}/app.apk`
  await storage.put(key, bytes, 'application/octet-stream')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await sql.rows(
    `INSERT INTO build_artifacts (build_id, name, kind, position, size, sha256, file_key, created_at)
      VALUES ($1, 'app.apk', 'apk', 0, $2, $3, $4, $5)`,
    [build, bytes.length, sha256, key, times.at],
  )
  return key
}
