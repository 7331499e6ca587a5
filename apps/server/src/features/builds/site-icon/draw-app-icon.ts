import { createHash } from 'node:crypto'
import { designIcon, drawRoundedIcon, wearsSiteIcon } from '@kwiq/export'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { Database } from '../../../platform/database/database.ts'
import { projectAccess } from '../../sharing/index.ts'
import { findDocument, readStoredDocument } from '../../versions/index.ts'
import { readSiteIcon } from './read-site-icon.ts'

/** Pixels of a side. */
const size = 192

/** The icon a project's app would have on a phone today, as a PNG. */
export async function drawAppIcon(
  database: Database,
  userId: string,
  projectId: string,
): Promise<{ bytes: Uint8Array; etag: string }> {
  await projectAccess(database, userId, projectId, 'read-project')
  const stored = await findDocument(database, projectId)
  if (!stored) throw notFound('Project')
  const document = readStoredDocument(stored.document)
  if (!document) throw new AppError('corrupt_document', 'Invalid schema structure')
  const siteIcon = wearsSiteIcon(document.app) ? await readSiteIcon(database, projectId) : null
  const bytes = drawRoundedIcon(designIcon(document.app, siteIcon), size)
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` }
}
