import { UnbuildableApp } from '../app/unbuildable-app.ts'
import { writeZip } from '../zip/write-zip.ts'
import type { ZipFile } from '../zip/zip-entry.ts'
import { sdkLevels, type AndroidApp, type AppContent, type WebFile } from './android-app.ts'
import { appResources } from './app-resources.ts'
import { checkAndroidApp } from './check-android-app.ts'
import { appManifest } from './manifest.ts'
import { offlinePage } from './offline-page.ts'
import { writeBinaryXml } from './resources/write-binary-xml.ts'
import { shellDex } from './shell-dex.ts'
import { signApk } from './signing/sign-apk.ts'

/** Already compressed, or wanted piece by piece: kept as they are. */
const stored = /\.(?:png|jpe?g|webp|gif|avif|woff2?|mp[34]|m4a|webm|ogg|zip)$/i

/**
 * A signed APK that installs on Android 7 and later: the shell, the app's resources, and its files or its
 * site's address. Deterministic. Throws an UnbuildableApp whose message lists what checkAndroidApp found, or a
 * RangeError for a file that cannot stand in an archive.
 */
export function buildApk(app: AndroidApp): Uint8Array {
  const problems = checkAndroidApp(app)
  if (problems.length > 0) throw new UnbuildableApp(problems.join(' '))
  const files: ZipFile[] = [
    { path: 'AndroidManifest.xml', bytes: writeBinaryXml(appManifest(app)) },
    { path: 'classes.dex', bytes: shellDex() },
    ...appResources(app),
    ...webFiles(app),
  ]
  return signApk(writeZip(files), app.key, sdkLevels.min)
}

function webFiles(app: AndroidApp): ZipFile[] {
  return filesOf(app.content, app)
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ path, bytes, deflated }) => ({
      path: `assets/www/${path}`,
      bytes,
      deflated,
      method: stored.test(path) ? ('store' as const) : ('deflate' as const),
    }))
}

function filesOf(content: AppContent, app: AndroidApp): readonly WebFile[] {
  if (content.kind === 'files') return content.files
  return [{ path: 'offline.html', bytes: new TextEncoder().encode(offlinePage(app, content.offline)) }]
}
