import { displayName } from '../../android/display-name.ts'
import { bundleIdFrom } from '../../ios/ios-app.ts'
import { appLook } from '../../app/app-look.ts'
import type { AppDocument } from '@kwiq/app-model'
import type { Picture } from '../../picture/picture.ts'
import { printJson } from '../print/print-json.ts'
import { plainWords } from '../screens/screen-paths.ts'
import { always, developmentPackages, fontPackages, overrides, packages } from './versions.ts'

/** What an Expo project is made with besides its document. */
export interface ExpoOptions {
  packageId: string
  versionName: string
  buildNumber: number
  /** The icon of the website that the app shows, where it is known. */
  siteIcon?: Picture | null
}

/** app.json: names, icons, and the sentences shown before the camera is used. */
export function writeAppJson(document: AppDocument, options: ExpoOptions, used: ReadonlySet<string>): string {
  const name = nativeName(document.app.name)
  const slug = slugOf(document)
  const { ground, icon } = appLook(document.app, options.siteIcon)
  const { mode } = document.app.theme
  const splash = {
    image: './assets/splash.png',
    imageWidth: 160,
    backgroundColor: ground.light,
    ...(mode === 'auto' && { dark: { image: './assets/splash.png', backgroundColor: ground.dark } }),
  }
  const camera = {
    cameraPermission: `Allow ${name} to use your camera.`,
    recordAudioAndroid: false,
    microphonePermission: false,
  }
  return printJson({
    expo: {
      name,
      slug,
      scheme: slug.replaceAll('-', ''),
      version: options.versionName,
      orientation: 'portrait',
      icon: './assets/icon.png',
      userInterfaceStyle: mode === 'auto' ? 'automatic' : modeOf(ground.light),
      backgroundColor: ground.light,
      ios: {
        bundleIdentifier: bundleIdFrom(options.packageId),
        buildNumber: String(options.buildNumber),
        supportsTablet: true,
        config: { usesNonExemptEncryption: false },
      },
      android: {
        package: options.packageId,
        versionCode: options.buildNumber,
        adaptiveIcon: {
          foregroundImage: './assets/icon-foreground.png',
          ...(!icon.picture && { monochromeImage: './assets/icon-foreground.png' }),
          backgroundColor: icon.ground,
        },
      },
      web: { bundler: 'metro', output: 'single', favicon: './assets/favicon.png' },
      plugins: [
        'expo-router',
        'expo-font',
        ['expo-splash-screen', splash],
        ...(used.has('expo-camera') ? [['expo-camera', camera]] : []),
        ...(used.has('expo-video') ? ['expo-video'] : []),
      ],
    },
  })
}

/** A dark ground makes a dark app. */
const modeOf = (ground: string) => (Number.parseInt(ground.slice(1, 3), 16) < 128 ? 'dark' : 'light')

/** The app's name as far as addresses take it; it begins with a letter, as schemes must. */
function slugOf({ app }: AppDocument): string {
  const slug = plainWords(app.name).join('-').slice(0, 40).replace(/-$/, '')
  return /^[a-z]/.test(slug) ? slug : slug === '' ? 'app' : `app-${slug}`
}

/** package.json with the packages that are imported, and those Expo asks for, each in one exact version. */
export function writePackageJson(
  document: AppDocument,
  options: ExpoOptions,
  used: ReadonlySet<string>,
): string {
  const known = { ...packages, ...fontPackages }
  const names = [...new Set([...always, ...used])].sort()
  const dependencies = Object.fromEntries(
    names.map((name) => {
      const version = known[name]
      if (version === undefined) throw new Error(`${name} has no version in the Expo export`)
      return [name, version]
    }),
  )
  return printJson({
    name: slugOf(document),
    version: /^\d+\.\d+\.\d+$/.test(options.versionName) ? options.versionName : '1.0.0',
    private: true,
    main: 'expo-router/entry',
    scripts: {
      start: 'expo start',
      android: 'expo run:android',
      ios: 'expo run:ios',
      web: 'expo start --web',
      typecheck: 'tsc --noEmit',
    },
    dependencies,
    devDependencies: developmentPackages,
    overrides,
  })
}

/**
 * The app's name as `expo prebuild` can write it: of the signs that XML and Gradle keep for themselves it escapes the
 * first only, so typographic ones take their places.
 */
function nativeName(name: string): string {
  const signs: Record<string, string> = { '<': '‹', '>': '›', '"': '”', "'": '’', '\\': '/' }
  const [first = '', ...rest] = displayName(name)
    .replaceAll(/[<>"'\\]/g, (sign) => signs[sign] ?? sign)
    .split('&')
  return rest.length === 0 ? first : `${first}&${rest.join('+')}`
}

/** tsconfig.json: strict, with the files of the web and of devices both checked. */
export const tsconfig = printJson({
  extends: 'expo/tsconfig.base',
  compilerOptions: {
    strict: true,
    noUnusedLocals: true,
    // Not `.web`: Expo's own packages have such files, whose types are of the web alone.
    moduleSuffixes: ['.native', ''],
    paths: { '@/*': ['./*'] },
  },
  include: ['**/*.ts', '**/*.tsx'],
})

export const prettierConfig = printJson({
  semi: false,
  singleQuote: true,
  printWidth: 110,
  trailingComma: 'all',
})

export const gitignore = [
  'node_modules/',
  '.expo/',
  'dist/',
  'android/',
  'ios/',
  'expo-env.d.ts',
  '.env*.local',
  '',
].join('\n')
