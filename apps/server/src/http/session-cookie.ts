import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../platform/env/env.ts'

/** Under https the prefix makes browsers refuse the cookie from anything but this very host. */
export function sessionCookieName(env: Env): string {
  return env.isSecure ? '__Host-kwiq_session' : 'kwiq_session'
}

export function readSessionCookie(request: FastifyRequest, env: Env): string | null {
  return request.cookies[sessionCookieName(env)] ?? null
}

/** `lifetime` in milliseconds. */
export function setSessionCookie(reply: FastifyReply, env: Env, token: string, lifetime: number): void {
  reply.setCookie(sessionCookieName(env), token, { ...attributes(env), maxAge: lifetime / 1000 })
}

export function clearSessionCookie(reply: FastifyReply, env: Env): void {
  reply.clearCookie(sessionCookieName(env), attributes(env))
}

function attributes(env: Env) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: env.isSecure } as const
}
