import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import { clearCookie, readCookie, setCookie } from '../../../http/cookies.ts'
import { toAppError } from '../../../http/error-handler.ts'
import { escapeHtml } from '../../../http/escape-html.ts'
import { readSessionCookie, setSessionCookie } from '../../../http/session-cookie.ts'
import { type Oidc, oidcCallbackPath, OidcError } from '../../../platform/oidc/index.ts'
import { seal, unseal } from '../../../platform/seal.ts'
import { replaceSession } from '../replace-session.ts'
import { sessionIdleTime } from '../session.ts'
import { renderPage } from '../sign-in-pages/page.ts'
import { safeReturnTo } from '../sign-in-pages/return-to.ts'
import type { SignInShowcase } from '../sign-in-pages/showcase.ts'
import { signInAtProvider } from './sign-in-at-provider.ts'

/** Milliseconds a person may take at the provider. */
const patience = 600_000

const Kept = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  until: z.number(),
})

/** Leads browsers to the provider; `/api/login` calls it. */
type LeadToProvider = (returnTo: string, reply: FastifyReply) => Promise<FastifyReply>

/** Signing in at a provider: the way there, and the way back. */
export function registerProvider(
  app: App,
  context: Context,
  oidc: Oidc,
  showcase: SignInShowcase | null,
): LeadToProvider {
  const { env, secret, clock, rateLimits } = context
  const cookieName = env.isSecure ? '__Host-kwiq_sign_in' : 'kwiq_sign_in'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: env.isSecure } as const

  app.get(
    oidcCallbackPath,
    { schema: { hide: true }, exposeHeadRoute: false, config: { rateLimit: rateLimits.signIn } },
    async (request, reply) => {
      const kept = readKept(request)
      // Good for one way back, whatever comes of it.
      clearCookie(reply, cookieName, attributes)
      if (!kept) return showOver(reply)
      try {
        const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
        const person = await oidc.finish(query, kept)
        const user = await signInAtProvider(context, person)
        const token = await replaceSession(
          context,
          user.id,
          { token: readSessionCookie(request, env), userAgent: request.headers['user-agent'] ?? '' },
          (sessionId) => seal(secret, 'sign-in', sessionId, person.idToken),
        )
        setSessionCookie(reply, env, token, sessionIdleTime)
        return reply.redirect(safeReturnTo(kept.returnTo), 303)
      } catch (error) {
        return showFailure(reply, error)
      }
    },
  )

  return async (returnTo, reply) => {
    try {
      const { url, checks } = await oidc.begin()
      const kept = { ...checks, returnTo, until: clock.now().getTime() + patience }
      const sealed = seal(secret, 'sign-in', cookieName, JSON.stringify(kept))
      setCookie(reply, cookieName, sealed, { ...attributes, lifetime: patience })
      return reply.redirect(url, 303)
    } catch (error) {
      return showFailure(reply, error)
    }
  }

  function readKept(request: FastifyRequest): z.infer<typeof Kept> | null {
    const sealed = readCookie(request, cookieName)
    if (!sealed) return null
    try {
      const kept = Kept.parse(JSON.parse(unseal(secret, 'sign-in', cookieName, sealed).toString()))
      return kept.until > clock.now().getTime() ? kept : null
    } catch {
      return null
    }
  }

  function showFailure(reply: FastifyReply, error: unknown): FastifyReply {
    if (error instanceof OidcError) {
      switch (error.kind) {
        case 'unavailable':
          context.errors.report(error, { severity: 'error' })
          return show(reply.header('retry-after', '10'), 503, {
            title: 'The sign-in provider does not answer',
            text: 'Kwiq itself is fine, but the service that signs you in cannot be reached right now. Please try again in a minute.',
          })
        case 'declined':
          return show(reply, 403, {
            title: 'You are not signed in',
            text: 'The sign-in was ended at your provider. Nothing has happened here.',
          })
        case 'refused':
          return showOver(reply)
      }
    }
    const { status, code, message } = toAppError(error)
    if (code !== 'forbidden') throw error
    return show(reply, status, { title: 'You could not be signed in', text: message })
  }

  /** For a way back that nobody here was sent on: an old tab, or a forged address. */
  function showOver(reply: FastifyReply): FastifyReply {
    return show(reply, 400, {
      title: 'This sign-in is over',
      text: 'It took too long, was begun in another browser, or has been used already. Please sign in again.',
    })
  }

  function show(
    reply: FastifyReply,
    status: number,
    { title, text }: { title: string; text: string },
  ): FastifyReply {
    const body = `<div class="panel"><h1>${escapeHtml(title)}</h1>
<p class="muted">${escapeHtml(text)}</p>
<p><a class="link" href="/api/login">Sign in again</a></p></div>
<p class="hint"><a class="link" href="/api/login?with=password">Sign in with a password</a></p>`
    return reply
      .code(status)
      .header('referrer-policy', 'same-origin')
      .type('text/html; charset=utf-8')
      .send(renderPage(`${title} - Kwiq`, body, showcase))
  }
}
