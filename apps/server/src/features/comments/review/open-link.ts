import { createHash } from 'node:crypto'
import { AppError } from '../../../http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { findOpenLink, type OpenLink } from './review-repository.ts'

/** What a secret of a link or of a guest's browser is looked up by. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The policy of everything guests do: a link that works. One that ended and one that never was look alike. */
export async function openLink(database: Database, token: string): Promise<OpenLink> {
  const found = await findOpenLink(database, hashSecret(token))
  if (!found) throw new AppError('not_found', 'This review link has ended.')
  return found
}
