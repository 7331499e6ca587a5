import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { AppError } from './app-error.ts'
import { isApiCall } from './is-api-call.ts'
import type { Context } from './context.ts'
import { createCallCount } from './count-calls.ts'
import { createRateLimitStore } from './rate-limit-store.ts'

/** Counts calls of the API; routes with a stricter limit name it in `config.rateLimit`. */
export async function registerRateLimiting(
  app: App,
  { rateLimits, rateCounter, logger }: Pick<Context, 'rateLimits' | 'rateCounter' | 'logger'>,
): Promise<void> {
  const countCall = createCallCount(rateCounter, (error) =>
    logger.warn({ err: error }, 'rate limits are counted by this process alone for now'),
  )
  await app.register(rateLimit, {
    ...rateLimits.ordinary,
    store: createRateLimitStore(countCall),
    enableDraftSpec: true,
    keyGenerator: callerKey,
    allowList: (request) => !isApiCall(request),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new AppError('rate_limited', `Too many requests. Try again in ${seconds} s.`)
    },
  })
}

/** The account, or for visitors the address; a whole /64 counts as one, because one line has as many. */
function callerKey(request: FastifyRequest): string {
  return request.authentication ? `user:${request.authentication.user.id}` : `address:${addressOf(request)}`
}

/** The caller's address, an IPv6 one cut to its /64. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip, 64)
}
