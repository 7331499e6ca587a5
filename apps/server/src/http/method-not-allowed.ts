import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, in the order in which they were added. */
    routes: readonly { method: string; url: string }[]
  }
}

/**
 * Collects the routes as they are added, also as `app.routes`. Returns a look-up of the methods that do exist at a request's path,
 * so that a wrong method is told from a wrong path.
 */
export function collectMethods(app: FastifyInstance): (request: FastifyRequest) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  const listed: { method: string; url: string }[] = []
  app.decorate('routes', listed)
  app.addHook('onRoute', (route) => {
    const methods = [route.method].flat()
    routes.push({ pattern: toPattern(route.url), methods })
    listed.push(...methods.map((method) => ({ method, url: route.url })))
  })
  return (request) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const found = routes.filter((route) => route.pattern.test(path)).flatMap((route) => route.methods)
    return [...new Set(found)].sort()
  }
}

/** 405 with the methods there are, or 404 when there is none. */
export function describeMissing(methods: string[]): AppError {
  if (methods.length === 0) return new AppError('not_found', 'Not found')
  return new AppError('method_not_allowed', `Use ${methods.join(' or ')} here.`, {
    headers: { allow: methods.join(', ') },
  })
}

function toPattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+'
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('/')}$`)
}
