import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exampleApps } from '@kwiq/examples'
import type { Figure } from './figure.ts'
import { percentile } from './figure.ts'
import { type Caller, type Load, openLoad } from './load.ts'
import { startServer } from './start-server.ts'

const barePort = 41_811
const kwiqPort = 41_812
const kwiqUrl = `http://127.0.0.1:${kwiqPort}`
/** Milliseconds of one slice, and how often each side has one: whatever else the machine does meets both alike. */
const slice = 250
const slices = 24
/** Milliseconds each side runs before anything counts: the database in WebAssembly takes that long to be compiled. */
const warmUp = 6000
/** Those who read at the same time, and studios that save at the same time, each in a project of its own. */
const readerCount = 8
const writerCount = 4

/** The median of what our side does in a slice, as a share of what the bare one does in the slice beside it. */
async function ratio(ours: Load, bare: Load): Promise<number> {
  await bare.run(warmUp)
  await ours.run(warmUp)
  const shares: number[] = []
  for (let round = 0; round < slices; round++) {
    const bareRate = await bare.run(slice)
    shares.push((await ours.run(slice)) / bareRate)
  }
  return percentile(shares, 0.5)
}

async function post(url: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`POST ${url}: ${response.status} ${await response.text()}`)
  return response
}

/** The first account of a Kwiq is its OWNER, whose projects have no limit. */
async function register(): Promise<string> {
  const account = { email: 'bench@kwiq.example', password: 'a long enough one' }
  const { headers } = await post(`${kwiqUrl}/api/register`, account)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function createProject(cookie: string, schema: unknown): Promise<string> {
  const response = await post(`${kwiqUrl}/api/projects`, { name: 'Bench', schema }, cookie)
  const { id }: { id: string } = await response.json()
  return `/api/projects/${id}/schema`
}

const reader = (path: string, headers = ''): Caller => ({ request: () => ({ path, headers }) })

/** Saves another text each time, on top of the last. */
const writer = (path: string, body: (n: number) => string, headers = ''): Caller => ({
  request: (n, etag) => ({
    path,
    headers: `${headers}content-type: application/json\r\n${etag ? `if-match: ${etag}\r\n` : ''}`,
    body: body(n),
  }),
})

/** Reading and writing the document of a whole app through the API, beside bare Fastify. */
export async function benchApi(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  const { stop: stopKwiq } = await startServer('kwiq-server.ts', [], {
    PORT: String(kwiqPort),
    KWIQ_DATA_DIR: path.join(directory, 'kwiq'),
  })
  const { stop: stopBare } = await startServer('bare-server.ts', [
    String(barePort),
    path.join(directory, 'bare'),
  ])
  const loads: Load[] = []
  try {
    const schema = exampleApps[0]
    if (!schema) throw new Error('There is no example app.')
    // Stamped where an edit of a label would be: the rest is the same every time.
    const [before = '', after = ''] = JSON.stringify({
      ...schema,
      app: { ...schema.app, description: '<stamp>' },
    }).split('<stamp>')
    const body = (n: number) => `${before}${n}${after}`
    const cookie = await register()
    const session = `cookie: ${cookie}\r\n`
    const paths = await Promise.all(Array.from({ length: writerCount }, () => createProject(cookie, schema)))
    const open = async (port: number, callers: Caller[]) => {
      const load = await openLoad(port, callers)
      loads.push(load)
      return load
    }
    const bareWriters = (route: string) =>
      open(
        barePort,
        paths.map((_, index) => writer(`/${route}/${index}`, body)),
      )
    const bareReaders = (route: string) => open(barePort, Array(readerCount).fill(reader(route)))
    // Each when its turn comes: a line on which nothing is asked for 20 s is cut.
    const writers = await open(
      kwiqPort,
      paths.map((each) => writer(each, body, session)),
    )
    const figures: [name: string, value: number, isPromised?: false][] = [
      // A save keeps the version too, so that this one is for comparison.
      ['write, of the document alone', await ratio(writers, await bareWriters('write')), false],
      ['write, of document and version, as a save does', await ratio(writers, await bareWriters('keep'))],
    ]
    const readers = await open(kwiqPort, Array(readerCount).fill(reader(paths[0] ?? '', session)))
    figures.push(
      ['read, of the same bytes from memory', await ratio(readers, await bareReaders('/bytes'))],
      ['read, of the same bytes from the database', await ratio(readers, await bareReaders('/read'))],
    )
    return figures.map(([name, value, isPromised = true]) => ({
      name: `schema ${name} (${(body(0).length / 1000).toFixed(0)} kB)`,
      value: value.toFixed(2),
      promise: isPromised ? '>= 0.5' : 'no promise',
      isKept: !isPromised || value >= 0.5,
    }))
  } finally {
    for (const load of loads) load.close()
    await Promise.all([stopBare(), stopKwiq()])
    await rm(directory, { recursive: true, force: true })
  }
}
