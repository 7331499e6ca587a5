import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** Numbers of this process in the text format of Prometheus. */
export interface Metrics {
  contentType: string
  /** A call that was answered; `ms` is how long it took. */
  observe(method: string, route: string, status: number, ms: number): void
  render(): Promise<string>
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'kwiq_http_request_duration_seconds',
    help: 'Time from request to answer by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  // As many as routes and statuses: looking a series up by its labels costs more than the rest of it.
  const series = new Map<string, ReturnType<typeof durations.labels>>()
  return {
    contentType: registry.contentType,
    observe: (method, route, status, ms) => {
      const key = `${status} ${method} ${route}`
      const known = series.get(key) ?? durations.labels(method, route, String(status))
      series.set(key, known)
      known.observe(ms / 1000)
    },
    render: () => registry.metrics(),
  }
}
