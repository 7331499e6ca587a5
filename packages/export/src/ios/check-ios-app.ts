import { checkColors, checkContent } from '../android/check-android-app.ts'
import type { IosApp } from './ios-app.ts'

/** What keeps an Xcode project from being built, each in one plain sentence; empty when nothing does. */
export function checkIosApp(app: IosApp): string[] {
  const problems = [...checkContent(app.content), ...checkColors(app)]
  if (!/^[A-Za-z][A-Za-z0-9-]*(\.[A-Za-z0-9-]+)+$/.test(app.bundleId) || app.bundleId.length > 155) {
    problems.push('The bundle id must be two or more parts of letters, digits and hyphens with dots between.')
  }
  if (!Number.isInteger(app.buildNumber) || app.buildNumber < 1) {
    problems.push('The build number must be a whole number from 1.')
  }
  if (!/^\d{1,9}(\.\d{1,9}){0,2}$/.test(app.versionName)) {
    problems.push('The version must be one to three numbers with dots between, such as 1.2.')
  }
  if (app.name.length > 1000) problems.push("The app's name is too long.")
  return problems
}
