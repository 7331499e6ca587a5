import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { callBackAfter, whenKnown } from '../platform/when-known.ts'
import type { App } from './app.ts'
import { AppError } from './app-error.ts'
import { isApiCall } from './is-api-call.ts'
import type { Context } from './context.ts'
import { createCallCount, type CountedCall } from './count-calls.ts'
import type { RateLimit } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Instead of the ordinary limit, and counted apart from all other routes. */
    rateLimit?: RateLimit
  }
}

/** Counts a call and goes on, with an error when it is too many. */
type LimitCall = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void

/**
 * Counts calls of the API; routes with a stricter limit name it in `config.rateLimit`. Returns what counts calls that no
 * route takes. Written here because it is on the way of every call: mostly a number in memory, without a promise.
 */
export function registerRateLimiting(
  app: App,
  { rateLimits, rateCounter, logger }: Pick<Context, 'rateLimits' | 'rateCounter' | 'logger'>,
): LimitCall {
  const countCall = createCallCount(rateCounter, (error) =>
    logger.warn({ err: error }, 'rate limits are counted by this process alone for now'),
  )
  const limitCalls = (scope: string, limit: RateLimit): LimitCall => {
    const keyOf = createCallerKeys(scope)
    return (request, reply, done) => {
      if (!isApiCall(request)) {
        done()
        return
      }
      const judged = whenKnown(countCall(keyOf(request), limit), (counted) => tell(reply, counted))
      // Not given back: the server would go on twice.
      if (judged instanceof Promise) void callBackAfter(judged, done)
      else done(judged)
    }
  }
  const ordinary = limitCalls('all', rateLimits.ordinary)
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit
    const hook = limit ? limitCalls(`${String(route.method)} ${route.url}`, limit) : ordinary
    // After all other hooks: who is asking is known then.
    route.onRequest = [route.onRequest ?? [], hook].flat()
  })
  return ordinary
}

/** Says in the head how many calls are left; gives the error of one that is too many. */
function tell(reply: FastifyReply, counted: CountedCall): AppError | undefined {
  reply.counted = counted
  if (counted.current <= counted.max) return undefined
  const seconds = Math.ceil(counted.ttl / 1000)
  return new AppError('rate_limited', `Too many requests. Try again in ${seconds} s.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

/**
 * What counts as one caller: the account, or for visitors the address; a whole /64 counts as one, because one line has
 * as many. The account's key is kept with it: joining and hashing it anew is some hundredths of a call.
 */
function createCallerKeys(scope: string): (request: FastifyRequest) => string {
  const known = new WeakMap<object, string>()
  return (request) => {
    if (!request.authentication) return `${scope} address:${addressOf(request)}`
    const { user } = request.authentication
    const kept = known.get(user)
    if (kept !== undefined) return kept
    const key = `${scope} user:${user.id}`
    known.set(user, key)
    return key
  }
}

/** An address as some proxies write it, with the port of the connection, which is another one each time. */
const withPort = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>\d{1,3}(?:\.\d{1,3}){3}):\d+)$/

/** The caller's address, an IPv6 one cut to its /64. */
export function addressOf({ ip: told }: Pick<FastifyRequest, 'ip'>): string {
  const { v4, v6 } = withPort.exec(told)?.groups ?? {}
  const ip = v4 ?? v6 ?? told
  if (!isIPv6(ip)) return ip.toLowerCase()
  const address = ipaddr.IPv6.parse(ip)
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const line = address.parts.slice(0, 4).map((part) => part.toString(16))
  return `${line.join(':')}::`
}
