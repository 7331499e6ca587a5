/** What a stat card shows. */
export interface Stat {
  used: number
  /** Null where no limit is shown. */
  limit: number | null
  /** Share of the limit that is used, 0 to 1. */
  share: number
  /** From 80% on. */
  isNearlyUsedUp: boolean
}

const nearly = 0.8

/** Usage against a limit: -1 is unlimited and hides the limit; so does 0 where `hidesZero` (exports). */
export function readStat(used: number, limit: number, hidesZero = false): Stat {
  if (limit < 0 || (hidesZero && limit === 0)) return { used, limit: null, share: 0, isNearlyUsedUp: false }
  const share = limit === 0 ? 1 : Math.min(1, used / limit)
  return { used, limit, share, isNearlyUsedUp: share >= nearly }
}
