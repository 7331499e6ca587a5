import type { ActivityEntry } from '../monitoring/index.ts'

/** The line of the activity log for what somebody did with a comment; `userId` is null for guests. */
export function commentActivity(
  done: 'added' | 'changed' | 'resolved' | 'reopened' | 'removed',
  userId: string | null,
  commentId: string,
): ActivityEntry {
  return { action: `comment.${done}`, resourceType: 'comment', resourceId: commentId, userId }
}
