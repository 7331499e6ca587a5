import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filledOwner } from '../seed/fill-database.ts'
import { root, run } from '../processes.ts'
import { type Figure, milliseconds, percentile } from './figure.ts'
import { startServer } from './start-server.ts'

const port = 41_814
const url = `http://127.0.0.1:${port}`
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
    const response = await fetch(url + route, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`GET ${route}: ${response.status}`)
    taken.push(performance.now() - start)
  }
  return taken
}

/** Lists with 500 projects, 200 templates, 10,000 people and a million lines of activity behind them. */
export async function benchSize(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  const env = { PORT: String(port), KWIQ_DATA_DIR: directory }
  const code = await run(process.execPath, [path.join(root, 'scripts/seed.ts')], env)
  if (code !== 0) throw new Error('The database could not be filled.')
  const stop = await startServer('kwiq-server.ts', [], env)
  try {
    const signedIn = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(filledOwner),
    })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
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
  } finally {
    await stop()
    await rm(directory, { recursive: true, force: true })
  }
}
