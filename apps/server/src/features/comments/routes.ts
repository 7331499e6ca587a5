import { commentEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { answerPage } from '../../http/next-page.ts'
import { addRoute } from '../../http/route.ts'
import { createComment } from './create-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { listComments } from './list-comments.ts'
import { registerReviewRoutes } from './review/routes.ts'
import { countUnreadComments, markCommentsRead } from './unread-comments.ts'
import { updateComment } from './update-comment.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database, env } = context
  addRoute(app, commentEndpoints.list, async ({ user, params, query, request, reply }) => {
    return answerPage(request, reply, env.publicUrl, await listComments(database, user.id, params.id, query))
  })
  addRoute(app, commentEndpoints.create, ({ user, params, body }) =>
    createComment(context, user.id, params.id, body),
  )
  addRoute(app, commentEndpoints.update, ({ user, params, body }) =>
    updateComment(context, user.id, params.id, params.commentId, body),
  )
  addRoute(app, commentEndpoints.remove, ({ user, params }) =>
    deleteComment(context, user.id, params.id, params.commentId),
  )
  addRoute(app, commentEndpoints.unread, ({ user, params }) =>
    countUnreadComments(context, user.id, params.id),
  )
  addRoute(app, commentEndpoints.markRead, ({ user, params }) =>
    markCommentsRead(context, user.id, params.id),
  )
  registerReviewRoutes(app, context)
}
