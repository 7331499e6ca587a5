import { readZip } from '../../zip/read-zip.ts'
import { writeZip } from '../../zip/write-zip.ts'
import type { ZipFile } from '../../zip/zip-entry.ts'
import type { SigningKey } from '../signing/signing-key.ts'
import { signJar } from './sign-jar.ts'

/** BundleConfig { bundletool { version: "1.15.6" } }: written by hand, it is all a bundle of one module needs. */
const bundleConfig = Uint8Array.from([0x0a, 8, 0x12, 6, ...new TextEncoder().encode('1.15.6')])

/**
 * The app bundle of an app whose APK was turned into protocol buffers (`aapt2 convert --output-format proto`), signed
 * by the same key: one module, `base` (developer.android.com, "The Android App Bundle format").
 */
export function buildBundle(protoApk: Uint8Array, key: SigningKey): Uint8Array {
  const files = readZip(protoApk).records.map((record): ZipFile => ({
    path: `base/${placeOf(record.path)}`,
    bytes: record.read(),
  }))
  const sorted = files.toSorted((one, other) => (one.path < other.path ? -1 : 1))
  return writeZip(signJar([{ path: 'BundleConfig.pb', bytes: bundleConfig }, ...sorted], key))
}

function placeOf(path: string): string {
  if (path === 'AndroidManifest.xml') return 'manifest/AndroidManifest.xml'
  return path.endsWith('.dex') ? `dex/${path}` : path
}
