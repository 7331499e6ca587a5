import type { FastifyRequest } from 'fastify'
import type { UserRow } from '../db/schema/index.ts'
import { AppError } from './app-error.ts'
import { requireAuthentication } from './authentication.ts'

/** Throws 403 for everybody but the OWNER of this Kwiq. */
export function requireOwner(user: UserRow): void {
  if (user.role !== 'OWNER')
    throw new AppError('forbidden', 'Only platform owners can access the admin panel.')
}

/** The same for a route that is no endpoint of the contracts; the OWNER's keys do not count. */
export function requireOwnersSession(request: FastifyRequest): void {
  const { user, keyPermissions } = requireAuthentication(request)
  if (keyPermissions !== undefined) throw new AppError('forbidden', 'API keys may not do this.')
  requireOwner(user)
}
