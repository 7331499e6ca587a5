import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { exampleApps } from '@kwiq/examples'
import { installed } from '../processes.ts'
import type { Figure } from './figure.ts'
import { startServer } from './start-server.ts'
import { savesPerSecond, type Writer } from './write-load.ts'

const barePort = 41_811
const kwiqPort = 41_812
const bareUrl = `http://127.0.0.1:${barePort}`
const kwiqUrl = `http://127.0.0.1:${kwiqPort}`
const seconds = 4
/** Studios that save at the same time, each in a project of its own. */
const writerCount = 4

/** Reads a second that are answered with success, over 8 connections. */
async function readsPerSecond(url: string, cookie?: string): Promise<number> {
  const { stdout } = await promisify(execFile)(
    installed('autocannon'),
    ['-j', '-n', '-c', '8', '-d', String(seconds), ...(cookie ? ['-H', `cookie=${cookie}`] : []), url],
    { maxBuffer: 10_000_000 },
  )
  const result: { non2xx: number; errors: number; '2xx': number } = JSON.parse(stdout)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`GET ${url}: ${stdout.slice(0, 400)}`)
  return result['2xx'] / seconds
}

/** Two rounds each, in turn, so that drift of the machine hits both sides. */
async function ratio(ours: () => Promise<number>, bare: () => Promise<number>): Promise<number> {
  const rates = { ours: 0, bare: 0 }
  for (let round = 0; round < 2; round++) {
    rates.bare += await bare()
    rates.ours += await ours()
  }
  return rates.ours / rates.bare
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
  return `${kwiqUrl}/api/projects/${id}/schema`
}

const writeRatio = (ours: Writer[], bare: Writer[]) =>
  ratio(
    () => savesPerSecond(ours, seconds),
    () => savesPerSecond(bare, seconds),
  )

/** Reading and writing the document of a whole app through the API, beside bare Fastify. */
export async function benchApi(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  const stopKwiq = await startServer('kwiq-server.ts', [], {
    PORT: String(kwiqPort),
    KWIQ_DATA_DIR: path.join(directory, 'kwiq'),
  })
  const stopBare = await startServer('bare-server.ts', [String(barePort), path.join(directory, 'bare')])
  try {
    const schema = exampleApps[0]
    if (!schema) throw new Error('There is no example app.')
    // Stamped where an edit of a label would be: the rest is the same every time.
    const [before = '', after = ''] = JSON.stringify({
      ...schema,
      app: { ...schema.app, description: '<stamp>' },
    }).split('<stamp>')
    const body = (n: number) => `${before}${n}${after}`
    const bareWriters = (route: string): Writer[] =>
      Array.from({ length: writerCount }, (_, index) => ({
        url: `${bareUrl}/${route}/${index}`,
        headers: {},
        body,
      }))
    const bare = bareWriters('write')
    const cookie = await register()
    const urls = await Promise.all(bare.map(() => createProject(cookie, schema)))
    const ours: Writer[] = urls.map((url) => ({ url, headers: { cookie }, body }))
    // Both begin with the same document, and warm.
    await savesPerSecond(bare, 1)
    await savesPerSecond(ours, 1)
    const read = () => readsPerSecond(urls[0] ?? '', cookie)
    const figures: [name: string, value: number, isPromised?: false][] = [
      ['read, of the same bytes from memory', await ratio(read, () => readsPerSecond(`${bareUrl}/bytes`))],
      [
        'read, of the same bytes from the database',
        await ratio(read, () => readsPerSecond(`${bareUrl}/read`)),
      ],
      // A save keeps the version too, so that this one is for comparison.
      ['write, of the document alone', await writeRatio(ours, bare), false],
      ['write, of document and version, as a save does', await writeRatio(ours, bareWriters('keep'))],
    ]
    return figures.map(([name, value, isPromised = true]) => ({
      name: `schema ${name} (${(body(0).length / 1000).toFixed(0)} kB)`,
      value: value.toFixed(2),
      promise: isPromised ? '>= 0.5' : 'no promise',
      isKept: !isPromised || value >= 0.5,
    }))
  } finally {
    await Promise.all([stopBare(), stopKwiq()])
    await rm(directory, { recursive: true, force: true })
  }
}
