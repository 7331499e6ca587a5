import type { BuildPlatform, ExportCheck } from '@kwiq/contracts'
import { texts } from '../texts.ts'
import { AppIcon } from './app-icon.tsx'
import { PackageId } from './package-id.tsx'

/** What the app will be: name, id, version and what it asks people for. */
export function ExportFacts({
  check,
  platform,
  projectId,
}: {
  check: ExportCheck
  platform: BuildPlatform
  projectId: string
}) {
  const permissions = check.permissions.map(
    ({ permission }) => texts.permissionNames[permission] ?? permission,
  )
  return (
    <dl className="facts">
      <dt>{texts.facts.icon}</dt>
      <dd>
        <AppIcon projectId={projectId} check={check} />
      </dd>
      <dt>{texts.facts.name}</dt>
      <dd>{check.name}</dd>
      <dt>{texts.facts.version}</dt>
      <dd>{texts.currentVersion}</dd>
      {check.website !== null && (
        <>
          <dt>{texts.facts.website}</dt>
          <dd>{check.website}</dd>
        </>
      )}
      <dt>{platform === 'ios' ? texts.facts.bundleId : texts.facts.packageId}</dt>
      <dd>
        {platform === 'ios' ? (
          <code>{check.bundleId}</code>
        ) : (
          <PackageId projectId={projectId} packageId={check.packageId} />
        )}
      </dd>
      <dt>{texts.facts.permissions}</dt>
      <dd>{permissions.length > 0 ? permissions.join(', ') : texts.noPermissions}</dd>
    </dl>
  )
}
