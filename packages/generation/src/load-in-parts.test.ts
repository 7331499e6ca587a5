import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { deeds, knowledge, loadInParts } from './load-in-parts.ts'

it('has every folder of the generator among those it loads', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const folders = new Set(
    files
      .filter((file) => /^[^.]+\.ts$/.test(path.basename(file)))
      .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
      .filter((folder) => folder !== '.' && folder !== 'testing'),
  )
  expect([...knowledge, ...deeds].sort()).toEqual([...folders].sort())
})

it('loads the generator, and lets others have their turn meanwhile', async () => {
  let turns = 0
  const count = setInterval(() => {
    turns += 1
  }, 0)
  await loadInParts()
  clearInterval(count)
  expect(turns).toBeGreaterThan(50)
}, 60_000)

it('stops where it is when nobody needs it any more', async () => {
  const stopping = new AbortController()
  const loading = loadInParts(stopping.signal)
  stopping.abort()
  await expect(loading).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
})
