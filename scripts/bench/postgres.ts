import { hash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleApps } from '@kwiq/examples'
import { administer } from './administer.ts'
import { compareWaits } from './compare-waits.ts'
import { measureEverydayMix, peopleCount, type Person } from './everyday-mix.ts'
import { type Figure, percentile } from './figure.ts'
import { type Caller, type Load, openLoad } from './load.ts'
import { startServer } from './start-server.ts'

const ports = { bare: 41_821, one: 41_822, two: 41_823 } as const
const url = `http://127.0.0.1:${ports.one}`
/** Milliseconds of one slice, and how often each side has one, in turn. */
const slice = 250
const slices = 24
const warmUp = 3000
const callerCount = 8
const account = { email: 'bench@kwiq.example', password: 'a long enough one' }
const script = 'kwiq-server.ts'

/** The median of what one side does in a slice, as a share of what the other does in the slice beside it. */
async function ratio(ours: () => Promise<number>, theirs: () => Promise<number>): Promise<number> {
  const shares: number[] = []
  for (let round = 0; round < slices; round += 1) {
    const rate = await theirs()
    shares.push((await ours()) / rate)
  }
  return percentile(shares, 0.5)
}

const post = (route: string, body: unknown, cookie = '') => send('POST', route, body, cookie)

async function send(method: string, route: string, body: unknown, cookie: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(url + route, { method, headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${await response.text()}`)
  return response
}

/** Kwiq on a PostgreSQL server (TEST_DATABASE_URL) beside a bare handler with the same statements on the same rows. */
export async function benchPostgres(): Promise<Figure[]> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    process.stdout.write('left out: postgres needs TEST_DATABASE_URL\n')
    return []
  }
  const name = `kwiq_bench_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const database = new URL(server)
  database.pathname = `/${name}`
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  const stops: (() => Promise<void>)[] = []
  const pids: number[] = []
  const loads: Load[] = []
  try {
    for (const port of [ports.one, ports.two]) {
      const settings = {
        PORT: String(port),
        KWIQ_DATA_DIR: directory,
        KWIQ_ROLE: 'web',
        DATABASE_URL: database.href,
        KWIQ_SECRET: 'bench '.repeat(8),
        SHUTDOWN_DELAY: '0',
      }
      const { pid, stop } = await startServer(script, [], settings)
      stops.push(stop)
      pids.push(pid)
    }
    const figures = await measure(database.href, stops, loads)
    for (const load of loads.splice(0)) load.close()
    return [...figures, ...(await measureMix(name, pids))]
  } finally {
    for (const load of loads) load.close()
    await Promise.all(stops.map((stop) => stop()))
    await administer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    await rm(directory, { recursive: true, force: true })
  }
}

/** People with a project each, whom the OWNER lets do as much as they like. */
async function gatherPeople(schema: unknown): Promise<Person[]> {
  const signedIn = await post('/api/login', account)
  const owner = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  return Promise.all(
    Array.from({ length: peopleCount }, async (_, n): Promise<Person> => {
      const email = `person-${n}@kwiq.example`
      const registered = await post('/api/register', { email, password: account.password })
      const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
      const { id }: { id: string } = await registered.json()
      await send('PATCH', `/api/admin/users/${id}`, { role: 'TEAM' }, owner)
      const made = await post('/api/projects', { name: 'Everyday', schema }, cookie)
      return { cookie, projectId: ((await made.json()) as { id: string }).id }
    }),
  )
}

async function measureMix(database: string, pids: readonly number[]): Promise<Figure[]> {
  const schema = exampleApps[0]
  if (!schema) throw new Error('There is no example app.')
  const people = await gatherPeople(schema)
  return measureEverydayMix({ ports: [ports.one, ports.two], pids, database, script, people, schema })
}

async function measure(database: string, stops: (() => Promise<void>)[], loads: Load[]): Promise<Figure[]> {
  const registered = await post('/api/register', account)
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { id: userId }: { id: string } = await registered.json()
  const schema = exampleApps[0]
  if (!schema) throw new Error('There is no example app.')
  const ids: string[] = []
  for (let n = 0; n < callerCount; n += 1) {
    const made = await post('/api/projects', { name: `Bench ${n}`, schema }, cookie)
    ids.push(((await made.json()) as { id: string }).id)
  }
  const tokenHash = hash('sha256', cookie.slice(cookie.indexOf('=') + 1))
  const bare = await startServer('bare-postgres.ts', [String(ports.bare), database, userId, tokenHash])
  stops.push(bare.stop)

  const open = async (port: number, callers: Caller[]) => {
    const load = await openLoad(port, callers)
    loads.push(load)
    await load.run(warmUp)
    return load
  }
  const headers = `cookie: ${cookie}\r\n`
  const reading = (of: (id: string) => string, list: string, size = callerCount): Caller[] =>
    Array.from({ length: size }, (_, n) => ({
      // One alone asks for both in turn.
      request: (turn) => ({
        path: (size === 1 ? turn : n) % 2 === 0 ? of(ids[n % ids.length] ?? '') : list,
        headers,
      }),
    }))
  const [before = '', after = ''] = JSON.stringify({
    ...schema,
    app: { ...schema.app, description: '<stamp>' },
  }).split('<stamp>')
  const writing = (of: (id: string) => string, some: string[]): Caller[] =>
    some.map((id) => ({
      request: (n, etag) => ({
        path: of(id),
        headers: `${headers}content-type: application/json\r\n${etag ? `if-match: ${etag}\r\n` : ''}`,
        body: `${before}${n} ${Math.random()}${after}`,
      }),
    }))
  const ofKwiq = (id: string) => `/api/projects/${id}/schema`
  const ofBare = (id: string) => `/projects/${id}`

  const bareReads = await open(ports.bare, reading(ofBare, '/list'))
  const reads = await open(ports.one, reading(ofKwiq, '/api/projects'))
  const readShare = await ratio(
    () => reads.run(slice),
    () => bareReads.run(slice),
  )
  const waits = await compareWaits(
    (size) => openLoad(ports.one, reading(ofKwiq, '/api/projects', size)),
    (size) => openLoad(ports.bare, reading(ofBare, '/list', size)),
  )
  // Each side in projects of its own: the bare one takes no notice of others.
  const ours = await open(ports.one, writing(ofKwiq, ids.slice(0, callerCount / 2)))
  const theirs = await open(ports.bare, writing(ofBare, ids.slice(callerCount / 2)))
  const writeShare = await ratio(
    () => ours.run(slice),
    () => theirs.run(slice),
  )

  return [
    figure('read mix (schema and list) of a bare handler with the same statements', readShare, 0.7),
    waits,
    figure('saves of a bare handler with the same statements', writeShare, 0.5),
  ]
}

function figure(name: string, value: number, promised: number): Figure {
  return {
    name: `PostgreSQL: ${name}`,
    value: value.toFixed(2),
    promise: `>= ${promised}`,
    isKept: value >= promised,
  }
}
