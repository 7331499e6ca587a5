import { type CommentAnchor, findMentions } from '@kwiq/contracts'
import type { CommentRow } from '../../db/schema/index.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { listPeople } from '../sharing/index.ts'
import { anchorColumns } from './anchor-columns.ts'
import { commentActivity } from './comment-activity.ts'
import type { CommentDeps } from './comment-deps.ts'
import {
  type AuthoredComment,
  countComments,
  findComment,
  insertComment,
  lockProjectComments,
} from './comments-repository.ts'
import { publishComment } from './publish-comment.ts'

/** Comments one project holds: more than people write, few enough to be read. */
const mostComments = 10_000

interface NewComment {
  projectId: string
  text: string
  anchor: CommentAnchor | null | undefined
  parentId: string | null | undefined
  author: { kind: 'user'; id: string } | { kind: 'guest'; name: string; linkId: string; keyHash: string }
}

/**
 * Stores a comment of somebody whose right to comment has been asked. A reply to a reply joins its thread. Throws
 * `not_found` for a parent that is not there, and whatever `refuseMore` throws, which runs under the lock.
 */
export async function addComment(
  deps: CommentDeps,
  { projectId, text, anchor, parentId, author }: NewComment,
  refuseMore?: (transaction: CommentDeps['database']) => Promise<void>,
): Promise<AuthoredComment> {
  const { database, clock, ids, events } = deps
  const id = ids.uuid()
  const stored = await database.transaction(async (transaction) => {
    await lockProjectComments(transaction, projectId)
    if ((await countComments(transaction, { projectId })) >= mostComments) {
      throw new AppError('conflict', `A project can have ${mostComments} comments. Delete some first.`)
    }
    await refuseMore?.(transaction)
    const thread = parentId ? await findThread(transaction, projectId, parentId) : null
    const isGuest = author.kind === 'guest'
    if (thread && isGuest && thread.reviewLinkId !== author.linkId) throw notFound('Comment')
    const people = await listPeople(transaction, projectId)
    await insertComment(transaction, {
      id,
      projectId,
      parentId: thread?.id ?? null,
      authorId: isGuest ? null : author.id,
      reviewLinkId: isGuest ? author.linkId : null,
      guestName: isGuest ? author.name : null,
      guestKeyHash: isGuest ? author.keyHash : null,
      text,
      // A guest knows nobody of the project, and may call nobody.
      mentions: isGuest ? [] : [...new Set(findMentions(text, people).map(({ personId }) => personId))],
      ...anchorColumns(thread ? null : anchor),
      createdAt: clock.now(),
      editedAt: null,
      deletedAt: null,
      resolvedAt: null,
      resolvedBy: null,
    })
    const actorId = isGuest ? null : author.id
    await recordActivity({ ...deps, database: transaction }, commentActivity('added', actorId, id))
    return findComment(transaction, projectId, id)
  })
  if (!stored) throw new Error('A comment was not there right after it had been stored.')
  publishComment(events, 'added', { projectId, commentId: id, actorId: stored.comment.authorId })
  return stored
}

/** The first comment of the thread that holds this one. */
async function findThread(
  database: CommentDeps['database'],
  projectId: string,
  commentId: string,
): Promise<CommentRow> {
  const found = await findComment(database, projectId, commentId)
  if (!found) throw notFound('Comment')
  if (found.comment.parentId === null) return found.comment
  return findThread(database, projectId, found.comment.parentId)
}
