import { AppError } from '../../../http/app-error.ts'
import type { Context } from '../../../http/context.ts'
import { findDocument, readStoredDocument } from '../../versions/index.ts'
import { openLink } from './open-link.ts'
import { setLastOpened } from './review-repository.ts'

/** The time a link was last opened is written at most this often (ms). */
const touchInterval = 5 * 60_000

/** The app behind a link as JSON bytes, or null when the caller has it already (`known` is their If-None-Match). */
export async function getReviewedApp(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  token: string,
  known: string | undefined,
): Promise<{ etag: string; bytes: Buffer | null }> {
  const { link, project } = await openLink(database, token)
  const stored = await findDocument(database, project.id)
  // Proxies that compress mark tags as weak.
  const etag = `"${stored?.revision ?? 0}-${project.updatedAt.getTime()}"`
  if (known?.replace(/^W\//, '') === etag) return { etag, bytes: null }
  if (!stored || !readStoredDocument(stored.document)) {
    throw new AppError('corrupt_document', 'This app cannot be shown right now.')
  }
  const now = clock.now()
  const isTouched = link.lastOpenedAt && now.getTime() - link.lastOpenedAt.getTime() < touchInterval
  if (!isTouched) await setLastOpened(database, link.id, now)
  return { etag, bytes: Buffer.from(`{"name":${JSON.stringify(project.name)},"schema":${stored.document}}`) }
}
