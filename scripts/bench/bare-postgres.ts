import fastify from 'fastify'
import { Client, Pool } from 'pg'

// What Kwiq on a PostgreSQL server is measured against: a handler without schemas, sessions' rules or rights that sends
// the same statements, session, access and the word to other processes among them, on the same rows of Kwiq's own tables.
const [port, url, userId, tokenHash] = process.argv.slice(2)
const pool = new Pool({ connectionString: url, max: 10 })
const session = {
  name: 'session',
  text: 'SELECT s.*, u.* FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token_hash = $1 AND s.last_used_at > $2',
}
const isSeen = 'p.id = $1 AND p.deleted_at IS NULL AND (p.owner_id = $2 OR s.permission IS NOT NULL)'
const access = {
  name: 'access',
  text: `SELECT p.*, s.permission FROM projects p
    LEFT JOIN project_shares s ON s.project_id = p.id AND s.user_id = $2 WHERE ${isSeen}`,
}
const read = {
  name: 'read',
  text: `SELECT p.owner_id, s.permission, d.revision, d.updated_at, d.document FROM projects p
    JOIN project_documents d ON d.project_id = p.id
    LEFT JOIN project_shares s ON s.project_id = p.id AND s.user_id = $2 WHERE ${isSeen}`,
}
const list = {
  name: 'list',
  text: `SELECT p.*, d.updated_at AS saved_at, d.cover, d.screen_count, d.component_count, v.last, page.role
    FROM (
      (SELECT id, created_at, 'owner' AS role FROM projects
        WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2)
      UNION ALL
      (SELECT p.id, p.created_at, s.permission FROM project_shares s JOIN projects p ON p.id = s.project_id
        WHERE s.user_id = $1 AND p.deleted_at IS NULL ORDER BY p.created_at DESC, p.id DESC LIMIT $2)
      ORDER BY created_at DESC, id DESC LIMIT $2
    ) page
    JOIN projects p ON p.id = page.id
    JOIN project_documents d ON d.project_id = p.id
    LEFT JOIN LATERAL (SELECT max(number) AS last FROM versions WHERE project_id = p.id) v ON true
    ORDER BY page.created_at DESC, page.id DESC`,
}
const save = {
  name: 'save',
  text: 'SELECT fold_edit($1, $2, $3, now(), true, NULL, 1, 1, $4, $5) AS saved',
}
const notify = { text: 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload' }
const waiting: string[] = []
let isTelling = false
const listener = new Client({ connectionString: url })
await listener.connect()
await listener.query('LISTEN kwiq_events')
const since = new Date(Date.now() - 30 * 86_400_000)
const authenticate = () => pool.query({ ...session, values: [tokenHash, since] })
const revisions = new Map<string, { revision: number; version: string }>()

const app = fastify({ bodyLimit: 3_000_000 })
app.get('/list', async () => {
  await authenticate()
  return (await pool.query({ ...list, values: [userId, 101] })).rows
})
app.get<{ Params: { id: string } }>('/projects/:id', async (request, reply) => {
  await authenticate()
  const { rows } = await pool.query<{ document: string }>({ ...read, values: [request.params.id, userId] })
  return reply.type('application/json').send(rows[0]?.document)
})
app.put<{ Params: { id: string } }>('/projects/:id', async (request) => {
  const { id } = request.params
  await authenticate()
  await pool.query({ ...access, values: [id, userId] })
  const known = revisions.get(id) ?? (await find(id))
  await pool.query({
    ...save,
    values: [id, known.revision, JSON.stringify(request.body), known.version, 'Changed'],
  })
  revisions.set(id, { ...known, revision: known.revision + 1 })
  waiting.push(
    JSON.stringify({ from: 'bare', event: { projectId: id, type: 'document.saved', actorId: userId } }),
  )
  void tell()
  return { ok: true }
})

/** Tells the other processes, as Kwiq does: nobody waits for it, and what comes meanwhile goes out together. */
async function tell(): Promise<void> {
  if (isTelling) return
  isTelling = true
  while (waiting.length > 0) await listener.query({ ...notify, values: ['kwiq_events', waiting.splice(0)] })
  isTelling = false
}

async function find(id: string): Promise<{ revision: number; version: string }> {
  const { rows } = await pool.query<{ revision: number; version: string }>(
    `SELECT d.revision, v.id AS version FROM project_documents d JOIN versions v ON v.project_id = d.project_id
     WHERE d.project_id = $1 ORDER BY v.number DESC LIMIT 1`,
    [id],
  )
  if (!rows[0]) throw new Error(`There is no project ${id}.`)
  return rows[0]
}

process.once('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('bare server is ready\n')
