import { notFound } from '../../http/app-error.ts'
import type { Database } from '../../platform/database/database.ts'
import { findSiteIcon } from '../builds/index.ts'
import { projectAccess } from '../sharing/index.ts'

/** The icon of the website a project wraps; 404 where there is none. */
export async function getSiteIcon(
  database: Database,
  userId: string,
  projectId: string,
): Promise<{ mediaType: string; bytes: Buffer }> {
  await projectAccess(database, userId, projectId, 'read-project')
  const icon = await findSiteIcon(database, projectId)
  if (!icon) throw notFound('Icon')
  return { mediaType: icon.mediaType, bytes: Buffer.from(icon.content, 'base64') }
}
