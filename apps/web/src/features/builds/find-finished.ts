import type { Build, BuildStatus } from '@kwiq/contracts'
import { isActive } from './is-active.ts'

/** The builds that were under way in what was seen before and have now come to their end, oldest first. */
export function findFinished(seen: ReadonlyMap<string, BuildStatus>, builds: readonly Build[]): Build[] {
  return builds
    .filter((build) => {
      const before = seen.get(build.id)
      return before !== undefined && isActive({ status: before }) && !isActive(build)
    })
    .toReversed()
}
