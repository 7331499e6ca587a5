import { guestHeader, reviewEndpoints } from '@kwiq/contracts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import { addRoute } from '../../../http/route.ts'
import { isUuid } from '../../../platform/ids.ts'
import { listApprovals, listReviewApprovals, putApproval } from './approvals.ts'
import { getReviewedApp } from './get-reviewed-app.ts'
import { deleteReviewComment, updateReviewComment } from './own-review-comment.ts'
import { createReviewComment, listReviewComments } from './review-comments.ts'
import { createReviewLink, endReviewLink, listReviewLinks } from './review-links.ts'

/** The calls of review links, and the headers of everything guests open by one. */
export function registerReviewRoutes(app: App, context: Context): void {
  keepSecret(app)
  addRoute(app, reviewEndpoints.listLinks, ({ user, params }) => listReviewLinks(context, user.id, params.id))
  addRoute(app, reviewEndpoints.createLink, ({ user, params, body }) =>
    createReviewLink(context, user.id, params.id, body),
  )
  addRoute(app, reviewEndpoints.endLink, ({ user, params }) =>
    endReviewLink(context, user.id, params.id, params.linkId),
  )
  addRoute(app, reviewEndpoints.listApprovals, ({ user, params }) =>
    listApprovals(context.database, user.id, params.id),
  )
  registerGuestRoutes(app, context)
}

function registerGuestRoutes(app: App, context: Context): void {
  const { database, rateLimits } = context
  addRoute(
    app,
    reviewEndpoints.getApp,
    async ({ params, request, reply }) => {
      const known = request.headers['if-none-match']
      const { etag, bytes } = await getReviewedApp(context, params.token, known)
      reply.header('etag', etag)
      if (!bytes) return reply.code(304).send()
      return reply.type('application/json; charset=utf-8').send(bytes)
    },
    { sendsItself: true },
  )
  addRoute(app, reviewEndpoints.listComments, ({ params, request }) =>
    listReviewComments(database, params.token, guestKeyOf(request)),
  )
  addRoute(app, reviewEndpoints.listReviewApprovals, ({ params }) =>
    listReviewApprovals(database, params.token),
  )
  const rateLimit = rateLimits.review
  addRoute(
    app,
    reviewEndpoints.createComment,
    ({ params, body }) => createReviewComment(context, params.token, body),
    { rateLimit },
  )
  addRoute(
    app,
    reviewEndpoints.updateComment,
    ({ params, body, request }) =>
      updateReviewComment(context, { ...params, guestKey: guestKeyOf(request) }, body.comment),
    { rateLimit },
  )
  addRoute(
    app,
    reviewEndpoints.removeComment,
    ({ params, request }) => deleteReviewComment(context, { ...params, guestKey: guestKeyOf(request) }),
    { rateLimit },
  )
  addRoute(app, reviewEndpoints.putApproval, ({ params, body }) => putApproval(context, params.token, body), {
    rateLimit,
  })
}

/** The secret of a guest's browser, if the request carries one. */
function guestKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[guestHeader]
  return typeof key === 'string' && isUuid(key) ? key : null
}

/** The address of a review is its key: no search engine keeps it, and no other site is told where one came from. */
function keepSecret(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api\/)?review\//i.test(request.url)) {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
    }
    done()
  })
}
