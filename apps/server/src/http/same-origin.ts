import type { FastifyRequest } from 'fastify'
import type { Env } from '../platform/env/env.ts'
import { AppError } from './app-error.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses state-changing requests that a browser sends for another site. Browsers set both headers themselves
 * and pages cannot forge them; callers without either (scripts) pass, because no cookie rides along unasked.
 */
export function createOriginGuard(env: Env): (request: FastifyRequest) => void {
  return (request) => {
    if (!safeMethods.has(request.method) && isFromAnotherOrigin(request, env.publicUrl)) {
      throw new AppError('cross_origin', 'This request came from another site.')
    }
  }
}

/** Whether a browser says that another site's page started the request. */
export function isFromAnotherOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = request.headers
  if (origin === undefined || origin === publicUrl) return false
  // Kwiq reached by another of its names, such as 127.0.0.1 for localhost. A page of another site has its own
  // host in Origin and ours in Host.
  return !URL.canParse(origin) || new URL(origin).host !== request.headers.host
}
