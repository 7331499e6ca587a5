import { spawnSync } from 'node:child_process'

/** What is said where `app.aab` would be. */
export const noBundleTools =
  'No app.aab: this server lacks aapt2 and a JDK, which make it. Google Play takes it, or the source project built there.'

let isThere: boolean | undefined

/** Whether the tools that make an app bundle are installed. */
export async function hasBundleTools(): Promise<boolean> {
  isThere ??= ['aapt2', 'jarsigner'].every((tool) => spawnSync(tool, ['version']).error === undefined)
  return isThere
}
