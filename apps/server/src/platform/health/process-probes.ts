import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { type HealthProbe, judge } from './health-probes.ts'

const megabyte = 1024 * 1024

/** Memory and event loop of this process. `stop` ends the measuring. */
export function createProcessProbes(): { probes: HealthProbe[]; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  return {
    probes: [
      {
        metric: 'memory',
        check: () => {
          const { heapUsed, rss } = process.memoryUsage()
          const share = heapUsed / getHeapStatistics().heap_size_limit
          return {
            value: `${Math.round(rss / megabyte)} MB (${Math.round(share * 100)}% of the heap's limit)`,
            status: judge(share, 0.7, 0.9),
          }
        },
      },
      {
        metric: 'event loop',
        check: () => {
          // Nanoseconds; the resolution is part of what is measured.
          const ms = Math.max(0, delay.percentile(99) / 1e6 - 20)
          delay.reset()
          return { value: `${Math.round(ms)} ms (p99)`, status: judge(ms, 100, 1000) }
        },
      },
    ],
    stop: () => delay.disable(),
  }
}
