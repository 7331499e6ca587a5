import { accountEndpoints } from '@kwiq/contracts'
import type { App } from '../../../http/app.ts'
import { requireAuthentication } from '../../../http/authentication.ts'
import type { Context } from '../../../http/context.ts'
import { addressOf } from '../../../http/rate-limiting.ts'
import { addRoute } from '../../../http/route.ts'
import { clearSessionCookie, setSessionCookie } from '../../../http/session-cookie.ts'
import { exportData } from '../data-export/export-data.ts'
import { deleteAccount } from '../deletion/delete-account.ts'
import { changeEmail } from '../email/change-email.ts'
import { confirmEmail } from '../email/confirm-email.ts'
import { presentAccount } from '../email/present-account.ts'
import { sendConfirmation } from '../email/send-confirmation.ts'
import { changePassword } from '../password/change-password.ts'
import { sessionIdleTime, startSession } from '../session.ts'
import { endOtherSessions } from '../sessions.ts'
import { presentUser } from '../user-presenter.ts'
import { updateProfile } from './update-profile.ts'

/** What a person does with their own account. */
export function registerAccountRoutes(app: App, context: Context): void {
  // Each of these is a guess at a password, or sends mail.
  const limited = { rateLimit: context.rateLimits.signIn }

  addRoute(app, accountEndpoints.getAccount, ({ user }) => presentAccount(context, user))
  addRoute(app, accountEndpoints.updateProfile, async ({ user, body }) =>
    presentUser(context, await updateProfile(context, user, body)),
  )
  addRoute(
    app,
    accountEndpoints.sendConfirmation,
    async ({ user }) => {
      await sendConfirmation(context, user)
      return presentAccount(context, user)
    },
    limited,
  )
  addRoute(
    app,
    accountEndpoints.confirmEmail,
    async ({ user, body }) => presentAccount(context, await confirmEmail(context, user, body.token)),
    limited,
  )
  addRoute(
    app,
    accountEndpoints.changeEmail,
    async ({ user, body, request }) =>
      presentAccount(context, await changeEmail(context, user, body, addressOf(request))),
    limited,
  )
  addRoute(
    app,
    accountEndpoints.changePassword,
    async ({ user, body, request, reply }) => {
      await changePassword(context, user, body, addressOf(request))
      const token = await startSession(context, user.id, request.headers['user-agent'] ?? '')
      setSessionCookie(reply, context.env, token, sessionIdleTime)
    },
    limited,
  )
  addRoute(app, accountEndpoints.endOtherSessions, ({ request }) =>
    endOtherSessions(context, requireAuthentication(request)),
  )
  addRoute(
    app,
    accountEndpoints.exportData,
    async ({ user, reply }) =>
      reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', 'attachment; filename="kwiq-my-data.json"')
        .send(exportData(context, user)),
    { ...limited, sendsItself: true },
  )
  addRoute(
    app,
    accountEndpoints.deleteAccount,
    async ({ user, body, request, reply }) => {
      await deleteAccount(context, user, body, addressOf(request))
      clearSessionCookie(reply, context.env)
    },
    limited,
  )
}
