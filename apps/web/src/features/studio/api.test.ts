import { makeDocument } from '@kwiq/testing'
import { expect, test, vi } from 'vitest'
import { saveSchema } from './api.ts'

test('the answer to a save is read to its end: one that is not is cut off and looks like a failed call', async () => {
  const response = new Response('{}', { headers: { ETag: '"2"' } })
  vi.stubGlobal('fetch', async () => response)
  const request = { etag: '"1"', document: makeDocument(), commands: null, prompt: null }
  expect(await saveSchema('a', request)).toEqual({ outcome: 'saved', etag: '"2"' })
  expect(response.bodyUsed).toBe(true)
})
