import type { ActivityEntry } from '../monitoring/index.ts'

/** The line of the activity log for what a person did to a share. */
export function shareActivity(
  done: 'created' | 'changed' | 'removed' | 'left' | 'accepted',
  userId: string,
  shareId: string,
): ActivityEntry {
  return { action: `share.${done}`, resourceType: 'share', resourceId: shareId, userId }
}
