import type { Picture } from '@kwiq/export'
import type { Database } from '../../../platform/database/database.ts'
import { decodePicture } from '../../../platform/pictures/index.ts'
import { findSiteIcon } from './site-icon-repository.ts'

/** The icon of the website a project wraps, as pixels; null where there is none or it cannot be drawn. */
export async function readSiteIcon(database: Database, projectId: string): Promise<Picture | null> {
  const icon = await findSiteIcon(database, projectId)
  return icon && decodePicture(Buffer.from(icon.content, 'base64'))
}
