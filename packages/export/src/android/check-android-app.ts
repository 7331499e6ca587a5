import type { AndroidApp, AppContent } from './android-app.ts'
import { wrongColors } from '../app/ground.ts'
import { checkPackageId } from './package-id.ts'

/** Google Play's upper bound. */
const largestVersionCode = 2_100_000_000
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/** What keeps an app from being built, each in one plain sentence; empty when nothing does. */
export function checkAndroidApp(app: Omit<AndroidApp, 'key'>): string[] {
  const problems: (string | null)[] = [checkPackageId(app.packageId), ...checkContent(app.content)]
  if (!Number.isInteger(app.versionCode) || app.versionCode < 1 || app.versionCode > largestVersionCode) {
    problems.push(`The version code must be a whole number from 1 to ${largestVersionCode}.`)
  }
  problems.push(...checkColors(app))
  if (app.name.length > 1000) problems.push("The app's name is too long.")
  for (const name of app.linkHosts) {
    if (!host.test(name)) problems.push(`"${name}" is not the name of a host.`)
  }
  return problems.filter((problem) => problem !== null)
}

/** What is wrong with the colours of an app's icon and window. */
export function checkColors({
  icon,
  ground,
  barColor,
}: Pick<AndroidApp, 'icon' | 'ground' | 'barColor'>): string[] {
  const wrong = wrongColors([icon.color, icon.ground, ground.light, ground.dark, barColor ?? ground.light])
  return wrong.map((color) => `"${color}" is not a colour: use # and six digits, such as #2252e0.`)
}

/** What is wrong with what an app shows; for iOS the same as for Android. */
export function checkContent(content: AppContent): string[] {
  if (content.kind === 'files') {
    const hasStart = content.files.some((file) => file.path === 'index.html')
    return hasStart ? [] : ['The app has no index.html.']
  }
  const problems: string[] = []
  const url = URL.canParse(content.url) ? new URL(content.url) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    problems.push('The address of the website must begin with https:// or http://.')
  } else if (url.username || url.password) {
    problems.push('The address of the website must not hold a name or password.')
  }
  for (const rule of content.rules) {
    if (!/^[^\s\p{Cc}]+$/u.test(rule.pattern)) problems.push(`"${rule.pattern}" is not a pattern for links.`)
  }
  return problems
}
