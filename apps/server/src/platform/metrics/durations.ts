/** Upper bounds of the buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const
const name = 'kwiq_http_request_duration_seconds'

/** How long calls of one route with one status took. */
export interface DurationSeries {
  observe(seconds: number): void
  /** Lines of the text format of Prometheus. */
  render(): string[]
}

/**
 * A series of the histogram. Counted here rather than by prom-client, which checks and joins the labels again on every
 * call, when all that changes is a number.
 */
export function createDurationSeries(method: string, route: string, status: number): DurationSeries {
  const labels = `method="${escapeLabel(method)}",route="${escapeLabel(route)}",status="${status}"`
  const counts = bounds.map(() => 0)
  let sum = 0
  let count = 0
  return {
    observe: (seconds) => {
      sum += seconds
      count += 1
      const index = bounds.findIndex((bound) => seconds <= bound)
      const known = counts[index]
      if (known !== undefined) counts[index] = known + 1
    },
    render: () => {
      let below = 0
      const buckets = bounds.map((bound, index) => {
        below += counts[index] ?? 0
        return `${name}_bucket{le="${bound}",${labels}} ${below}`
      })
      return [
        ...buckets,
        `${name}_bucket{le="+Inf",${labels}} ${count}`,
        `${name}_sum{${labels}} ${sum}`,
        `${name}_count{${labels}} ${count}`,
      ]
    },
  }
}

/** What the series are, before them. */
export const durationsHead = [
  `# HELP ${name} Time from request to answer by method, route and status`,
  `# TYPE ${name} histogram`,
]

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
