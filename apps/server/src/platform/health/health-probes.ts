/** How a part of this process is doing. */
export interface ProbeResult {
  /** With its unit. */
  value: string
  status: 'healthy' | 'degraded' | 'unhealthy'
}

export interface HealthProbe {
  /** What is looked at, such as `database`. */
  metric: string
  /** A rejection counts as unhealthy, with its message as the value. */
  check: () => Promise<ProbeResult> | ProbeResult
}

/** Milliseconds for a probe; then it counts as unhealthy. */
const patience = 3000

/** Runs a probe and never throws. */
export async function runProbe({ metric, check }: HealthProbe): Promise<ProbeResult & { metric: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<ProbeResult>((resolve) => {
    timer = setTimeout(() => resolve({ value: `no answer in ${patience} ms`, status: 'unhealthy' }), patience)
  })
  const checked = (async () => check())().catch((error: unknown): ProbeResult => ({
    value: (error instanceof Error ? error.message : String(error)).slice(0, 200),
    status: 'unhealthy',
  }))
  try {
    return { metric, ...(await Promise.race([checked, late])) }
  } finally {
    clearTimeout(timer)
  }
}

/** `healthy` up to `good`, `degraded` up to `bearable`, else `unhealthy`. */
export function judge(value: number, good: number, bearable: number): ProbeResult['status'] {
  return value <= good ? 'healthy' : value <= bearable ? 'degraded' : 'unhealthy'
}

/** A probe that measures how long `ping` takes, in ms. */
export function timedProbe(metric: string, ping: () => Promise<unknown>, good: number): HealthProbe {
  return {
    metric,
    check: async () => {
      const begun = performance.now()
      await ping()
      const ms = performance.now() - begun
      return { value: `${Math.round(ms)} ms`, status: judge(ms, good, good * 10) }
    },
  }
}
