import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleApps } from '@kwiq/examples'
import { z } from 'zod'
import { filledOwner, filledPerson } from '../seed/fill-database.ts'
import { root, run } from '../processes.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'
import { administer } from './administer.ts'
import { openLoad } from './load.ts'
import { startServer } from './start-server.ts'

const ports = { full: 41_814, empty: 41_815 } as const
const runs = 40

/** Calls of the pages that grow with the platform, and the most their 95th percentile may take, in ms. */
const calls = [
  { route: '/api/projects', most: 50 },
  { route: '/api/projects?limit=200', most: 50 },
  { route: '/api/templates', most: 50 },
  { route: '/api/admin/stats', most: 50 },
  { route: '/api/admin/users?limit=50', most: 50 },
  { route: '/api/admin/users?limit=50&search=number+99', most: 100 },
  { route: '/api/monitoring/activity', most: 50 },
  { route: '/api/monitoring/errors', most: 50 },
  { route: '/api/admin/runs', most: 50 },
  { route: '/api/admin/queue/builds?status=failed', most: 50 },
  { route: '/api/admin/queue', most: 50 },
] as const

/** Pages into the log at which its last page is asked for: half a million rows. */
const deepRow = 500_000

async function times(route: string, cookie: string): Promise<number[]> {
  const taken: number[] = []
  for (let count = 0; count < runs; count++) {
    const start = performance.now()
    const response = await fetch(`http://127.0.0.1:${ports.full}${route}`, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`GET ${route}: ${response.status}`)
    taken.push(performance.now() - start)
  }
  return taken
}

/** Calls of somebody with few projects, and how much of its pace among nobody each may lose to all the others'. */
const own = [
  { name: 'list of 20 projects', route: '/api/projects' },
  { name: 'project', route: '/api/projects/{id}' },
  { name: 'document', route: '/api/projects/{id}/schema' },
  { name: 'newest version', route: '/api/projects/{id}/versions?limit=1' },
] as const
const mostLost = 1.2

/** Milliseconds of one slice, and how often full and empty have one, in turn. */
const slice = 150
const slices = 30

/**
 * Lists of a platform with 10,000 people and projects, a million versions and a million lines of activity; and the
 * calls of one person there beside the same calls of the same person alone. On the PostgreSQL server of
 * TEST_DATABASE_URL, or embedded.
 */
export async function benchSize(): Promise<Figure[]> {
  const ends: (() => Promise<unknown>)[] = []
  try {
    const full = await prepare(ports.full, ends)
    if ((await run(process.execPath, [path.join(root, 'scripts/seed.ts')], full)) !== 0)
      throw new Error('The database could not be filled.')
    ends.push((await startServer('kwiq-server.ts', [], full)).stop)
    ends.push((await startServer('kwiq-server.ts', [], await prepare(ports.empty, ends))).stop)
    return [...(await lists()), ...(await shares(ends))]
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

/** Settings of a Kwiq with nothing in it; `ends` gets what takes away its places. */
async function prepare(port: number, ends: (() => Promise<unknown>)[]): Promise<Record<string, string>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  ends.push(() => rm(directory, { recursive: true, force: true }))
  const settings = { PORT: String(port), KWIQ_DATA_DIR: directory, SHUTDOWN_DELAY: '0' }
  const server = process.env.TEST_DATABASE_URL
  if (!server) return settings
  const name = `kwiq_bench_${randomUUID().replaceAll('-', '')}`
  await administer(server, `CREATE DATABASE ${name}`)
  ends.push(() => administer(server, `DROP DATABASE ${name} WITH (FORCE)`))
  const database = new URL(server)
  database.pathname = `/${name}`
  return { ...settings, DATABASE_URL: database.href, KWIQ_SECRET: 'bench '.repeat(8) }
}

async function lists(): Promise<Figure[]> {
  const cookie = await signIn(ports.full, filledOwner)
  const at = Date.now() - deepRow * 20_000
  const deep = `/api/monitoring/activity?cursor=${at}_00000000-0000-4000-8000-000000000000`
  const figures: Figure[] = []
  for (const { route, most } of [...calls, { route: deep, most: 50 }]) {
    const value = percentile(await times(route, cookie), 0.95)
    figures.push({
      name: `GET ${route}, p95 of ${runs}`,
      value: milliseconds(value),
      promise: `<= ${most} ms`,
      isKept: value <= most,
    })
  }
  return figures
}

/** How much longer one person's calls take among all the others than alone. */
async function shares(ends: (() => Promise<unknown>)[]): Promise<Figure[]> {
  const { email, password, projects } = filledPerson
  await call(ports.empty, '/api/register', { email, password })
  const alone = await signIn(ports.empty, filledPerson)
  for (let n = 0; n < projects; n += 1) {
    await call(ports.empty, '/api/projects', { name: `App ${n}`, schema: exampleApps[0] }, alone)
  }
  const places = [
    { port: ports.full, cookie: await signIn(ports.full, filledPerson) },
    { port: ports.empty, cookie: alone },
  ]
  const figures: Figure[] = []
  for (const { name, route } of own) {
    const loads = await Promise.all(
      places.map(async ({ port, cookie }) => {
        const headers = `cookie: ${cookie}\r\n`
        const list = await fetch(`http://127.0.0.1:${port}/api/projects`, { headers: { cookie } })
        const ids = z.array(z.object({ id: z.string() })).parse(await list.json())
        const path = (n: number) => route.replace('{id}', ids[n % ids.length]?.id ?? '')
        const load = await openLoad(port, [{ request: (n) => ({ path: path(n), headers }) }])
        ends.push(async () => load.close())
        await load.run(2000)
        return load
      }),
    )
    const ratios: number[] = []
    for (let round = 0; round < slices; round += 1) {
      const [among = Number.NaN, by = Number.NaN] = [await loads[0]?.run(slice), await loads[1]?.run(slice)]
      ratios.push(by / among)
    }
    const value = percentile(ratios, 0.5)
    figures.push({
      name: `${name}: time among a million versions, of that in an empty database`,
      value: value.toFixed(2),
      promise: `<= ${mostLost}`,
      isKept: value <= mostLost,
    })
  }
  return figures
}

async function signIn(port: number, { email, password }: { email: string; password: string }) {
  const signedIn = await call(port, '/api/login', { email, password })
  return signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function call(port: number, route: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`http://127.0.0.1:${port}${route}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`POST ${route}: ${response.status} ${await response.text()}`)
  return response
}
