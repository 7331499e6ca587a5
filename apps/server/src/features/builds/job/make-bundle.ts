import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildBundle, type SigningKey } from '@kwiq/export'
import { hasBundleTools, noBundleTools, runTool } from './bundle-tools.ts'

/**
 * The app bundle of an APK, signed with the same key, or why there is none: aapt2 turns the APK's tables into
 * protocol buffers, the rest is ours.
 */
export async function makeBundle(
  apk: Uint8Array,
  key: SigningKey,
): Promise<{ bytes: Uint8Array } | { note: string }> {
  if (!(await hasBundleTools())) return { note: noBundleTools }
  const work = await mkdtemp(path.join(tmpdir(), 'kwiq-bundle-'))
  try {
    const [before, after] = [path.join(work, 'app.apk'), path.join(work, 'proto.apk')]
    await writeFile(before, apk)
    await runTool('aapt2', ['convert', '--output-format', 'proto', '-o', after, before])
    return { bytes: buildBundle(Uint8Array.from(await readFile(after)), key) }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
