import { afterEach, expect, test, vi } from 'vitest'
import { followToEnd } from './follow-to-end.ts'
import { ConnectionLost, RunGone } from './run-client.ts'

const listener = { signal: new AbortController().signal, onStage: () => {}, onScreen: () => {} }
const nobody = () => Promise.reject(new TypeError('Failed to fetch'))
const lost = () => Promise.reject(new ConnectionLost())
const done = new Response('event: done\ndata: {"ok":true}\n\n', {
  headers: { 'content-type': 'text/event-stream' },
})

afterEach(() => vi.unstubAllGlobals())

function answer(...answers: (() => Promise<Response>)[]) {
  const fetched = vi.fn(() => (answers.shift() ?? nobody)())
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: true })
  return fetched
}

test('a run whose first request found nobody is asked for once more: the server may have heard it', async () => {
  const fetched = answer(() => Promise.resolve(done.clone()))
  expect(await followToEnd('a', listener, nobody, () => {})).toEqual({ ok: true })
  expect(fetched).toHaveBeenCalledOnce()
})

test('one the server has not heard of failed as its first request did', async () => {
  answer(() => Promise.resolve(new Response('{}', { status: 404 })))
  await expect(followToEnd('a', listener, nobody, () => {})).rejects.toBeInstanceOf(TypeError)
})

test('where there is nobody still, it is not asked for again', async () => {
  const fetched = answer(nobody)
  await expect(followToEnd('a', listener, nobody, () => {})).rejects.toBeInstanceOf(TypeError)
  expect(fetched).toHaveBeenCalledOnce()
})

test('one that was followed and is no more is gone', async () => {
  answer(() => Promise.resolve(new Response('{}', { status: 404 })))
  await expect(followToEnd('a', listener, lost, () => {})).rejects.toBeInstanceOf(RunGone)
})
