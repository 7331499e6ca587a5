import type { Comment } from '@kwiq/contracts'
import { useMemo } from 'react'
import { useShowError } from '../../../shared/errors/use-show-error.ts'
import { useStudio } from '../state/studio-context.ts'
import { addComment, changeComment, removeComment } from './comments-api.ts'
import { texts } from './texts.ts'
import type { Thread } from './threads.ts'
import { useRefreshComments } from './use-comments.ts'

/** What one can do with a thread. Each says when it failed, and reads the comments anew when it did not. */
export function useThreadActions() {
  const { projectId, announce } = useStudio()
  const showError = useShowError()
  const refresh = useRefreshComments()
  return useMemo(() => {
    const attempt = async (work: Promise<unknown>, failure: string): Promise<boolean> => {
      try {
        await work
        refresh()
        return true
      } catch (error) {
        showError(error, failure)
        return false
      }
    }
    return {
      onReply: ({ comment }: Thread, text: string) =>
        attempt(addComment(projectId, { comment: text, parentId: comment.id }), texts.addFailed),
      onChange: (commentId: string, text: string) =>
        attempt(changeComment(projectId, commentId, { comment: text }), texts.changeFailed),
      onResolve: ({ comment }: Thread, isResolved: boolean) => {
        const work = changeComment(projectId, comment.id, { resolved: isResolved })
        void attempt(work, texts.changeFailed).then(
          (isDone) => isDone && announce(isResolved ? texts.resolved : texts.reopen),
        )
      },
      remove: ({ id }: Comment) => attempt(removeComment(projectId, id), texts.removeFailed),
    }
  }, [projectId, announce, showError, refresh])
}
