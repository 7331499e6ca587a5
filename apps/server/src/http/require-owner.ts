import type { UserRow } from '../db/schema/index.ts'
import { AppError } from './app-error.ts'

/** Throws 403 for everybody but the OWNER of this Kwiq. */
export function requireOwner(user: UserRow): void {
  if (user.role !== 'OWNER')
    throw new AppError('forbidden', 'Only platform owners can access the admin panel.')
}
