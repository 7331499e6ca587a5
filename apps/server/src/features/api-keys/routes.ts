import { apiKeyEndpoints } from '@kwiq/contracts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { isApiCall } from '../../http/is-api-call.ts'
import { addRoute } from '../../http/route.ts'
import { callBackAfter } from '../../platform/when-known.ts'
import { authenticateKey } from './authenticate-key.ts'
import { createKey } from './create-key.ts'
import { deleteKey } from './delete-key.ts'
import { registerDocs } from './docs/routes.ts'
import { listKeys } from './list-keys.ts'
import { registerMcp } from './mcp/routes.ts'

export async function registerRoutes(app: App, context: Context): Promise<void> {
  const identify = async (request: FastifyRequest, value: string) => {
    request.authentication = await authenticateKey(context, value)
  }
  // A call that shows a key is judged by it alone, also when a session's cookie comes along.
  app.addHook('onRequest', (request, _reply, done) => {
    const { authorization } = request.headers
    const [, value] = authorization === undefined ? [] : (/^Bearer +(\S+) *$/i.exec(authorization) ?? [])
    if (value === undefined || !isApiCall(request)) {
      done()
      return
    }
    void callBackAfter(identify(request, value), done)
  })

  addRoute(app, apiKeyEndpoints.list, ({ user }) => listKeys(context, user.id))
  addRoute(app, apiKeyEndpoints.create, ({ user, body }) => createKey(context, user.id, body))
  addRoute(app, apiKeyEndpoints.remove, ({ user, params }) => deleteKey(context, user.id, params.id))
  registerMcp(app, context)
  await registerDocs(app, context)
}
