import type { RequestStatsRow } from '../../db/schema/index.ts'

/** Milliseconds of one interval. */
const intervalLength = 5 * 60_000

/** Counts calls in memory until they are fetched to be stored. */
export interface RequestRecorder {
  /** `ms` is how long the answer took. */
  record(endpoint: string, ms: number, at: Date): void
  /** Everything since the last call. */
  drain(): RequestStatsRow[]
}

export function createRequestRecorder(): RequestRecorder {
  /** By the beginning of the interval, and then by endpoint. */
  let kept = new Map<number, Map<string, RequestStatsRow>>()
  return {
    record: (endpoint, ms, at) => {
      const begins = at.getTime() - (at.getTime() % intervalLength)
      const interval = kept.get(begins) ?? new Map<string, RequestStatsRow>()
      const known = interval.get(endpoint)
      if (known) {
        known.count += 1
        known.totalMs += ms
      } else {
        interval.set(endpoint, { beginsAt: new Date(begins), endpoint, count: 1, totalMs: ms })
        kept.set(begins, interval)
      }
    },
    drain: () => {
      const rows = [...kept.values()].flatMap((interval) => [...interval.values()])
      kept = new Map()
      return rows
    },
  }
}
