import type { ApiKeyPermission, Endpoint, KeyAccess } from '@kwiq/contracts'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What a key needs for this route; by default the permission of the method. */
    keyAccess?: KeyAccess
  }
}

const ofMethod: Record<string, ApiKeyPermission> = {
  GET: 'read',
  HEAD: 'read',
  OPTIONS: 'read',
  DELETE: 'delete',
}

/** What a key needs for the endpoint. The platform is never run by a key, also where a contract forgot to say so. */
export function keyAccessOf({ path, keyAccess, isPublic }: Endpoint): KeyAccess {
  if (path.startsWith('/api/admin/')) return 'never'
  return keyAccess ?? (isPublic ? 'any' : 'method')
}

/** The permissions a key needs, all of them; null where no key is let in. */
function neededPermissions(method: string, access: KeyAccess): ApiKeyPermission[] | null {
  switch (access) {
    case 'never':
      return null
    case 'any':
      return []
    case 'admin':
      return [ofMethod[method] ?? 'write', 'admin']
    case 'method':
      return [ofMethod[method] ?? 'write']
  }
}

/**
 * Throws 403 when the request is made with an API key that may not make it. It stands before every route, whoever
 * added it, so that none is forgotten.
 */
export function refuseBeyondKey(request: FastifyRequest): void {
  const granted = request.authentication?.keyPermissions
  if (!granted) return
  const needed = neededPermissions(request.method, request.routeOptions.config.keyAccess ?? 'method')
  if (needed === null) {
    throw new AppError('forbidden', 'An API key cannot be used for this. Sign in instead.')
  }
  const missing = needed.filter((permission) => !granted.includes(permission))
  if (missing.length > 0) {
    throw new AppError('forbidden', `This API key lacks the permission ${missing.join(' and ')}.`)
  }
}

/** Who may make the call, for OpenAPI: a session or, where one is let in, a key with these permissions. */
export function describeSecurity(endpoint: Endpoint): Record<string, string[]>[] {
  if (endpoint.isPublic) return []
  const needed = neededPermissions(endpoint.method, keyAccessOf(endpoint))
  return needed === null ? [{ session: [] }] : [{ session: [] }, { apiKey: needed }]
}
