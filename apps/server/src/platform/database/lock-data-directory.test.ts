import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataDirectory } from './lock-data-directory.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'kwiq-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

/** Another process that holds the lock until it is killed. */
async function holdElsewhere() {
  const module = JSON.stringify(new URL('./lock-data-directory.ts', import.meta.url).href)
  const script = `const { lockDataDirectory } = await import(${module})
    lockDataDirectory(${JSON.stringify(directory)}); console.log('locked'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a second process is refused and told which one is in the way', async () => {
  const child = await holdElsewhere()
  expect(() => lockDataDirectory(directory)).toThrow(`in use by another Kwiq (process ${child.pid})`)
  child.kill('SIGKILL')
  await once(child, 'exit')
})

test('a lock whose process was killed is taken over', async () => {
  const child = await holdElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const unlock = lockDataDirectory(directory)
  unlock()
})

test('a pid file left behind means nothing, even if its number is in use again', () => {
  writeFileSync(join(directory, 'kwiq.pid'), String(process.ppid))
  const unlock = lockDataDirectory(directory)
  unlock()
})

test('one process cannot lock twice, and unlocking gives the directory free', () => {
  const unlock = lockDataDirectory(directory)
  expect(() => lockDataDirectory(directory)).toThrow('in use by another Kwiq')
  unlock()
  lockDataDirectory(directory)()
})
