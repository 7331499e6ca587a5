import { assetHost, sdkLevels, type AndroidApp, type AppPermission } from './android-app.ts'
import { shellRules } from '../app/shell-rules.ts'
import { resources } from './app-resources.ts'
import { displayName } from './display-name.ts'
import type { ResValue } from './resources/res-value.ts'
import type { XmlElement } from './resources/write-binary-xml.ts'

const text = (words: string): ResValue => ({ kind: 'string', text: words })
const integer = (value: number): ResValue => ({ kind: 'integer', value })
const flags = (value: number): ResValue => ({ kind: 'flags', value })
const yes: ResValue = { kind: 'boolean', value: true }
const no: ResValue = { kind: 'boolean', value: false }
const reference = (id: number): ResValue => ({ kind: 'reference', id })

/** Android permissions and the hardware they imply, which no device may be refused for lacking. */
const permissions: Record<AppPermission, { permissions: string[]; features: string[] }> = {
  camera: { permissions: ['CAMERA'], features: ['camera', 'camera.autofocus'] },
  microphone: { permissions: ['RECORD_AUDIO', 'MODIFY_AUDIO_SETTINGS'], features: ['microphone'] },
  location: {
    permissions: ['ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION'],
    features: ['location', 'location.gps', 'location.network'],
  },
}

/** singleTask: an app link goes to the app that already runs. */
const launchModeSingleTask = 2
const adjustResize = 0x10
/**
 * Changes during which the page stays as it is: keyboard, keyboardHidden, navigation, orientation, screenLayout,
 * screenSize, smallestScreenSize, density. Night is not among them: the window is made anew with its theme.
 */
const keptChanges = 0x10 | 0x20 | 0x40 | 0x80 | 0x100 | 0x400 | 0x800 | 0x1000

/** The app's AndroidManifest.xml. The shell reads its settings from the meta-data. */
export function appManifest(app: AndroidApp): XmlElement {
  const wanted = [...new Set(app.permissions)].sort().map((permission) => permissions[permission])
  const names = ['INTERNET', ...wanted.flatMap((one) => one.permissions)]
  return {
    tag: 'manifest',
    plain: { package: app.packageId },
    android: {
      versionCode: integer(app.versionCode),
      versionName: text(displayName(app.versionName)),
      compileSdkVersion: integer(sdkLevels.target),
      compileSdkVersionCodename: text('16'),
    },
    children: [
      {
        tag: 'uses-sdk',
        android: { minSdkVersion: integer(sdkLevels.min), targetSdkVersion: integer(sdkLevels.target) },
      },
      ...names.map((name) => ({
        tag: 'uses-permission',
        android: { name: text(`android.permission.${name}`) },
      })),
      ...wanted
        .flatMap((one) => one.features)
        .map((name) => ({
          tag: 'uses-feature',
          android: { name: text(`android.hardware.${name}`), required: no },
        })),
      queries(),
      application(app),
    ],
  }
}

const intent = (action: string, scheme?: string): XmlElement => ({
  tag: 'intent',
  children: [
    { tag: 'action', android: { name: text(action) } },
    ...(scheme ? [{ tag: 'data', android: { scheme: text(scheme) } }] : []),
  ],
})

/** What the shell looks for on the device; without this Android 11 and later hide it. */
function queries(): XmlElement {
  return {
    tag: 'queries',
    children: [intent('android.intent.action.VIEW', 'https'), intent('android.media.action.IMAGE_CAPTURE')],
  }
}

function application(app: AndroidApp): XmlElement {
  const isPlainHttp = app.content.kind === 'site' && new URL(app.content.url).protocol === 'http:'
  return {
    tag: 'application',
    android: {
      label: reference(resources.appName),
      icon: reference(resources.icon),
      theme: reference(resources.theme),
      // What people keep in an app goes with them to their next phone; who is signed in to a website does not.
      allowBackup: app.content.kind === 'site' ? no : yes,
      supportsRtl: yes,
      usesCleartextTraffic: isPlainHttp ? yes : no,
      enableOnBackInvokedCallback: yes,
    },
    children: [
      ...Object.entries(shellSettings(app)).map(([name, value]) => ({
        tag: 'meta-data',
        android: { name: text(`kwiq.${name}`), value: text(value) },
      })),
      { tag: 'meta-data', android: { name: text('kwiq.ground'), resource: reference(resources.ground) } },
      { tag: 'meta-data', android: { name: text('kwiq.bar'), resource: reference(resources.bar) } },
      activity(app),
      {
        tag: 'provider',
        android: {
          name: text('app.kwiq.shell.CaptureProvider'),
          authorities: text(`${app.packageId}.capture`),
          exported: no,
          grantUriPermissions: yes,
        },
      },
    ],
  }
}

/** Read by ShellSettings.java. */
function shellSettings(app: AndroidApp): Record<string, string> {
  const { content } = app
  if (content.kind === 'files') {
    return {
      start: `https://${assetHost}/`,
      rules: `inside ${assetHost}`,
      otherLinks: 'external',
      pullToRefresh: 'no',
    }
  }
  return {
    start: new URL(content.url).href,
    rules: shellRules(content),
    otherLinks: content.otherLinks,
    pullToRefresh: content.isPullToRefresh ? 'yes' : 'no',
  }
}

/** ActivityInfo's SCREEN_ORIENTATION_USER_*: either way up, unless the person has locked the device. */
const screenOrientations = { landscape: 11, portrait: 12 } as const

function activity(app: AndroidApp): XmlElement {
  const { orientation = 'auto' } = app
  const launcher: XmlElement = {
    tag: 'intent-filter',
    children: [
      { tag: 'action', android: { name: text('android.intent.action.MAIN') } },
      { tag: 'category', android: { name: text('android.intent.category.LAUNCHER') } },
    ],
  }
  const links: XmlElement = {
    tag: 'intent-filter',
    android: { autoVerify: yes },
    children: [
      { tag: 'action', android: { name: text('android.intent.action.VIEW') } },
      { tag: 'category', android: { name: text('android.intent.category.DEFAULT') } },
      { tag: 'category', android: { name: text('android.intent.category.BROWSABLE') } },
      { tag: 'data', android: { scheme: text('https') } },
      ...app.linkHosts.map((host) => ({ tag: 'data', android: { host: text(host) } })),
    ],
  }
  return {
    tag: 'activity',
    android: {
      name: text('app.kwiq.shell.MainActivity'),
      exported: yes,
      launchMode: integer(launchModeSingleTask),
      ...(orientation !== 'auto' && { screenOrientation: integer(screenOrientations[orientation]) }),
      configChanges: flags(keptChanges),
      windowSoftInputMode: flags(adjustResize),
    },
    children: app.linkHosts.length > 0 ? [launcher, links] : [launcher],
  }
}
