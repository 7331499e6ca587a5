import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../../http/app.ts'
import type { Context } from '../../../http/context.ts'
import type { SessionRow } from '../../../db/schema/index.ts'
import type { Oidc } from '../../../platform/oidc/index.ts'
import { unseal } from '../../../platform/seal.ts'
import { AppError } from '../../../http/app-error.ts'
import { isFromAnotherOrigin } from '../../../http/same-origin.ts'
import { clearSessionCookie, readSessionCookie } from '../../../http/session-cookie.ts'
import { recordActivity } from '../../monitoring/index.ts'
import { endSessionByToken } from '../session.ts'
import { renderPage } from '../sign-in-pages/page.ts'
import type { SignInShowcase } from '../sign-in-pages/showcase.ts'

const question = `<form method="post" action="/api/logout">
<h1>Sign out of Kwiq?</h1>
<p class="muted">Another page led you here.</p>
<button type="submit">Sign out</button>
</form>
<p class="hint"><a class="link" href="/">Stay signed in</a></p>`

/**
 * Signing out: a link within Kwiq does it at once. One on another site is asked about first, so that no page can
 * sign people out by leading them here; its pictures and frames are refused.
 */
export function registerSignOut(
  app: App,
  context: Context,
  showcase: SignInShowcase | null,
  oidc: Oidc | null,
): void {
  const options = { schema: { hide: true }, exposeHeadRoute: false }
  app.get('/api/logout', options, async (request, reply) => {
    if (!isFromAnotherOrigin(request, context.env.publicUrl)) return signOut(request, reply)
    const isNavigation = (request.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate'
    if (!isNavigation) throw new AppError('cross_origin', 'This request came from another site.')
    if (!request.authentication) return reply.redirect('/', 303)
    return reply.type('text/html; charset=utf-8').send(renderPage('Sign out of Kwiq', question, showcase))
  })
  app.post('/api/logout', options, signOut)

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const token = readSessionCookie(request, context.env)
    const ended = token ? await endSessionByToken(context, token) : null
    if (request.authentication) {
      const { id } = request.authentication.user
      await recordActivity(context, {
        action: 'account.signed-out',
        resourceType: 'account',
        resourceId: id,
        userId: id,
      })
    }
    clearSessionCookie(reply, context.env)
    // A form may lead nowhere else (form-action 'self'); only the link goes on to the provider.
    const onwards = request.method === 'GET' ? await signOutAtProvider(ended) : null
    return reply.redirect(onwards ?? '/', 303)
  }

  /** The provider's own sign-out, for a session that began there. Where it does not answer, ours has ended anyway. */
  async function signOutAtProvider(ended: SessionRow | null): Promise<string | null> {
    if (!oidc || !ended?.sealedIdToken) return null
    try {
      const idToken = unseal(context.secret, 'sign-in', ended.id, ended.sealedIdToken).toString()
      return await oidc.endSessionUrl(idToken)
    } catch {
      return null
    }
  }
}
