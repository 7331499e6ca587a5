import type { AppDocument } from '@kwiq/app-model'
import { appLook, neededPermissions, type Payload, payloadFiles, type Picture, websiteOf } from '@kwiq/export'

/** What both platforms are made from. */
export type AppDescription = Awaited<ReturnType<typeof describeApp>>

/** An app as its builds are to be: name, look, contents and what it asks for. */
export async function describeApp(
  document: AppDocument,
  {
    buildNumber,
    projectName,
    payload,
    siteIcon,
  }: { buildNumber: number; projectName: string; payload: Payload; siteIcon: Picture | null },
) {
  const website = websiteOf(document)
  return {
    name: (document.app.name.trim() || projectName).slice(0, 1000),
    ...appLook(document.app, siteIcon),
    content: website?.content ?? { kind: 'files' as const, files: await payloadFiles(document, payload) },
    permissions: website ? [] : neededPermissions(document).map(({ permission }) => permission),
    ...(website && { orientation: website.orientation, barColor: website.barColor }),
    linkHosts: website?.linkHosts ?? [],
    versionName: `1.0.${buildNumber}`,
  }
}
