export { assetHost, sdkLevels } from './android/android-app.ts'
export type {
  AndroidApp,
  AppContent,
  AppOrientation,
  AppPermission,
  LinkRule,
  LinkTarget,
  WebFile,
} from './android/android-app.ts'
export { buildBundle } from './android/bundle/build-bundle.ts'
export { buildApk } from './android/build-apk.ts'
export { checkAndroidApp } from './android/check-android-app.ts'
export { checkPackageId, suggestPackageId } from './android/package-id.ts'
export { KeyFileError, readKeyFile, writeKeyFile } from './android/signing/key-file.ts'
export { readKeystore } from './android/signing/read-keystore.ts'
export { writeKeystore } from './android/signing/write-keystore.ts'
export { certificateFingerprint, createSigningKey, type SigningKey } from './android/signing/signing-key.ts'
export { verifyApk, type ApkReport } from './android/verify-apk.ts'
export { exportExpoProject, type ExpoFile } from './expo/export-expo-project.ts'
export { drawRoundedIcon } from './icon/draw-icon.ts'
export { designIcon, type IconDesign, wearsSiteIcon } from './icon/icon-design.ts'
export { decodePng } from './picture/decode-png.ts'
export type { Picture } from './picture/picture.ts'
export { readZip } from './zip/read-zip.ts'
export { writeZip } from './zip/write-zip.ts'
export type { ZipFile } from './zip/zip-entry.ts'
export { buildXcodeProject } from './ios/build-xcode-project.ts'
export { checkIosApp } from './ios/check-ios-app.ts'
export { bundleIdFrom, type IosApp } from './ios/ios-app.ts'
export { verifyXcodeProject } from './ios/verify-xcode-project.ts'
export { appLook } from './app/app-look.ts'
export { appleAppSiteAssociation, assetLinks } from './app/link-files.ts'
export { neededPermissions } from './app/needed-permissions.ts'
export type { Ground } from './app/ground.ts'
export type { Payload, PayloadFont } from './payload/payload.ts'
export { payloadFiles } from './payload/payload-files.ts'
export { readPayload } from './payload/read-payload.ts'
export { UnbuildableApp } from './app/unbuildable-app.ts'
export { websiteOf, type Website } from './app/website-of.ts'
