import { describeExportRefusal, type ExportCheck, type ExportPlatform, planTable } from '@kwiq/contracts'
import { bundleIdFrom, neededPermissions, suggestPackageId, websiteOf } from '@kwiq/export'
import { AppError, notFound } from '../../http/app-error.ts'
import type { Context } from '../../http/context.ts'
import { projectAccess } from '../sharing/index.ts'
import { findDocument, findLatestVersion, readStoredDocument } from '../versions/index.ts'
import { countExports, findTier } from './builds-repository.ts'
import { startOfMonth } from './export-place.ts'
import { findSettings } from './export-settings-repository.ts'
import { findProblems } from './find-problems.ts'
import { hasBundleTools, noBundleTools } from './job/bundle-tools.ts'
import { readSiteIcon } from './site-icon/read-site-icon.ts'
import { sourceExports } from './job/source-exports.ts'

/** What an export of the project would be made of, and what stands in its way. */
export async function checkExport(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  userId: string,
  projectId: string,
): Promise<ExportCheck> {
  const { project } = await projectAccess(database, userId, projectId, 'read-builds')
  const stored = await findDocument(database, projectId)
  if (!stored) throw notFound('Project')
  const document = readStoredDocument(stored.document)
  if (!document) throw new AppError('corrupt_document', 'Invalid schema structure')
  const settings = await findSettings(database, projectId)
  const packageId = settings?.packageId ?? suggestPackageId(document.app.name, projectId)
  const tier = await findTier(database, project.ownerId)
  const { completed, active } = await countExports(database, project.ownerId, startOfMonth(clock.now()))
  const hasBundle = await hasBundleTools()
  const sources = sourceExports.map(({ name }) => name)
  const offer = (platform: ExportPlatform, files: string[], notes: string[]) => ({
    platform,
    files: [...files, ...sources],
    refusal: describeExportRefusal(tier, platform, completed + active),
    notes,
  })
  return {
    name: document.app.name || project.name,
    icon: document.app.icon,
    packageId,
    bundleId: bundleIdFrom(packageId),
    versionNumber: (await findLatestVersion(database, projectId))?.number ?? 0,
    permissions: neededPermissions(document).map(({ permission, componentIds }) => ({
      permission,
      componentCount: componentIds.length,
    })),
    problems: findProblems(document, await readSiteIcon(database, projectId)),
    website: websiteOf(document)?.content.url ?? null,
    platforms: [
      offer('android', hasBundle ? ['app.apk', 'app.aab'] : ['app.apk'], hasBundle ? [] : [noBundleTools]),
      offer('ios', ['xcode.zip'], []),
    ],
    usage: { used: completed, limit: planTable[tier].limits.exports },
  }
}
