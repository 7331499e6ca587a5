import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { exampleApps } from '@kwiq/examples'
import { installed, root } from '../processes.ts'
import type { Figure } from './figure.ts'

const barePort = 41_811
const kwiqPort = 41_812
const seconds = 4

interface Load {
  url: string
  method?: 'GET' | 'PUT'
  cookie?: string
  bodyFile?: string
}

/** Requests a second that are answered with success, over 8 connections. */
async function requestsPerSecond({ url, method = 'GET', cookie, bodyFile }: Load): Promise<number> {
  const { stdout } = await promisify(execFile)(
    installed('autocannon'),
    [
      ...['-j', '-n', '-c', '8', '-d', String(seconds), '-m', method],
      ...(cookie ? ['-H', `cookie=${cookie}`] : []),
      ...(bodyFile ? ['-H', 'content-type=application/json', '-i', bodyFile] : []),
      url,
    ],
    { maxBuffer: 10_000_000 },
  )
  const result: { non2xx: number; errors: number; '2xx': number } = JSON.parse(stdout)
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${method} ${url}: ${stdout.slice(0, 400)}`)
  return result['2xx'] / seconds
}

/** Two rounds each, in turn, so that drift of the machine hits both sides. */
async function ratio(ours: Load, bare: Load): Promise<number> {
  const rates = { ours: 0, bare: 0 }
  for (let round = 0; round < 2; round++) {
    rates.bare += await requestsPerSecond(bare)
    rates.ours += await requestsPerSecond(ours)
  }
  return rates.ours / rates.bare
}

/** Starts a script of this folder and waits for its first words. Returns how to end it. */
async function startServer(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/bench', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it was ready.`)))
  })
  return async () => {
    child.kill('SIGTERM')
    await ended
  }
}

/** Reading and writing the document of a whole app through the API, beside bare Fastify. */
export async function benchApi(): Promise<Figure[]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'kwiq-bench-'))
  const kwiqUrl = `http://localhost:${kwiqPort}`
  const stopKwiq = await startServer('kwiq-server.ts', [], {
    PORT: String(kwiqPort),
    KWIQ_DATA_DIR: path.join(directory, 'kwiq'),
  })
  const stopBare = await startServer('bare-server.ts', [String(barePort), path.join(directory, 'bare')])
  try {
    const schema = exampleApps[0]
    const registered = await fetch(`${kwiqUrl}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Bench',
        lastName: 'Mark',
        email: 'bench@kwiq.example',
        password: 'a long enough one',
      }),
    })
    const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
    const created = await fetch(`${kwiqUrl}/api/projects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ name: 'Bench', schema }),
    })
    const { id }: { id: string } = await created.json()
    const url = `${kwiqUrl}/api/projects/${id}/schema`
    const bodyFile = path.join(directory, 'document.json')
    const body = JSON.stringify(schema)
    await writeFile(bodyFile, body)
    await fetch(`http://127.0.0.1:${barePort}/document`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const bare = `http://127.0.0.1:${barePort}`
    const figures: [string, number][] = [
      ['read, of the same bytes from memory', await ratio({ url, cookie }, { url: `${bare}/bytes` })],
      ['read, of the same bytes from the database', await ratio({ url, cookie }, { url: `${bare}/read` })],
      [
        'write, of the one statement it takes',
        await ratio(
          { url, cookie, method: 'PUT', bodyFile },
          { url: `${bare}/write`, method: 'PUT', bodyFile },
        ),
      ],
    ]
    return figures.map(([name, value]) => ({
      name: `schema ${name} (${(body.length / 1000).toFixed(0)} kB)`,
      value: value.toFixed(2),
      promise: '>= 0.5',
      isKept: value >= 0.5,
    }))
  } finally {
    await Promise.all([stopBare(), stopKwiq()])
    await rm(directory, { recursive: true, force: true })
  }
}
