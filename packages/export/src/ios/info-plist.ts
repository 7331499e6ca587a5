import { needsDarkSigns } from '../app/ground.ts'
import { shellRules } from '../app/shell-rules.ts'
import { displayName } from '../android/display-name.ts'
import { iosOrigin, type IosApp } from './ios-app.ts'
import { writeXmlPlist, type XmlPlistValue } from './xml-plist.ts'

/** The app's Info.plist: names, launch screen, why it asks for what, and the shell's settings. */
export function writeInfoPlist(app: IosApp): string {
  const name = displayName(app.name)
  return writeXmlPlist({
    CFBundleDevelopmentRegion: '$(DEVELOPMENT_LANGUAGE)',
    CFBundleDisplayName: name,
    CFBundleExecutable: '$(EXECUTABLE_NAME)',
    CFBundleIdentifier: '$(PRODUCT_BUNDLE_IDENTIFIER)',
    CFBundleInfoDictionaryVersion: '6.0',
    CFBundleName: '$(PRODUCT_NAME)',
    CFBundlePackageType: '$(PRODUCT_BUNDLE_PACKAGE_TYPE)',
    CFBundleShortVersionString: '$(MARKETING_VERSION)',
    CFBundleVersion: '$(CURRENT_PROJECT_VERSION)',
    ITSAppUsesNonExemptEncryption: false,
    LSRequiresIPhoneOS: true,
    ...usageTexts(app, name),
    ...(isPlainHttp(app) && { NSAppTransportSecurity: { NSAllowsArbitraryLoadsInWebContent: true } }),
    UIApplicationSceneManifest: {
      UIApplicationSupportsMultipleScenes: false,
      UISceneConfigurations: {
        UIWindowSceneSessionRoleApplication: [
          {
            UISceneConfigurationName: 'Default',
            UISceneDelegateClassName: '$(PRODUCT_MODULE_NAME).SceneDelegate',
          },
        ],
      },
    },
    ...fixedStyle(app),
    UILaunchScreen: { UIColorName: 'Ground' },
    ...orientationsOf(app),
    KwiqShell: shellSettings(app),
  })
}

/** An app of files with one ground for day and night keeps signs that show on it, whatever the device's mode. */
function fixedStyle({ content, ground }: IosApp): Record<string, string> {
  if (content.kind === 'site' || ground.light !== ground.dark) return {}
  return { UIUserInterfaceStyle: needsDarkSigns(ground.light) ? 'Light' : 'Dark' }
}

/** An iPad shares its screen among apps only where they turn all ways: one that does not has it alone. */
function orientationsOf({ orientation = 'auto' }: IosApp): Record<string, XmlPlistValue> {
  const upright = ['UIInterfaceOrientationPortrait']
  const across = ['UIInterfaceOrientationLandscapeLeft', 'UIInterfaceOrientationLandscapeRight']
  const all = { auto: [...upright, ...across], portrait: upright, landscape: across }[orientation]
  const upsideDown = orientation === 'landscape' ? [] : ['UIInterfaceOrientationPortraitUpsideDown']
  return {
    UISupportedInterfaceOrientations: all,
    'UISupportedInterfaceOrientations~ipad': [...all, ...upsideDown],
    ...(orientation !== 'auto' && { UIRequiresFullScreen: true }),
  }
}

/**
 * iOS ends an app that asks for something without saying why. A site may hold a file field, which offers the
 * camera, and pictures to keep: its app always says why for those two.
 */
function usageTexts(app: IosApp, name: string): Record<string, string> {
  const isSite = app.content.kind === 'site'
  const has = (permission: IosApp['permissions'][number]) => app.permissions.includes(permission)
  return {
    ...((isSite || has('camera')) && {
      NSCameraUsageDescription: `${name} uses the camera for what you take a picture of.`,
    }),
    ...(has('microphone') && {
      NSMicrophoneUsageDescription: `${name} uses the microphone for what you record.`,
    }),
    ...(has('location') && {
      NSLocationWhenInUseUsageDescription: `${name} uses your location while you use it.`,
    }),
    ...(isSite && { NSPhotoLibraryAddUsageDescription: `${name} saves pictures you choose to keep.` }),
  }
}

function isPlainHttp({ content }: IosApp): boolean {
  return content.kind === 'site' && new URL(content.url).protocol === 'http:'
}

/** Read by ShellSettings.swift. */
function shellSettings({ content, barColor }: IosApp): XmlPlistValue {
  const signs: Record<string, string> = barColor
    ? { BarSigns: needsDarkSigns(barColor) ? 'dark' : 'light' }
    : {}
  if (content.kind === 'files') {
    return { ...signs, Start: `${iosOrigin}/`, Rules: '', OtherLinks: 'external', PullToRefresh: false }
  }
  return {
    ...signs,
    Start: new URL(content.url).href,
    Rules: shellRules(content),
    OtherLinks: content.otherLinks,
    PullToRefresh: content.isPullToRefresh,
  }
}
