import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import { accountEndpoints, type Endpoint, RegisterRequest, SignInRequest, User } from '@kwiq/contracts'
import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify'
import { z } from 'zod'
import type { UserRow } from '../../../db/schema/index.ts'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import { toAppError } from '../../../http/error-handler.ts'
import { addressOf } from '../../../http/rate-limiting.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { registerAccount } from '../register-account.ts'
import { createRegisterOnce } from '../register-once.ts'
import { safeReturnTo } from './return-to.ts'
import { readSessionCookie, setSessionCookie } from '../../../http/session-cookie.ts'
import { greetByMail } from '../email/send-confirmation.ts'
import { registerPasswordPages } from '../password-pages/routes.ts'
import { replaceSession } from '../replace-session.ts'
import { sessionIdleTime } from '../session.ts'
import { signIn } from '../sign-in.ts'
import { createOidc } from '../../../platform/oidc/index.ts'
import { registerProvider } from '../provider/routes.ts'
import { formValues, isForm, parseBody } from './form-body.ts'
import { type FormPage, renderFormPage } from './form-page.ts'
import { loadSignInShowcase } from './showcase.ts'
import { bodyLimitOfVisitors } from '../../../http/route.ts'
import { registerSignOut } from '../sign-out/routes.ts'
import { presentUser } from '../user-presenter.ts'

const pageQuery = z.object({
  /** Kwiq's own form, where a provider signs people in. */
  with: z.enum(['password']).optional().catch(undefined),
  returnTo: z.string().optional().catch(undefined),
  notice: z.enum(['password']).optional().catch(undefined),
})

const notices = { password: 'Your password is changed. Sign in with it.' }

/** Signing in, registering and signing out: plain pages that work without JavaScript, and JSON for callers. */
export async function registerSignInPages(app: App, context: Context): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= bodyLimitOfVisitors
  })
  // Only here may a body be a form.
  await app.register(formbody)
  const { rateLimits } = context
  const registerOnce = createRegisterOnce(context)
  /** Those who have been told of and greeted: a form sent twice gives the same row twice. */
  const welcomed = new WeakSet<UserRow>()
  const showcase = await loadSignInShowcase(context.webRoot)
  const styles = `${await readFile(new URL('./sign-in.css', import.meta.url), 'utf8')}\n${showcase?.css ?? ''}`

  app.get('/api/login/sign-in.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  )
  app.get('/api/login', { schema: { hide: true } }, (request, reply) => showForm('sign-in', request, reply))
  app.get('/api/register', { schema: { hide: true } }, (request, reply) =>
    showForm('register', request, reply),
  )

  app.post(
    '/api/login',
    { ...described(accountEndpoints.signIn), config: { rateLimit: rateLimits.signIn } },
    (request, reply) =>
      answer('sign-in', request, reply, () =>
        signIn(context, parseBody(SignInRequest, request.body), addressOf(request)),
      ),
  )
  app.post(
    '/api/register',
    { ...described(accountEndpoints.register), config: { rateLimit: rateLimits.registration } },
    (request, reply) =>
      answer('register', request, reply, () => {
        const asked = parseBody(RegisterRequest, request.body)
        return isForm(request.headers)
          ? registerOnce(asked, request.authentication?.user.id)
          : registerAccount(context, asked)
      }),
  )

  const oidc = context.env.oidc && createOidc(context.env.oidc, context.env.publicUrl)
  const leadToProvider = oidc && registerProvider(app, context, oidc, showcase)
  const hasProvider = oidc !== null
  registerSignOut(app, context, showcase, oidc)
  registerPasswordPages(app, context, showcase)

  async function showForm(
    page: FormPage,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const query = pageQuery.parse(request.query)
    const returnTo = safeReturnTo(query.returnTo)
    const notice = query.notice && notices[query.notice]
    if (request.authentication) return reply.redirect(returnTo, 303)
    if (leadToProvider && query.with !== 'password') return leadToProvider(returnTo, reply)
    return reply
      .type('text/html; charset=utf-8')
      .send(renderFormPage(page, { returnTo, showcase, notice, hasProvider }))
  }

  async function answer(
    page: FormPage,
    request: FastifyRequest,
    reply: FastifyReply,
    operation: () => Promise<UserRow>,
  ): Promise<unknown> {
    const fromForm = isForm(request.headers)
    const values = formValues(request.body)
    const returnTo = safeReturnTo(values.returnTo)
    let user: UserRow
    try {
      user = await operation()
    } catch (error) {
      const failure = toAppError(error)
      if (!fromForm || failure.status >= 500) throw error
      const shown = renderFormPage(page, {
        ...values,
        showcase,
        hasProvider,
        returnTo,
        error: failure.message,
      })
      return reply
        .code(failure.status === 409 ? 400 : failure.status)
        .headers(failure.headers)
        .type('text/html; charset=utf-8')
        .send(shown)
    }
    const isNew = page === 'register' && !welcomed.has(user)
    welcomed.add(user)
    const action = isNew ? 'account.registered' : 'account.signed-in'
    await recordActivity(context, { action, resourceType: 'account', resourceId: user.id, userId: user.id })
    if (isNew) greetByMail(context, user)
    const token = await replaceSession(context, user.id, {
      token: readSessionCookie(request, context.env),
      userAgent: request.headers['user-agent'] ?? '',
    })
    setSessionCookie(reply, context.env, token, sessionIdleTime)
    return fromForm ? reply.redirect(returnTo, 303) : presentUser(context, user)
  }
}

/** The call in the API's description. Its body is checked by the handler, which may have to show a form again. */
function described({ summary, body }: Endpoint): { schema: FastifySchema; attachValidation: true } {
  const schema: FastifySchema = { summary, tags: ['auth'], security: [], body, response: { 200: User } }
  return { schema, attachValidation: true }
}
