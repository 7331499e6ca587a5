import type { CreateReviewCommentRequest, ReviewComment } from '@kwiq/contracts'
import { AppError } from '../../../http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { addComment } from '../add-comment.ts'
import type { CommentDeps } from '../comment-deps.ts'
import { countComments, findLinkComments } from '../comments-repository.ts'
import { presentReviewComment } from '../comments-presenter.ts'
import { hashSecret, openLink } from './open-link.ts'

/** Comments guests may make by one link, and the most that are read at once. */
const mostGuestComments = 1000
const mostRead = 2000

/**
 * What was said through this link, with the replies to it: guests see nothing else of the project's comments.
 * `guestKey` is the secret of the browser that asks, if it has one.
 */
export async function listReviewComments(
  database: Database,
  token: string,
  guestKey: string | null,
): Promise<ReviewComment[]> {
  const { link } = await openLink(database, token)
  const keyHash = guestKey === null ? null : hashSecret(guestKey)
  const found = await findLinkComments(database, link.id, mostRead)
  return found.map((comment) => presentReviewComment(comment, keyHash))
}

/** Comments as a guest, on the app or in a thread that began by the same link. */
export async function createReviewComment(
  deps: CommentDeps,
  token: string,
  { comment, anchor, parentId, guest }: CreateReviewCommentRequest,
): Promise<ReviewComment> {
  const { link, project } = await openLink(deps.database, token)
  const keyHash = hashSecret(guest.key)
  const stored = await addComment(
    deps,
    {
      projectId: project.id,
      text: comment,
      anchor,
      parentId,
      author: { kind: 'guest', name: guest.name, linkId: link.id, keyHash },
    },
    async (transaction) => {
      // Asked again under the lock: the link may have been ended meanwhile.
      await openLink(transaction, token)
      if ((await countComments(transaction, { linkId: link.id })) >= mostGuestComments) {
        throw new AppError('conflict', 'This link has taken as many comments as it can.')
      }
    },
  )
  return presentReviewComment(stored, keyHash)
}
