import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => {
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
})

test('without a connection a read fails instead of loading for ever, and is made when the connection is back', async () => {
  const client = createQueryClient(() => {})
  client.mount()
  onlineManager.setOnline(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const observer = new QueryObserver(client, { queryKey: ['/api/builds'] })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]))
  stop()
  client.unmount()
})

test('without a connection a write fails: it is not made later, when nobody expects it', async () => {
  const client = createQueryClient(() => {})
  onlineManager.setOnline(false)
  const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const observer = new MutationObserver(client, { mutationFn: send })
  await expect(observer.mutate()).rejects.toThrow('Failed to fetch')
  expect(send).toHaveBeenCalledOnce()
})
