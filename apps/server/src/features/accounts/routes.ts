import { accountEndpoints } from '@kwiq/contracts'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { App } from '../../http/app.ts'
import { notFound } from '../../http/app-error.ts'
import { requireAuthentication } from '../../http/authentication.ts'
import type { Context } from '../../http/context.ts'
import { addRoute } from '../../http/route.ts'
import { recordActivity } from '../monitoring/index.ts'
import { registerAccountRoutes } from './account/routes.ts'
import { endSession, listSessions } from './sessions.ts'
import { registerSessionHook } from './sessions-hook.ts'
import { registerSignInPages } from './sign-in-pages/routes.ts'
import { presentUser } from './user-presenter.ts'

export async function registerRoutes(app: App, context: Context): Promise<void> {
  registerSessionHook(app, context)
  await app.register(async (scope) => registerSignInPages(scope.withTypeProvider<ZodTypeProvider>(), context))

  registerAccountRoutes(app, context)
  addRoute(app, accountEndpoints.getUser, ({ user }) => presentUser(context, user))
  addRoute(app, accountEndpoints.listSessions, ({ request }) =>
    listSessions(context, requireAuthentication(request)),
  )
  addRoute(app, accountEndpoints.endSession, async ({ params, user }) => {
    const { sessionId } = params
    if (!(await endSession(context, user.id, sessionId))) throw notFound('Session')
    await recordActivity(context, {
      action: 'session.ended',
      resourceType: 'session',
      resourceId: sessionId,
      userId: user.id,
    })
  })
}
