import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { isApiCall } from '../../http/is-api-call.ts'
import { resumeSession, sessionIdleTime } from './session.ts'
import { readSessionCookie, setSessionCookie } from '../../http/session-cookie.ts'

/** Says before every call of the API who is asking. Pages and assets need no look-up. */
export function registerSessionHook(app: App, context: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiCall(request)) return
    const token = readSessionCookie(request, context.env)
    if (!token) return
    const found = await resumeSession(context, token)
    if (!found) return
    request.authentication = { user: found.user, sessionId: found.sessionId }
    if (found.isTouched) setSessionCookie(reply, context.env, token, sessionIdleTime)
  })
}
