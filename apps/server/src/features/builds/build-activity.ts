import type { ActivityEntry } from '../monitoring/index.ts'

/** The line of the activity log for what happened to a build. */
export function buildActivity(
  done: 'requested' | 'retried' | 'cancelled' | 'completed' | 'failed' | 'downloaded',
  userId: string | null,
  buildId: string,
): ActivityEntry {
  return { action: `build.${done}`, resourceType: 'build', resourceId: buildId, userId }
}
