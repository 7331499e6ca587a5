import type { Tier } from '@kwiq/contracts'
import { AppError } from '../../http/app-error.ts'

/** Only the platform's owner reviews templates. */
export function requirePlatformOwner(user: { role: Tier }): void {
  if (user.role !== 'OWNER') {
    throw new AppError('forbidden', 'Only platform owners can access the admin panel.')
  }
}
