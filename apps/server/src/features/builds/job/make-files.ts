import {
  buildApk,
  buildXcodeProject,
  bundleIdFrom,
  type Picture,
  type SigningKey,
  verifyApk,
  verifyXcodeProject,
  writeZip,
} from '@kwiq/export'
import type { AppDocument } from '@kwiq/app-model'
import type { BuildArtifactRow } from '../../../db/schema/index.ts'
import type { AppDescription } from './describe-app.ts'
import { makeBundle } from './make-bundle.ts'
import { sourceExports } from './source-exports.ts'

/** A file of a build before it is stored. */
export interface MadeFile {
  name: string
  kind: BuildArtifactRow['kind']
  bytes: Uint8Array
}

/** What the files of a build are made of. */
export interface Recipe {
  buildNumber: number
  document: AppDocument
  app: AppDescription
  packageId: string
  siteIcon: Picture | null
  /** Null where nothing is signed. */
  key: SigningKey | null
}

/** The main file: a signed APK, or an Xcode project. Throws an UnbuildableApp that says what is wrong with the app. */
export function makeMainFile({ buildNumber, app, packageId, key }: Recipe): MadeFile {
  if (key) {
    const bytes = buildApk({ ...app, packageId, versionCode: buildNumber, key })
    return { name: 'app.apk', kind: 'apk', bytes }
  }
  const bytes = buildXcodeProject({
    ...app,
    // Associated domains need a paid membership: its README says how to add them.
    linkHosts: [],
    bundleId: bundleIdFrom(packageId),
    buildNumber,
  })
  return { name: 'xcode.zip', kind: 'xcode', bytes }
}

/** What would keep a file from being installed or opened; empty for one that is right. */
export function checkMainFile({ kind, bytes }: MadeFile): string[] {
  return kind === 'apk' ? verifyApk(bytes).problems : verifyXcodeProject(bytes)
}

/** The files beside the main one, and what is to be said of those that could not be made. */
export async function makeMoreFiles(
  { buildNumber, document, packageId, siteIcon, key, app }: Recipe,
  main: MadeFile,
): Promise<{ files: MadeFile[]; notes: string[] }> {
  const bundle = key ? await makeBundle(main.bytes, key) : null
  const options = { packageId, siteIcon, versionName: app.versionName, buildNumber }
  const sources = sourceExports.map(({ name, make }): MadeFile => {
    return { name, kind: 'source', bytes: writeZip(make(document, options)) }
  })
  const hasBundle = bundle !== null && 'bytes' in bundle
  return {
    files: [
      ...(hasBundle ? [{ name: 'app.aab', kind: 'aab' as const, bytes: bundle.bytes }] : []),
      ...sources,
    ],
    notes: bundle !== null && 'note' in bundle ? [bundle.note] : [],
  }
}
