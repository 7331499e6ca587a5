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
  let kept = new Map<string, RequestStatsRow>()
  return {
    record: (endpoint, ms, at) => {
      const begins = at.getTime() - (at.getTime() % intervalLength)
      const key = `${begins} ${endpoint}`
      const known = kept.get(key)
      if (known) {
        known.count += 1
        known.totalMs += ms
      } else {
        kept.set(key, { beginsAt: new Date(begins), endpoint, count: 1, totalMs: ms })
      }
    },
    drain: () => {
      const rows = [...kept.values()]
      kept = new Map()
      return rows
    },
  }
}
