import type { Ground } from '../app/ground.ts'
import type { IconDesign } from '../icon/icon-design.ts'
import type { SigningKey } from './signing/signing-key.ts'

/** What an app may ask the person for. The internet needs no asking and is always there. */
export type AppPermission = 'camera' | 'microphone' | 'location'

/** How a link opens: in the app itself, in a browser tab above it, or in the app the device has for it. */
export type LinkTarget = 'inside' | 'in-app' | 'external'

/** Links that fit a pattern, of the form that `findLinkRule` of the app model knows. The first that fits decides. */
export interface LinkRule {
  pattern: string
  target: LinkTarget
}

/** How the device may be held. */
export type AppOrientation = 'auto' | 'portrait' | 'landscape'

/** A file of the app's web build: `index.html` and what it loads, from the root of the app's origin. */
export interface WebFile {
  path: string
  bytes: Uint8Array
  /** The bytes deflated, where that was done with more patience than a build has. */
  deflated?: Uint8Array
}

/** What the app shows: its own web build, or somebody's website as the top page. */
export type AppContent =
  | { kind: 'files'; files: readonly WebFile[] }
  | {
      kind: 'site'
      /** http or https. Its own host is inside where no rule says otherwise. */
      url: string
      rules: readonly LinkRule[]
      /** Links that no rule names. */
      otherLinks: LinkTarget
      isPullToRefresh: boolean
      /** Words of the page shown without a connection; absent: the shell's own. */
      offline?: { title: string; message: string }
    }

/** Everything an Android build is made from. Equal input gives an equal file. */
export interface AndroidApp {
  /** Application id, such as `app.kwiq.lemons`; the same for ever, or updates become another app. */
  packageId: string
  /** Shown under the icon, in any script. */
  name: string
  /** Must grow with each build of a project: 1 to 2,100,000,000. */
  versionCode: number
  versionName: string
  icon: IconDesign
  ground: Ground
  /** Colour behind the status bar as #rrggbb; absent: the ground's. */
  barColor?: string
  /** Absent: as the device is held. */
  orientation?: AppOrientation
  content: AppContent
  permissions: readonly AppPermission[]
  /** Hosts whose https links open this app; each must serve our assetlinks.json. */
  linkHosts: readonly string[]
  key: SigningKey
}

/** Lowest and aimed-at API level: Android 7, and what Google Play asks for since 31 August 2026. */
export const sdkLevels = { min: 24, target: 36 } as const

/** Origin of an app's own files inside the shell: secure, so that camera and location work; never on the net. */
export const assetHost = 'appassets.androidplatform.net'
