import { type Comment, findMentions, isAllowed, type UpdateCommentRequest } from '@kwiq/contracts'
import type { CommentRow } from '../../db/schema/index.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { listPeople, projectAccess } from '../sharing/index.ts'
import { commentActivity } from './comment-activity.ts'
import type { CommentDeps } from './comment-deps.ts'
import { presentComment } from './comments-presenter.ts'
import { findComment, lockProjectComments, updateComment as updateRow } from './comments-repository.ts'
import { mailMentions } from './mail-mentions.ts'
import { publishComment } from './publish-comment.ts'

/**
 * Changes the words of one's own comment, or resolves and reopens a thread: one's own, or as admin any. Throws
 * `conflict` for a deleted comment and for resolving a reply.
 */
export async function updateComment(
  deps: CommentDeps,
  userId: string,
  projectId: string,
  commentId: string,
  { comment: text, resolved }: UpdateCommentRequest,
): Promise<Comment> {
  const { database, clock, events } = deps
  const { role } = await projectAccess(database, userId, projectId, 'comment')
  if (!isUuid(commentId)) throw notFound('Comment')
  let named: readonly string[] = []
  const changed = await database.transaction(async (transaction) => {
    await lockProjectComments(transaction, projectId)
    const scoped = { ...deps, database: transaction }
    const found = await findComment(transaction, projectId, commentId)
    if (!found) throw notFound('Comment')
    const { comment } = found
    named = comment.mentions
    const isOwn = comment.authorId === userId
    if (text !== undefined) {
      refuseUnless(isOwn, 'Only its author can change a comment.')
      if (comment.deletedAt) throw new AppError('conflict', 'This comment was deleted.')
      const people = await listPeople(transaction, projectId)
      const mentions = [...new Set(findMentions(text, people).map(({ personId }) => personId))]
      await updateRow(transaction, commentId, { text, mentions, editedAt: clock.now() })
      await recordActivity(scoped, commentActivity('changed', userId, commentId))
    }
    if (resolved !== undefined) {
      refuseUnless(
        isOwn || isAllowed(role, 'resolve-comment'),
        'Only its author or an admin can resolve a comment.',
      )
      if (comment.parentId !== null)
        throw new AppError('conflict', 'Resolve the first comment of the thread.')
      if ((comment.resolvedAt !== null) !== resolved) {
        await updateRow(transaction, commentId, resolution(resolved, userId, clock.now()))
        const done = resolved ? 'resolved' : 'reopened'
        await recordActivity(scoped, commentActivity(done, userId, commentId))
      }
    }
    return findComment(transaction, projectId, commentId)
  })
  if (!changed) throw notFound('Comment')
  publishComment(events, 'changed', { projectId, commentId, actorId: userId })
  if (text !== undefined) mailMentions(deps, changed.comment, named)
  return presentComment(changed)
}

function resolution(
  resolved: boolean,
  userId: string,
  now: Date,
): Pick<CommentRow, 'resolvedAt' | 'resolvedBy'> {
  return resolved ? { resolvedAt: now, resolvedBy: userId } : { resolvedAt: null, resolvedBy: null }
}

function refuseUnless(isFine: boolean, message: string): void {
  if (!isFine) throw new AppError('forbidden', message)
}
