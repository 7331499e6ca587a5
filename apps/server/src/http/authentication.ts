import type { ApiKeyPermission } from '@kwiq/contracts'
import type { FastifyRequest } from 'fastify'
import type { UserRow } from '../db/schema/index.ts'
import { AppError } from './app-error.ts'

/** Who makes a request: set by the accounts feature before any handler runs, null for visitors. */
export interface Authentication {
  user: UserRow
  /** Empty where a key is used: no key gets to the calls about sessions. */
  sessionId: string
  /** What the API key that is used may do; undefined in a session. */
  keyPermissions?: readonly ApiKeyPermission[]
  /** The API key that is used; undefined in a session. */
  keyId?: string
}

declare module 'fastify' {
  interface FastifyRequest {
    authentication: Authentication | null
  }
}

/** The person behind the request, or 401. */
export function requireUser(request: FastifyRequest): UserRow {
  return requireAuthentication(request).user
}

/** The person and their session, or 401. */
export function requireAuthentication(request: FastifyRequest): Authentication {
  // The message is the one the web app recognises.
  if (!request.authentication) throw new AppError('unauthorized', 'Unauthorized')
  return request.authentication
}
