import { expect, test, vi } from 'vitest'
import { renderSources } from './metric-source.ts'

test('numbers stand with their labels, in the format of Prometheus', async () => {
  const text = await renderSources([
    {
      name: 'kwiq_builds',
      help: 'Builds by status',
      read: () => [
        { labels: { status: 'pending' }, value: 2 },
        { labels: { status: 'a "quote"\nand \\' }, value: 0.5 },
      ],
    },
    { name: 'kwiq_live_connections', help: 'Open pages', read: async () => [{ value: 7 }] },
  ])
  expect(text).toBe(`# HELP kwiq_builds Builds by status
# TYPE kwiq_builds gauge
kwiq_builds{status="pending"} 2
kwiq_builds{status="a \\"quote\\"\\nand \\\\"} 0.5
# HELP kwiq_live_connections Open pages
# TYPE kwiq_live_connections gauge
kwiq_live_connections 7
`)
})

test('a source that fails, or does not answer, takes no other with it', async () => {
  vi.useFakeTimers()
  const rendering = renderSources([
    { name: 'a', help: 'fails', read: () => Promise.reject(new Error('the database is away')) },
    { name: 'b', help: 'hangs', read: () => new Promise(() => undefined) },
    { name: 'c', help: 'is well', read: () => [{ value: 1 }] },
  ])
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(await rendering).toBe('# HELP c is well\n# TYPE c gauge\nc 1\n')
})
