import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a program to its end; rejects when it is missing, fails, or takes longer than a minute. */
export async function runTool(program: string, args: readonly string[]): Promise<void> {
  await promisify(execFile)(program, [...args], { timeout: 60_000 })
}

/** What is said where `app.aab` would be. */
export const noBundleTools =
  'There is no app.aab, because aapt2, which makes it, is not installed on this server.'

let isThere: Promise<boolean> | undefined

/** Whether the tool that makes an app bundle of an APK is installed. */
export function hasBundleTools(): Promise<boolean> {
  isThere ??= runTool('aapt2', ['version']).then(
    () => true,
    () => false,
  )
  return isThere
}
