import { templateEndpoints } from '@kwiq/contracts'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { addRoute } from '../../http/route.ts'
import { cloneTemplate } from './clone-template.ts'
import { getOrigin } from './get-origin.ts'
import { getTemplate } from './get-template.ts'
import { listOwn } from './list-own.ts'
import { listSubmissions } from './list-submissions.ts'
import { listTemplates } from './list-templates.ts'
import { publishTemplate } from './publish-template.ts'
import { reviewTemplate } from './review-template.ts'
import { withdrawTemplate } from './withdraw-template.ts'

export function registerRoutes(app: App, context: Context): void {
  const { database } = context
  addRoute(
    app,
    templateEndpoints.list,
    async ({ reply }) => reply.type('application/json; charset=utf-8').send(await listTemplates(database)),
    { sendsItself: true },
  )
  addRoute(app, templateEndpoints.listOwn, ({ user }) => listOwn(database, user.id))
  addRoute(app, templateEndpoints.withdraw, ({ user, params }) =>
    withdrawTemplate(context, user.id, params.id),
  )
  addRoute(app, templateEndpoints.get, ({ params }) => getTemplate(database, params.id))
  addRoute(app, templateEndpoints.clone, ({ user, params }) => cloneTemplate(context, user.id, params.id))
  addRoute(app, templateEndpoints.publish, ({ user, params, body }) =>
    publishTemplate(context, user.id, params.id, body),
  )
  addRoute(app, templateEndpoints.origin, ({ user, params }) => getOrigin(database, user.id, params.id))
  addRoute(app, templateEndpoints.listSubmissions, ({ user, query }) =>
    listSubmissions(database, user, query),
  )
  addRoute(app, templateEndpoints.review, ({ user, params, body }) =>
    reviewTemplate(context, user, params.id, body),
  )
}
