import { readFileSync } from 'node:fs'
import { offlinePage } from '../android/offline-page.ts'
import { UnbuildableApp } from '../app/unbuildable-app.ts'
import { writeZip } from '../zip/write-zip.ts'
import type { ZipFile } from '../zip/zip-entry.ts'
import { assetCatalog } from './asset-catalog.ts'
import { checkIosApp } from './check-ios-app.ts'
import { writeInfoPlist } from './info-plist.ts'
import type { IosApp } from './ios-app.ts'
import { writeProjectFile } from './project-file.ts'
import { xcodeReadme } from './xcode-readme.ts'
import { writeXmlPlist } from './xml-plist.ts'

/** The shell for iOS, the same in every app. */
const swiftFiles = [
  'AppDelegate.swift',
  'AssetSchemeHandler.swift',
  'LinkRule.swift',
  'PageController.swift',
  'PageController+Downloads.swift',
  'PageController+Questions.swift',
  'SceneDelegate.swift',
  'ShellSettings.swift',
]

/**
 * A zip with an Xcode 16 project that opens, builds and archives on a Mac without further tools. Deterministic.
 * Throws an UnbuildableApp whose message lists what checkIosApp found.
 */
export function buildXcodeProject(app: IosApp): Uint8Array {
  const problems = checkIosApp(app)
  if (problems.length > 0) throw new UnbuildableApp(problems.join(' '))
  return writeZip(xcodeProjectFiles(app))
}

function xcodeProjectFiles(app: IosApp): ZipFile[] {
  return [
    text('README.md', xcodeReadme(app)),
    text('App.xcodeproj/project.pbxproj', writeProjectFile(app)),
    text('App.xcodeproj/project.xcworkspace/contents.xcworkspacedata', workspace),
    text('App/Info.plist', writeInfoPlist(app)),
    text('App/PrivacyInfo.xcprivacy', writeXmlPlist(privacy)),
    ...(app.linkHosts.length > 0 ? [text('App/App.entitlements', entitlements(app))] : []),
    ...swiftFiles.map((name) => text(`App/${name}`, readShell(name))),
    ...assetCatalog(app),
    ...webFiles(app),
  ]
}

function text(path: string, content: string): ZipFile {
  return { path, bytes: new TextEncoder().encode(content) }
}

function readShell(name: string): string {
  return readFileSync(new URL(`../../shell/ios/${name}`, import.meta.url), 'utf8')
}

const workspace = `<?xml version="1.0" encoding="UTF-8"?>
<Workspace version="1.0">
   <FileRef location="self:"></FileRef>
</Workspace>
`

/** The shell itself neither tracks nor collects; what a site does is for its owner to add. */
const privacy = {
  NSPrivacyTracking: false,
  NSPrivacyTrackingDomains: [],
  NSPrivacyCollectedDataTypes: [],
  NSPrivacyAccessedAPITypes: [],
}

function entitlements(app: IosApp): string {
  const domains = app.linkHosts.map((host) => `applinks:${host}`)
  return writeXmlPlist({ 'com.apple.developer.associated-domains': domains })
}

function webFiles(app: IosApp): ZipFile[] {
  const { content } = app
  if (content.kind === 'site') return [text('App/www/offline.html', offlinePage(app, content.offline))]
  return content.files
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, bytes }) => ({ path: `App/www/${path}`, bytes }))
}
