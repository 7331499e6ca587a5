import { type Comment, type CommentAnchor, fullName, type ReviewComment } from '@kwiq/contracts'
import type { CommentRow } from '../../db/schema/index.ts'
import type { AuthoredComment } from './comments-repository.ts'

/** A comment as the project's people see it. */
export function presentComment(authored: AuthoredComment): Comment {
  const { comment } = authored
  return {
    ...presentShared(authored),
    userId: comment.authorId,
    mentions: comment.mentions,
    resolvedBy: comment.resolvedBy,
  }
}

/** A comment as guests see it; `guestKeyHash` is of the browser that asks. */
export function presentReviewComment(authored: AuthoredComment, guestKeyHash: string | null): ReviewComment {
  const { comment } = authored
  const isOwn = guestKeyHash !== null && comment.guestKeyHash === guestKeyHash && comment.deletedAt === null
  return { ...presentShared(authored), isOwn }
}

function presentShared({ comment, author }: AuthoredComment): Omit<ReviewComment, 'isOwn'> {
  return {
    id: comment.id,
    // Who deletes their account takes their name along.
    authorName: comment.guestName ?? (author ? fullName(author) || null : 'Deleted user'),
    isGuest: comment.guestName !== null,
    comment: comment.text,
    isDeleted: comment.deletedAt !== null,
    createdAt: comment.createdAt.toISOString(),
    editedAt: comment.editedAt?.toISOString() ?? null,
    anchor: presentAnchor(comment),
    parentId: comment.parentId,
    resolvedAt: comment.resolvedAt?.toISOString() ?? null,
  }
}

function presentAnchor({ screenId, nodeId, pointX, pointY }: CommentRow): CommentAnchor | null {
  if (screenId === null) return null
  return { screenId, nodeId, point: pointX === null || pointY === null ? null : { x: pointX, y: pointY } }
}
