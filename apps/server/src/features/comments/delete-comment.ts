import { isAllowed } from '@kwiq/contracts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from '../sharing/index.ts'
import { commentActivity } from './comment-activity.ts'
import type { CommentDeps } from './comment-deps.ts'
import {
  countReplies,
  deleteComment as deleteRow,
  findComment,
  lockProjectComments,
  updateComment,
} from './comments-repository.ts'
import { publishComment } from './publish-comment.ts'

/**
 * Deletes one's own comment, or as admin any. Where others have replied, its words go and its place stays; with
 * the last reply it goes too.
 */
export async function deleteComment(
  deps: CommentDeps,
  userId: string,
  projectId: string,
  commentId: string,
): Promise<void> {
  const { database, clock, events } = deps
  const { role } = await projectAccess(database, userId, projectId, 'comment')
  if (!isUuid(commentId)) throw notFound('Comment')
  await database.transaction(async (transaction) => {
    await lockProjectComments(transaction, projectId)
    const found = await findComment(transaction, projectId, commentId)
    if (!found) throw notFound('Comment')
    const { comment } = found
    if (comment.authorId !== userId && !isAllowed(role, 'resolve-comment')) {
      throw new AppError('forbidden', 'Only its author or an admin can delete a comment.')
    }
    if ((await countReplies(transaction, commentId)) > 0) {
      await updateComment(transaction, commentId, { text: '', mentions: [], deletedAt: clock.now() })
    } else {
      await deleteRow(transaction, commentId)
      if (comment.parentId !== null) await sweepThread(transaction, projectId, comment.parentId)
    }
    await recordActivity({ ...deps, database: transaction }, commentActivity('removed', userId, commentId))
  })
  publishComment(events, 'removed', { projectId, commentId, actorId: userId })
}

/** Removes a deleted first comment that no reply needs any more. */
async function sweepThread(
  transaction: CommentDeps['database'],
  projectId: string,
  threadId: string,
): Promise<void> {
  const thread = await findComment(transaction, projectId, threadId)
  if (thread?.comment.deletedAt && (await countReplies(transaction, threadId)) === 0) {
    await deleteRow(transaction, threadId)
  }
}
