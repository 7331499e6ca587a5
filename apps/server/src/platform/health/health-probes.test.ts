import { expect, test, vi } from 'vitest'
import { runProbe, timedProbe } from './health-probes.ts'

test('a probe that fails is unhealthy and says why', async () => {
  const failed = await runProbe({ metric: 'storage', check: () => Promise.reject(new Error('disk full')) })
  expect(failed).toEqual({ metric: 'storage', value: 'disk full', status: 'unhealthy' })
  const threw = await runProbe({
    metric: 'storage',
    check: () => {
      throw new Error('no disk')
    },
  })
  expect(threw.value).toBe('no disk')
})

test('a probe that hangs is given up', async () => {
  vi.useFakeTimers()
  const hanging = runProbe({ metric: 'database', check: () => new Promise(() => {}) })
  await vi.advanceTimersByTimeAsync(3000)
  expect((await hanging).status).toBe('unhealthy')
  vi.useRealTimers()
})

test('a quick answer is healthy', async () => {
  const probe = timedProbe('database', async () => {}, 250)
  expect(await runProbe(probe)).toMatchObject({ metric: 'database', status: 'healthy' })
})
