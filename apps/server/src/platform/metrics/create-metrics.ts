import { collectDefaultMetrics, Registry } from 'prom-client'
import { createDurationSeries, type DurationSeries, durationsHead } from './durations.ts'

/** Numbers of this process in the text format of Prometheus. */
export interface Metrics {
  contentType: string
  /** A route to count calls of, by the status of their answers; `ms` is how long one took. */
  route(method: string, route: string): { observe(status: number, ms: number): void }
  render(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const all: DurationSeries[] = []
  return {
    contentType: registry.contentType,
    route: (method, route) => {
      const byStatus = new Map<number, DurationSeries>()
      return {
        observe: (status, ms) => {
          let series = byStatus.get(status)
          if (!series) {
            series = createDurationSeries(method, route, status)
            byStatus.set(status, series)
            all.push(series)
          }
          series.observe(ms / 1000)
        },
      }
    },
    render: async () => {
      const others = await registry.metrics()
      return [others.trimEnd(), ...durationsHead, ...all.flatMap((series) => series.render()), ''].join('\n')
    },
  }
}
