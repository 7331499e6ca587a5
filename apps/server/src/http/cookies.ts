import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where a cookie counts, and who may read it. Sent along again to take it away. */
export type CookieScope = Pick<SetCookie, 'path' | 'httpOnly' | 'sameSite' | 'secure'>

/** The cookie of this name that the browser sent, if any. */
export function readCookie({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const { cookie } = headers
  if (cookie === undefined) return null
  // Mostly it is the only one and stands as it is, which needs no reading of a list on every call.
  if (cookie.startsWith(`${name}=`) && !/[;%\s]/.test(cookie)) return cookie.slice(name.length + 1)
  return parseCookie(cookie)[name] ?? null
}

/** `lifetime` in milliseconds. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { lifetime, ...scope }: CookieScope & { lifetime: number },
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({ name, value, ...scope, maxAge: Math.floor(lifetime / 1000) }),
  )
}

export function clearCookie(reply: FastifyReply, name: string, scope: CookieScope): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({ name, value: '', ...scope, maxAge: 0, expires: new Date(0) }),
  )
}
