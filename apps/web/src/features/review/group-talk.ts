import type { ReviewComment } from '@kwiq/contracts'

/** A comment with the replies to it, oldest reply first. */
export interface Talk {
  comment: ReviewComment
  replies: ReviewComment[]
}

/** Comments (newest first) as threads, newest first. */
export function groupTalk(comments: readonly ReviewComment[]): Talk[] {
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((comment) => ({
      comment,
      replies: comments.filter(({ parentId }) => parentId === comment.id).toReversed(),
    }))
}
