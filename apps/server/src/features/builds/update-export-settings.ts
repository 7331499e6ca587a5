import type { ExportCheck } from '@kwiq/contracts'
import { checkPackageId } from '@kwiq/export'
import type { Context } from '../../http/context.ts'
import { invalidInput } from '../../http/validation.ts'
import { recordActivity } from '../monitoring/index.ts'
import { projectAccess } from '../sharing/index.ts'
import { checkExport } from './check-export.ts'
import { setPackageId } from './export-settings-repository.ts'

/** Chooses the project's package id. Its owner alone may: with another id phones take the app for another one. */
export async function updateExportSettings(
  deps: Pick<Context, 'database' | 'clock' | 'ids'>,
  userId: string,
  projectId: string,
  packageId: string,
): Promise<ExportCheck> {
  const { database } = deps
  await projectAccess(database, userId, projectId, 'use-signing-key')
  const fault = checkPackageId(packageId)
  if (fault !== null) throw invalidInput([{ path: 'packageId', message: fault }])
  await database.transaction(async (transaction) => {
    await setPackageId(transaction, projectId, packageId)
    await recordActivity(
      { ...deps, database: transaction },
      { action: 'export.configured', resourceType: 'project', resourceId: projectId, userId },
    )
  })
  return checkExport(deps, userId, projectId)
}
