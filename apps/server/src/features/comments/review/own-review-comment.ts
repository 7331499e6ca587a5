import type { ReviewComment } from '@kwiq/contracts'
import type { CommentRow } from '../../../db/schema/index.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import { isUuid } from '../../../platform/ids.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { commentActivity } from '../comment-activity.ts'
import type { CommentDeps } from '../comment-deps.ts'
import { presentReviewComment } from '../comments-presenter.ts'
import { findComment, lockProjectComments, updateComment } from '../comments-repository.ts'
import { removeComment } from '../delete-comment.ts'
import { publishComment } from '../publish-comment.ts'
import { hashSecret, openLink } from './open-link.ts'

/** One comment of a guest, and the secret of the browser that says it is its own. */
interface OwnComment {
  token: string
  commentId: string
  guestKey: string | null
}

/** Changes the words of a guest's own comment. */
export async function updateReviewComment(
  deps: CommentDeps,
  own: OwnComment,
  text: string,
): Promise<ReviewComment> {
  return withOwnComment(deps, own, 'changed', async (scoped, comment) => {
    if (comment.deletedAt) throw new AppError('conflict', 'This comment was deleted.')
    await updateComment(scoped.database, comment.id, { text, editedAt: scoped.clock.now() })
    await recordActivity(scoped, commentActivity('changed', null, comment.id))
    const changed = await findComment(scoped.database, comment.projectId, comment.id)
    if (!changed) throw notFound('Comment')
    return presentReviewComment(changed, comment.guestKeyHash)
  })
}

/** Takes back a guest's own comment; where somebody has replied its place stays. */
export async function deleteReviewComment(deps: CommentDeps, own: OwnComment): Promise<void> {
  await withOwnComment(deps, own, 'removed', (scoped, comment) => removeComment(scoped, comment, null))
}

/**
 * Does `work` with a comment that was made through this link in the browser of this secret, and tells who watches. Throws
 * 403 for what a guest sees but did not write, and `not_found` for everything else.
 */
async function withOwnComment<T>(
  deps: CommentDeps,
  { token, commentId, guestKey }: OwnComment,
  done: 'changed' | 'removed',
  work: (scoped: CommentDeps, comment: CommentRow) => Promise<T>,
): Promise<T> {
  const { link, project } = await openLink(deps.database, token)
  if (!isUuid(commentId)) throw notFound('Comment')
  const result = await deps.database.transaction(async (transaction) => {
    await lockProjectComments(transaction, project.id)
    await openLink(transaction, token)
    const comment = (await findComment(transaction, project.id, commentId))?.comment
    if (!comment) throw notFound('Comment')
    const isOwn =
      comment.reviewLinkId === link.id && guestKey !== null && comment.guestKeyHash === hashSecret(guestKey)
    if (!isOwn) {
      const first = comment.parentId && (await findComment(transaction, project.id, comment.parentId))
      const thread = first ? first.comment : comment
      if (thread.reviewLinkId !== link.id) throw notFound('Comment')
      throw new AppError('forbidden', 'Only its author can change a comment.')
    }
    return work({ ...deps, database: transaction }, comment)
  })
  publishComment(deps.events, done, { projectId: project.id, commentId, actorId: null })
  return result
}
