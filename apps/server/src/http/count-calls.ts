import type { Grant, RateCounter } from '../platform/rate-counter/index.ts'
import type { RateLimit } from './rate-limits.ts'

/** Past so many callers those not heard of since as many others were are forgotten: twice as many are kept at most. */
const mostCallers = 2500
/** Milliseconds for the common count to answer; then this process counts by itself. */
const patience = 1000
const patienceSteps = 10
/** Milliseconds until the common count is asked again after it has failed. */
const pause = 2000
/** Calls taken from the common count at once, at most, and the share of a limit that may be. */
const largestLease = 100
const leaseShare = 0.02

interface Window {
  /** Calls let through or refused here. */
  seen: number
  /** Calls that may be let through here before the common count is asked again. */
  leased: number
  /** Calls that were left to all when it was asked last; less than none when the limit is used up. */
  left: number
  /** Of the monotonic clock: setting the time changes no limit. */
  endsAt: number
  asking: Promise<void> | null
  waiting: number
}

/** `current` is above the limit's `max` for a call that is too many; `ttl` is milliseconds until the window ends. */
export interface CountedCall {
  max: number
  current: number
  ttl: number
}

/** Counts a call of `key`; at once unless the common count has to be asked. */
export type CountCall = (key: string, limit: RateLimit) => CountedCall | Promise<CountedCall>

/**
 * Counts calls in windows of time. With a `counter` the limit holds for all processes together: of a narrow limit each
 * call is asked for, of a wide one some are taken ahead, so that few calls wait for the database. Never more than
 * the limit get through; while the counter cannot be reached each process counts for itself.
 */
export function createCallCount(counter: RateCounter | null, onFault: (error: unknown) => void): CountCall {
  let recent = new Map<string, Window>()
  let earlier = new Map<string, Window>()
  let isAwayUntil = 0

  function windowOf(key: string, { max, timeWindow }: RateLimit): Window {
    const lately = recent.get(key)
    const known = lately ?? earlier.get(key)
    const now = performance.now()
    const isOver = !known || (known.endsAt <= now && !known.asking)
    const window = isOver
      ? { seen: 0, leased: 0, left: max, endsAt: now + timeWindow, asking: null, waiting: 0 }
      : known
    if (window === lately) return window
    if (lately === undefined && recent.size >= mostCallers) {
      earlier = recent
      recent = new Map()
    }
    recent.set(key, window)
    return window
  }

  async function ask(shared: RateCounter, key: string, limit: RateLimit, window: Window): Promise<void> {
    const lease = Math.min(Math.floor(limit.max * leaseShare), largestLease)
    const askedAt = performance.now()
    try {
      const grant = await inTime(shared.take(key, Math.max(window.waiting, lease, 1), limit))
      window.leased += grant.granted
      window.left = grant.granted === 0 ? -1 : grant.left
      window.endsAt = askedAt + grant.ttl
    } catch (error) {
      isAwayUntil = performance.now() + pause
      onFault(error)
    } finally {
      window.asking = null
    }
  }

  const mustAsk = ({ leased, left }: Window) => leased === 0 && left >= 0 && isAwayUntil <= performance.now()

  function count(window: Window, limit: RateLimit, nth: number): CountedCall {
    const ttl = Math.max(0, window.endsAt - performance.now())
    if (window.leased > 0) {
      window.leased -= 1
      return { max: limit.max, current: limit.max - window.left - window.leased, ttl }
    }
    return { max: limit.max, current: window.left < 0 ? limit.max + 1 : nth, ttl }
  }

  /** Never rejects: a call that cannot be counted in common is counted here. */
  async function countInCommon(
    shared: RateCounter,
    key: string,
    limit: RateLimit,
    window: Window,
    nth: number,
  ): Promise<CountedCall> {
    window.waiting += 1
    while (mustAsk(window)) {
      window.asking ??= ask(shared, key, limit, window)
      await window.asking
    }
    window.waiting -= 1
    return count(window, limit, nth)
  }

  return (key, limit) => {
    const window = windowOf(key, limit)
    window.seen += 1
    const nth = window.seen
    if (counter && mustAsk(window)) return countInCommon(counter, key, limit, window, nth)
    return count(window, limit, nth)
  }
}

/** Waits in short steps: while this process itself is held up, only one of them passes, and the count is not to blame. */
async function inTime(asked: Promise<Grant>): Promise<Grant> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    const wait = (steps: number) => {
      if (steps === 0) reject(new Error('The common count of calls does not answer.'))
      else timer = setTimeout(() => wait(steps - 1), patience / patienceSteps)
    }
    wait(patienceSteps)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
