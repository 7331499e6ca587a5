import type { Clock } from '../platform/clock.ts'

export interface FakeClock extends Clock {
  /** Moves the time forward. */
  advance(milliseconds: number): void
  set(time: Date): void
}

/** A clock that stands still until told to move. */
export function createFakeClock(start = new Date('2026-11-21T08:00:00.000Z')): FakeClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now += milliseconds
    },
    set: (time) => {
      now = time.getTime()
    },
  }
}
