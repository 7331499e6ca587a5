import type { Comment, CreateCommentRequest } from '@kwiq/contracts'
import { projectAccess } from '../sharing/index.ts'
import { addComment } from './add-comment.ts'
import type { CommentDeps } from './comment-deps.ts'
import { presentComment } from './comments-presenter.ts'
import { mailMentions } from './mail-mentions.ts'

/** Comments as somebody of the project. */
export async function createComment(
  deps: CommentDeps,
  userId: string,
  projectId: string,
  { comment, anchor, parentId }: CreateCommentRequest,
): Promise<Comment> {
  await projectAccess(deps.database, userId, projectId, 'comment')
  const author = { kind: 'user', id: userId } as const
  const added = await addComment(deps, { projectId, text: comment, anchor, parentId, author })
  mailMentions(deps, added.comment)
  return presentComment(added)
}
