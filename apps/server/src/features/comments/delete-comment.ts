import { isAllowed } from '@kwiq/contracts'
import type { CommentRow } from '../../db/schema/index.ts'
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
  const { database, events } = deps
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
    await removeComment({ ...deps, database: transaction }, comment, userId)
  })
  publishComment(events, 'removed', { projectId, commentId, actorId: userId })
}

/**
 * Removes a comment whose removal is right, in the transaction of `deps`; `userId` is null for guests. Where others have
 * replied its words go and its place stays.
 */
export async function removeComment(
  deps: CommentDeps,
  { id, projectId, parentId }: CommentRow,
  userId: string | null,
): Promise<void> {
  const { database, clock } = deps
  if ((await countReplies(database, id)) > 0) {
    await updateComment(database, id, { text: '', mentions: [], deletedAt: clock.now() })
  } else {
    await deleteRow(database, id)
    if (parentId !== null) await sweepThread(database, projectId, parentId)
  }
  await recordActivity(deps, commentActivity('removed', userId, id))
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
