import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../scripts/processes.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

let kwiq: Kwiq
let folder: string
beforeAll(async () => {
  kwiq = await startKwiq({ OWNER_EMAIL: 'guide@kwiq.example' })
  folder = await mkdtemp(path.join(tmpdir(), 'kwiq-guide-'))
})
afterAll(async () => {
  await kwiq.close()
  await rm(folder, { recursive: true })
})

async function makeKey(): Promise<string> {
  const send = (url: string, body: object, cookie = '') =>
    fetch(kwiq.url + url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  // OWNER: the guide also builds, which the free plan does not include.
  const registered = await send('/api/register', { email: 'guide@kwiq.example', password: 'a quiet heron' })
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const permissions = ['read', 'write', 'delete', 'admin']
  const made: unknown = await (await send('/api/keys', { name: 'Guide', permissions }, cookie)).json()
  if (typeof made === 'object' && made && 'key' in made && typeof made.key === 'string') return made.key
  throw new Error(`No key was made: ${JSON.stringify(made)}`)
}

test('the examples of the guide do what they say', async () => {
  const guide = await readFile(path.join(root, 'docs/guides/use-the-api.md'), 'utf8')
  const script = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block).join('\n')
  const nodeFolder = path.dirname(process.execPath)
  const run = promisify(execFile)('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    timeout: 110_000,
    env: {
      PATH: `${nodeFolder}:${process.env.PATH}`,
      HOME: folder,
      KWIQ_URL: kwiq.url,
      KWIQ_API_KEY: await makeKey(),
    },
  })
  const { stdout } = await run
  expect(stdout).toContain("'Plants'")
  expect(stdout).toContain('/invite')
  // An APK is a zip.
  expect((await readFile(path.join(folder, 'plants.apk'))).subarray(0, 2).toString()).toBe('PK')
  const document: unknown = JSON.parse(await readFile(path.join(folder, 'plants.json'), 'utf8'))
  expect(document).toHaveProperty('screens')
})
