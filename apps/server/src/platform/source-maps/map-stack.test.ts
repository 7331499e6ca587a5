import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStackMapper } from './map-stack.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'kwiq-maps-'))
  await mkdir(join(root, 'assets'))
  // Line 1, column 0 of the built file is line 3, column 2 of the source (fields of the mapping in base64 VLQ).
  const map = { version: 3, sources: ['../../src/app/main.tsx'], names: [], mappings: 'AAEE' }
  await writeFile(join(root, 'assets', 'index-abc.js.map'), JSON.stringify(map))
})
afterAll(() => rm(root, { recursive: true, force: true }))

test('places of built files become those of the source', async () => {
  const mapStack = createStackMapper(root)
  expect(await mapStack('Error: x\n    at f (http://localhost:3000/assets/index-abc.js:1:1)')).toBe(
    'Error: x\n    at f (src/app/main.tsx:3:3)',
  )
})

test('what has no map stays as it is, and no path leads out of the folder', async () => {
  const mapStack = createStackMapper(root)
  const stack = 'Error\n    at g (http://h/assets/other-1.js:1:1)\n    at h (/assets/..%2f..%2fetc.js:1:1)'
  expect(await mapStack(stack)).toBe(stack)
})
