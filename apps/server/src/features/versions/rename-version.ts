import type { NameVersionRequest, Version } from '@kwiq/contracts'
import type { Context } from '../../http/context.ts'
import { notFound } from '../../http/app-error.ts'
import { recordActivity } from '../monitoring/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { projectAccess } from '../sharing/index.ts'
import { forgetSave } from './save-memory.ts'
import { presentVersion } from './versions-presenter.ts'
import { findAuthoredVersion, setVersionName } from './versions-repository.ts'

/** Gives a version a name, or takes it away. A named version takes no further edits in. */
export async function renameVersion(
  { database, clock, ids, events }: Pick<Context, 'database' | 'clock' | 'ids' | 'events'>,
  userId: string,
  projectId: string,
  versionId: string,
  { name }: NameVersionRequest,
): Promise<Version> {
  await projectAccess(database, userId, projectId, 'edit-document')
  if (!isUuid(versionId)) throw notFound('Version')
  const renamed = await database.transaction(async (transaction) => {
    if (!(await setVersionName(transaction, projectId, versionId, name || null))) throw notFound('Version')
    await recordActivity(
      { database: transaction, clock, ids },
      { action: 'version.named', resourceType: 'version', resourceId: versionId, userId },
    )
    return findAuthoredVersion(transaction, projectId, versionId)
  })
  if (!renamed) throw notFound('Version')
  forgetSave(database, projectId)
  events.publish({ projectId, type: 'version.named', actorId: userId, data: { versionId } })
  return presentVersion(renamed)
}
