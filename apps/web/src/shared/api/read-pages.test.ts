import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { readPages } from './read-pages.ts'

const pages: Record<string, { items: number[]; next?: string }> = {
  '/api/things': { items: [1, 2], next: 'https://kwiq.example/api/things?cursor=2' },
  '/api/things?cursor=2': { items: [3, 4], next: 'https://kwiq.example/api/things?cursor=4' },
  '/api/things?cursor=4': { items: [5] },
}
const seen: unknown[] = []
const client = new QueryClient()
const read = () => client.fetchQuery({ queryKey: ['/api/things'], queryFn: readPages<number>, retry: false })

vi.stubGlobal('fetch', async (url: string) => {
  seen.push(client.getQueryData(['/api/things']))
  const page = pages[url]
  if (!page) return new Response('gone', { status: 500 })
  return Response.json(page.items, page.next ? { headers: { link: `<${page.next}>; rel="next"` } } : {})
})
afterEach(() => {
  client.clear()
  seen.length = 0
})

test('a list is read to its end from this origin, and what has come is there meanwhile', async () => {
  expect(await read()).toEqual([1, 2, 3, 4, 5])
  expect(seen).toEqual([undefined, [1, 2], [1, 2, 3, 4]])
})

test('read again, the old list stands until the new one is whole', async () => {
  client.setQueryData(['/api/things'], [9])
  expect(await read()).toEqual([1, 2, 3, 4, 5])
  expect(seen).toEqual([[9], [9], [9]])
})

test('a page that does not come is an error', async () => {
  client.setQueryData(['/api/things'], [9])
  const last = pages['/api/things?cursor=4']
  delete pages['/api/things?cursor=4']
  await expect(read()).rejects.toThrow('500')
  expect(client.getQueryData(['/api/things'])).toEqual([9])
  if (last) pages['/api/things?cursor=4'] = last
})
