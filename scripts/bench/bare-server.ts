import { PGlite } from '@electric-sql/pglite'
import fastify from 'fastify'

// What the API is measured against: Fastify alone. `/bytes` returns the document from memory, `/read` and `/write`
// do the one statement on the same kind of database that a schema call cannot do without, `/keep` writes the document
// and its version as a save does.
const [port, directory] = process.argv.slice(2)
const database = new PGlite(directory ?? '')
await database.exec('CREATE TABLE documents (id integer PRIMARY KEY, document text NOT NULL)')
await database.exec("INSERT INTO documents SELECT id, '{}' FROM generate_series(0, 9) AS id")
await database.exec('CREATE TABLE versions (id integer PRIMARY KEY, document text NOT NULL)')
await database.exec("INSERT INTO versions SELECT id, '{}' FROM generate_series(0, 9) AS id")
let memory = '{}'

const app = fastify({ bodyLimit: 3_000_000 })
app.get('/bytes', async (_request, reply) => reply.type('application/json').send(memory))
app.get('/read', async (_request, reply) => {
  const { rows } = await database.query<{ document: string }>('SELECT document FROM documents WHERE id = 0')
  return reply.type('application/json').send(rows[0]?.document)
})
app.put<{ Params: { id: string } }>('/write/:id', async (request) => {
  memory = JSON.stringify(request.body)
  await database.query('UPDATE documents SET document = $1 WHERE id = $2', [
    memory,
    Number(request.params.id),
  ])
  return { ok: true }
})
app.put<{ Params: { id: string } }>('/keep/:id', async (request) => {
  memory = JSON.stringify(request.body)
  await database.query(
    `WITH saved AS (UPDATE documents SET document = $1 WHERE id = $2 RETURNING id, document)
     UPDATE versions SET document = saved.document FROM saved WHERE versions.id = saved.id`,
    [memory, Number(request.params.id)],
  )
  return { ok: true }
})
process.once('SIGTERM', () => process.exit(0))
await app.listen({ port: Number(port), host: '127.0.0.1' })
process.stdout.write('bare server is ready\n')
