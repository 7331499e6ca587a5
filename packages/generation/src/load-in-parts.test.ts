import { expect, it } from 'vitest'
import { loadInParts } from './load-in-parts.ts'

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
