import { ForgotPasswordRequest, ResetPasswordRequest } from '@kwiq/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import { toAppError } from '../../../http/error-handler.ts'
import { addressOf } from '../../../http/rate-limiting.ts'
import { clearSessionCookie } from '../../../http/session-cookie.ts'
import { forgotPassword } from '../password/forgot-password.ts'
import { hasJustReset, requireResetLink, resetPassword } from '../password/reset-password.ts'
import { formValues, isForm, parseBody } from '../sign-in-pages/form-body.ts'
import { renderPage } from '../sign-in-pages/page.ts'
import {
  forgotAnswer,
  forgotDone,
  forgotForm,
  resetForm,
  resetOver,
} from '../sign-in-pages/password-forms.ts'
import type { SignInShowcase } from '../sign-in-pages/showcase.ts'

const tokenQuery = z.object({ token: z.string().max(200).catch('') }).catch({ token: '' })

/** Where to go with a new password. */
const signInWithNotice = '/api/login?with=password&notice=password'

/** Asking for a new password and choosing one: plain forms, and JSON for callers. */
export function registerPasswordPages(app: App, context: Context, showcase: SignInShowcase | null): void {
  const { signIn: rateLimit } = context.rateLimits
  const hidden = { schema: { hide: true }, exposeHeadRoute: false }
  const limited = { ...hidden, config: { rateLimit } }
  const canMail = context.mail !== null

  app.get('/api/forgot', hidden, (_request, reply) =>
    show(reply, 200, 'Forgot your password?', forgotForm({ canMail })),
  )

  app.post('/api/forgot', limited, async (request, reply) => {
    try {
      forgotPassword(context, parseBody(ForgotPasswordRequest, request.body))
    } catch (error) {
      const { status, message } = failureFor(request, error)
      const { email } = formValues(request.body)
      return show(reply, status, 'Forgot your password?', forgotForm({ canMail, email, error: message }))
    }
    return isForm(request.headers)
      ? show(reply, 200, 'Look into your mail', forgotDone)
      : reply.send({ message: forgotAnswer })
  })

  app.get('/api/reset', limited, async (request, reply) => {
    const { token } = tokenQuery.parse(request.query)
    try {
      await requireResetLink(context, token)
    } catch (error) {
      const { status, message } = toAppError(error)
      if (status >= 500) throw error
      return show(reply, status, 'This link is over', resetOver(message))
    }
    return show(reply, 200, 'Choose a new password', resetForm({ token }))
  })

  app.post('/api/reset', limited, async (request, reply) => {
    try {
      await resetPassword(context, parseBody(ResetPasswordRequest, request.body))
    } catch (error) {
      const { status, message, details } = failureFor(request, error)
      const { token } = tokenQuery.parse(request.body)
      if (details) return show(reply, status, 'Choose a new password', resetForm({ token, error: message }))
      const sent = ResetPasswordRequest.parse(request.body)
      if (!(await hasJustReset(context, sent, addressOf(request))))
        return show(reply, status, 'This link is over', resetOver(message))
    }
    // Somebody may be signed in here, and that session has just ended or is another person's.
    clearSessionCookie(reply, context.env)
    return isForm(request.headers)
      ? reply.redirect(signInWithNotice, 303)
      : reply.send({ message: 'The password is changed. Sign in with it.' })
  })

  function show(reply: FastifyReply, status: number, title: string, form: string): FastifyReply {
    // The address of these pages holds the token: it must not go to another site from here. Not `no-referrer`: browsers
    // then send their forms without a true origin.
    return reply
      .code(status)
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(renderPage(`${title} - Kwiq`, form, showcase))
  }

  /** What to show on the page; throws what is not for it. */
  function failureFor(request: FastifyRequest, error: unknown) {
    const failure = toAppError(error)
    if (!isForm(request.headers) || (failure.status >= 500 && failure.code !== 'not_set_up')) throw error
    return failure
  }
}
