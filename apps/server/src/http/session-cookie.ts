import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env/env.ts'
import { clearCookie, type CookieScope, readCookie, setCookie } from './cookies.ts'

/** Under https the prefix makes browsers refuse the cookie from anything but this very host. */
export function sessionCookieName(env: Env): string {
  return env.isSecure ? '__Host-kwiq_session' : 'kwiq_session'
}

export function readSessionCookie(request: FastifyRequest, env: Env): string | null {
  return readCookie(request, sessionCookieName(env))
}

/** `lifetime` in milliseconds. */
export function setSessionCookie(reply: FastifyReply, env: Env, token: string, lifetime: number): void {
  setCookie(reply, sessionCookieName(env), token, { ...scopeOf(env), lifetime })
}

export function clearSessionCookie(reply: FastifyReply, env: Env): void {
  clearCookie(reply, sessionCookieName(env), scopeOf(env))
}

function scopeOf(env: Env): CookieScope {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: env.isSecure }
}
