import type { App } from '../../http/app.ts'
import type { Context } from '../../http/context.ts'
import { isApiCall } from '../../http/is-api-call.ts'
import { callBackAfter, whenKnown } from '../../platform/when-known.ts'
import { resumeSession, sessionIdleTime } from './session.ts'
import { readSessionCookie, setSessionCookie } from '../../http/session-cookie.ts'

/** Says before every call of the API who is asking. Pages and assets need no look-up. */
export function registerSessionHook(app: App, context: Context): void {
  app.addHook('onRequest', (request, reply, done) => {
    const token = isApiCall(request) ? readSessionCookie(request, context.env) : null
    if (!token) {
      done()
      return
    }
    const resumed = whenKnown(resumeSession(context, token), (found) => {
      if (!found) return
      request.authentication = { user: found.user, sessionId: found.sessionId }
      if (found.isTouched) setSessionCookie(reply, context.env, token, sessionIdleTime)
    })
    // Not given back: the server would go on twice.
    if (resumed instanceof Promise) void callBackAfter(resumed, done)
    else done()
  })
}
