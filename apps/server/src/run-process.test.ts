import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let directory: string
let children: ChildProcess[]
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kwiq-process-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(directory, { recursive: true, force: true })
})

interface Started {
  child: ChildProcess
  /** Everything on standard output and error so far. */
  output: () => string
  exitCode: Promise<number | null>
}

function launch(settings: Record<string, string>): Started {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, KWIQ_DATA_DIR: join(directory, 'data'), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let text = ''
  child.stdout.on('data', (chunk) => (text += String(chunk)))
  child.stderr.on('data', (chunk) => (text += String(chunk)))
  return { child, output: () => text, exitCode: once(child, 'close').then(([code]) => code) }
}

async function untilReady(started: Started): Promise<void> {
  await expect.poll(started.output, { timeout: 200_000 }).toContain('Kwiq is ready at ')
}

const account = { email: 'mara@kwiq.example', password: 'a quiet heron' }

function post(url: string): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(account) })
}

test('what was acknowledged survives kill -9; a second process is refused; SIGTERM ends cleanly', async () => {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const first = launch({ PORT: String(port) })
  await untilReady(first)
  expect(first.output()).toContain(`Kwiq is ready at http://localhost:${port}`)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  expect((await post(`${origin}/api/register`)).status).toBe(200)

  const second = launch({ PORT: '0' })
  expect(await second.exitCode).toBe(1)
  expect(second.output()).toContain(`is in use by another Kwiq (process ${first.child.pid})`)

  first.child.kill('SIGKILL')
  await first.exitCode
  const third = launch({ PORT: String(port) })
  await untilReady(third)
  expect((await post(`${origin}/api/login`)).status).toBe(200)
  third.child.kill('SIGTERM')
  expect(await third.exitCode).toBe(0)

  expect(statSync(join(directory, 'data')).mode & 0o777).toBe(0o700)
  expect(statSync(join(directory, 'data', 'secret')).mode & 0o777).toBe(0o600)
}, 640_000)

test('a bad setting ends the start with one line that names it, and leaves nothing behind', async () => {
  const started = launch({ PORT: 'many' })
  expect(await started.exitCode).toBe(1)
  expect(started.output()).toBe('Kwiq cannot start. PORT: must be a whole number from 0 to 65535.\n')
  expect(() => statSync(join(directory, 'data'))).toThrow()
})

test('a PostgreSQL server that is not there ends the start with one line', async () => {
  const started = launch({
    DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/kwiq`,
    KWIQ_SECRET: 'x'.repeat(32),
  })
  expect(await started.exitCode).toBe(1)
  expect(started.output()).toBe('Kwiq cannot start. DATABASE_URL: the PostgreSQL server does not answer.\n')
})
