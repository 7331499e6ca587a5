import type { Comment } from '@kwiq/contracts'

/** A comment with the replies to it, oldest reply first. */
export interface Thread {
  comment: Comment
  replies: Comment[]
}

/** Groups comments (newest first) into threads, newest first. A reply whose thread is not there stands for itself. */
export function groupThreads(comments: readonly Comment[]): Thread[] {
  const threads = new Map<string, Thread>()
  const known = new Set(comments.map(({ id }) => id))
  for (const comment of comments) {
    if (comment.parentId === null || !known.has(comment.parentId)) {
      threads.set(comment.id, { comment, replies: [] })
    }
  }
  for (const comment of comments.toReversed()) {
    if (comment.parentId !== null) threads.get(comment.parentId)?.replies.push(comment)
  }
  return [...threads.values()]
}
