import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppDocument } from '@kwiq/app-model'
import type { Build, BuildPlatform } from '@kwiq/contracts'
import { exampleApps } from '@kwiq/examples'
import { type Figure, milliseconds, percentile } from './figure.ts'
import { startServer } from './start-server.ts'

const port = 41_813
const url = `http://127.0.0.1:${port}`
const runs = 20
const queueLength = 200

interface Caller {
  send<Answer>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer>
}

/** The first account of a Kwiq is its OWNER, who exports without limit. */
async function register(): Promise<Caller> {
  let cookie = ''
  const caller: Caller = {
    send: async (method, route, body) => {
      const headers = { cookie, 'content-type': 'application/json' }
      const response =
        method === 'GET'
          ? await fetch(`${url}${route}`, { headers: { cookie } })
          : await fetch(`${url}${route}`, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${await response.text()}`)
      cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? ''
      return await response.json()
    },
  }
  await caller.send('POST', '/api/register', { email: 'bench@kwiq.example', password: 'a long enough one' })
  return caller
}

/** An app of ten screens: those of an example, and copies of them. */
function tenScreens(): AppDocument {
  const [, example] = exampleApps
  if (!example) throw new Error('There is no example app.')
  const document = structuredClone(example)
  let copied = 0
  while (document.screens.length < 10) {
    const text = JSON.stringify(document.screens[copied])
    copied += 1
    document.screens.push(JSON.parse(text.replaceAll(/"id":"([^"]+)"/g, `"id":"$1-${copied}"`)))
  }
  return document
}

async function build(
  caller: Caller,
  projectId: string,
  platform: BuildPlatform,
): Promise<{ ms: number; build: Build }> {
  const start = performance.now()
  let made = await caller.send<Build>('POST', `/api/projects/${projectId}/export`, { platform })
  while (made.status === 'pending' || made.status === 'building') {
    await pause(20)
    made = await caller.send<Build>('GET', `/api/builds/${made.id}`)
  }
  if (made.status !== 'completed') throw new Error(`A build failed: ${made.error}`)
  return { ms: performance.now() - start, build: made }
}

async function slowest(
  caller: Caller,
  projectId: string,
  platform: BuildPlatform,
  most: number,
): Promise<Figure> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push((await build(caller, projectId, platform)).ms)
  const value = percentile(times, 0.95)
  return {
    name: `build for ${platform} of a ten-screen app, request to completed, p95 of ${runs}`,
    value: milliseconds(value),
    promise: `<= ${most} ms`,
    isKept: value <= most,
  }
}

/** Fills the queue and waits until it is empty. Returns how many builds were completed. */
async function drain(caller: Caller, projectId: string): Promise<number> {
  const asked = new Set<string>()
  for (let count = 0; count < queueLength; count++) {
    const { id } = await caller.send<Build>('POST', `/api/projects/${projectId}/export`, { platform: 'ios' })
    asked.add(id)
  }
  for (;;) {
    await pause(300)
    const page = await caller.send<Build[]>('GET', `/api/builds?limit=${queueLength}`)
    const mine = page.filter(({ id }) => asked.has(id))
    if (mine.every(({ status }) => status === 'completed' || status === 'failed')) {
      return mine.filter(({ status }) => status === 'completed').length
    }
  }
}

/** Builds from request to file, through the API of a Kwiq as it is started. */
export async function benchBuilds(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  const { stop } = await startServer('kwiq-server.ts', [], { PORT: String(port), KWIQ_DATA_DIR: directory })
  try {
    const caller = await register()
    const project = { name: 'Bench', schema: tenScreens() }
    const { id } = await caller.send<{ id: string }>('POST', '/api/projects', project)
    const first = await build(caller, id, 'android')
    const size = first.build.artifacts[0]?.size ?? 0
    const android = await slowest(caller, id, 'android', 3000)
    const ios = await slowest(caller, id, 'ios', 2000)
    const four = await Promise.all(
      (['android', 'ios', 'android', 'ios'] as const).map((one) => build(caller, id, one)),
    )
    const begun = performance.now()
    const completed = await drain(caller, id)
    const drained = performance.now() - begun
    return [
      {
        name: 'APK of a ten-screen app',
        value: `${Math.round(size / 1000)} kB`,
        promise: '<= 250 kB',
        isKept: size <= 250_000,
      },
      android,
      ios,
      {
        name: 'four builds at once',
        value: milliseconds(Math.max(...four.map(({ ms }) => ms))),
        promise: 'all completed',
        isKept: true,
      },
      {
        name: `a queue of ${queueLength}`,
        value: `${completed} completed in ${(drained / 1000).toFixed(0)} s`,
        promise: 'none lost',
        isKept: completed === queueLength,
      },
    ]
  } finally {
    await stop()
    await rm(directory, { recursive: true, force: true })
  }
}
