import type { AppContent, AppOrientation, AppPermission } from '../android/android-app.ts'
import type { Ground } from '../app/ground.ts'
import type { IconDesign } from '../icon/icon-design.ts'

/** Everything an Xcode project is made from. Equal input gives an equal file. */
export interface IosApp {
  /** Such as `app.kwiq.lemons`; letters, digits, hyphens and dots. */
  bundleId: string
  name: string
  /** Grows with each upload, as the version code does. */
  buildNumber: number
  /** Up to three numbers with dots between: `1.2`. */
  versionName: string
  icon: IconDesign
  ground: Ground
  /** Colour behind the status bar as #rrggbb; absent: the ground's. */
  barColor?: string
  /** Absent: as the device is held. */
  orientation?: AppOrientation
  content: AppContent
  permissions: readonly AppPermission[]
  /** Hosts whose https links open this app; each must serve our apple-app-site-association. */
  linkHosts: readonly string[]
}

/** Origin of an app's own files on iOS, where WebKit lets nobody answer for https. */
export const iosOrigin = 'app://localhost'

/** An Android application id as a bundle id, which has hyphens where the other has underscores. */
export function bundleIdFrom(packageId: string): string {
  return packageId.replaceAll('_', '-')
}
