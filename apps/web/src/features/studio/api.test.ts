import { makeDocument } from '@kwiq/testing'
import { expect, test, vi } from 'vitest'
import { repeatSave, saveSchema } from './api.ts'

test('the answer to a save is read to its end: one that is not is cut off and looks like a failed call', async () => {
  const response = new Response('{}', { headers: { ETag: '"2"' } })
  vi.stubGlobal('fetch', async () => response)
  const request = { etag: '"1"', document: makeDocument(), commands: null, prompt: null, key: null }
  expect(await saveSchema('a', request)).toEqual({ outcome: 'saved', etag: '"2"' })
  expect(response.bodyUsed).toBe(true)
})

test('a save that is to outlive its page says by which key it is known again', async () => {
  const calls: RequestInit[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    calls.push(init)
    return new Response('{}', { headers: { ETag: '"2"' } })
  })
  const small = { etag: '"1"', document: makeDocument(), commands: null, prompt: null, key: 'left' }
  const large = {
    ...small,
    document: { ...makeDocument(), app: { ...makeDocument().app, name: 'ä'.repeat(31_000) } },
  }
  await saveSchema('a', small)
  await saveSchema('a', large)
  expect(calls[0]).toMatchObject({
    keepalive: true,
    headers: { 'If-Match': '"1"', 'Idempotency-Key': 'left' },
  })
  expect(calls[1]).toMatchObject({ keepalive: false })
})

test('asked again, a save was taken before, is taken now, or cannot be', async () => {
  const answers = [
    new Response('{"isReplay":true}', { headers: { ETag: '"7"' } }),
    new Response('{}', { headers: { ETag: '"2"' } }),
    new Response('{}', { status: 412 }),
  ]
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.error())
  const repeat = () => repeatSave('a', makeDocument(), { etag: '"1"', key: 'left' })
  expect(await repeat()).toEqual({ outcome: 'replayed' })
  expect(await repeat()).toEqual({ outcome: 'saved', etag: '"2"' })
  expect(await repeat()).toBeNull()
  expect(await repeat()).toBeNull()
})
