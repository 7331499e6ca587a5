/** Leaves a failing provider alone for a while, so that people do not wait for it in vain. */
export interface CircuitBreaker {
  /** Whether a run may ask the provider. After a pause one run at a time tries whether it is back. */
  canPass(): boolean
  succeed(): void
  /** Counts a failure; a provider that named a time to wait is left alone for at least that long (ms). */
  fail(retryAfterMs?: number): void
}

const defaults = { mostFailures: 5, pauseMs: 30_000 }

/** `now` in ms. Opens after `mostFailures` failures without a success between, for `pauseMs`. */
export function createCircuitBreaker(
  now: () => number,
  { mostFailures, pauseMs }: { mostFailures: number; pauseMs: number } = defaults,
): CircuitBreaker {
  let failures = 0
  let closedUntil = 0
  return {
    canPass: () => {
      const time = now()
      if (time < closedUntil) return false
      // Whoever asks first after the pause tries; the others wait for what comes of it.
      if (failures >= mostFailures) closedUntil = time + pauseMs
      return true
    },
    succeed: () => {
      failures = 0
      closedUntil = 0
    },
    fail: (retryAfterMs = 0) => {
      failures += 1
      const pause = Math.max(retryAfterMs, failures >= mostFailures ? pauseMs : 0)
      if (pause > 0) closedUntil = Math.max(closedUntil, now() + pause)
    },
  }
}
