/**
 * Builds a corpus of APKs and an Xcode project and has every outside tool that is installed judge them:
 * apksigner, aapt, aapt2, zipalign, dexdump, apktool, plistutil (Debian packages of the same names; plistutil is
 * in libplist-utils), bundletool. Needs the payload that `npm start` builds. With enjarify and a JDK the shell's behaviours run on the JVM from the very dex that ships.
 * `--require` fails where a tool is missing, `--only=theme-` takes only what begins with that.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type AppDocument,
  type AppTheme,
  type ComponentNode,
  componentTypes,
  defaultWrapOptions,
} from '@kwiq/app-model'
import { iconNames } from '@kwiq/catalogue/icons'
import { themePresets } from '@kwiq/catalogue/theme'
import {
  appLook,
  buildApk,
  buildBundle,
  buildXcodeProject,
  bundleIdFrom,
  decodePng,
  designIcon,
  drawRoundedIcon,
  type IconDesign,
  neededPermissions,
  payloadFiles,
  readPayload,
  verifyApk,
  verifyXcodeProject,
  type AndroidApp,
} from '../src/index.ts'
import { readZip } from '../src/zip/read-zip.ts'
import { sampleApp, sampleSite } from '../src/testing/sample-app.ts'
import { runShellHarness } from './run-shell-harness.ts'

const work = mkdtempSync(path.join(tmpdir(), 'kwiq-check-'))
const isStrict = process.argv.includes('--require')
const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? ''
const missing = new Set<string>()
const payload = await readPayload(path.resolve(import.meta.dirname, '../../runtime/payload/dist'))
/** Those that a bundle is made of: bundletool takes seconds for each. */
const bundled = ['plain', 'everything', 'site', 'theme-editorial', 'component-camera']
let checks = 0
let failures = 0

/** Runs a tool on a file; right when it ends well, its output holds `words` and no warning we know to be fatal. */
function judge(tool: string, options: string[], words: string | RegExp): void {
  const { status, stdout, stderr, error } = spawnSync(tool, options, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (error && 'code' in error && error.code === 'ENOENT') {
    missing.add(tool)
    return
  }
  checks++
  const output = `${stdout}${stderr}`
  const isSaid = typeof words === 'string' ? output.includes(words) : words.test(output)
  if (status === 0 && isSaid) return
  failures++
  console.error(
    `FAIL ${tool} ${options.join(' ')}: status ${status}, expected ${String(words)}\n${output.slice(0, 2000)}`,
  )
}

async function corpus(): Promise<[name: string, app: AndroidApp][]> {
  const plain = await sampleApp()
  const names = ['Say "hi" & <b>', 'متجر الليمون', 'レモネード', '🍋 Family 👩‍👩‍👧', 'नींबू पानी', 'x'.repeat(500)]
  return [
    ['plain', plain],
    [
      'everything',
      { ...plain, permissions: ['camera', 'microphone', 'location'], linkHosts: ['shop.example'] },
    ],
    ['site', { ...plain, content: sampleSite }],
    ...names.map((name, index): [string, AndroidApp] => [`name-${index}`, { ...plain, name }]),
    ['site-turned', { ...plain, content: sampleSite, orientation: 'landscape', barColor: '#102030' }],
    ['site-pictured', { ...plain, content: sampleSite, icon: pictured() }],
    ['site-http', { ...plain, content: { ...sampleSite, url: 'http://192.0.2.7:8080/', rules: [] } }],
    ...(await Promise.all(
      themePresets.map(async ({ id }, index): Promise<[string, AndroidApp]> => [
        `theme-${id}`,
        await real(plain, everyText, { preset: id, mode: 'auto' }, iconNames[index * 5]),
      ]),
    )),
    ...(await Promise.all(
      [...componentTypes, 'unknown'].map(async (type): Promise<[string, AndroidApp]> => [
        `component-${type}`,
        await real(plain, [of(type)]),
      ]),
    )),
  ]
}

/** The icon of a site: a picture, here one of our own. */
function pictured(): IconDesign {
  const theme = { preset: 'bold' }
  const picture = decodePng(drawRoundedIcon(designIcon({ icon: 'cart', theme }), 192))
  return designIcon({ icon: 'globe', theme, wrap: defaultWrapOptions('https://shop.example') }, picture)
}

const of = (type: string): ComponentNode => ({ id: `${type}-1`, type, label: type, properties: {} })
/** A quote and letters of many places, so that every font of a theme comes along, cut to them. */
const everyText: ComponentNode[] = [
  { ...of('text'), label: 'Őł ž é “ø”', properties: { variant: 'quote' } },
  of('header'),
]

/** An app as the product builds it: these components on one screen, on the payload that ships. */
async function real(
  plain: AndroidApp,
  components: ComponentNode[],
  theme: AppTheme = { preset: 'clean' },
  icon = 'home',
): Promise<AndroidApp> {
  const app = { name: plain.name, description: '', icon, theme, startScreenId: 'home' }
  const document: AppDocument = { schemaVersion: 1, app, screens: [{ id: 'home', name: 'Home', components }] }
  const permissions = neededPermissions(document).map(({ permission }) => permission)
  return {
    ...plain,
    ...appLook(app),
    permissions,
    content: { kind: 'files', files: await payloadFiles(document, payload) },
  }
}

/** The Xcode project of an app: our own check, and its XML lists as libplist reads them. */
function judgeXcodeProject(name: string, app: AndroidApp): void {
  const zip = buildXcodeProject({
    ...app,
    bundleId: bundleIdFrom(app.packageId),
    buildNumber: app.versionCode,
  })
  checks++
  const problems = verifyXcodeProject(zip)
  if (problems.length > 0) {
    failures++
    console.error(`FAIL verifyXcodeProject ${name}: ${problems.join('; ')}`)
  }
  for (const record of readZip(zip).records) {
    if (!/\.(plist|xcprivacy|entitlements)$/.test(record.path)) continue
    const file = path.join(work, `${name}-${path.basename(record.path)}`)
    writeFileSync(file, record.read())
    judge('plistutil', ['-i', file, '-o', `${file}.bin`, '-f', 'bin'], '')
    judge('plistutil', ['-i', `${file}.bin`, '-f', 'xml'], '<dict>')
  }
}

/** The app bundle of an APK, judged by bundletool where BUNDLETOOL_JAR names it (nativescript's jar is one). */
function judgeBundle(name: string, apkFile: string, app: AndroidApp): void {
  const jar = process.env.BUNDLETOOL_JAR
  if (!jar) {
    missing.add('bundletool (BUNDLETOOL_JAR)')
    return
  }
  const proto = path.join(work, `${name}-proto.apk`)
  judge('aapt2', ['convert', '--output-format', 'proto', '-o', proto, apkFile], '')
  const bundle = path.join(work, `${name}.aab`)
  writeFileSync(bundle, buildBundle(Uint8Array.from(readFileSync(proto)), app.key))
  const bundletool = ['-cp', jar, 'com.android.tools.build.bundletool.BundleToolMain']
  judge('java', [...bundletool, 'validate', `--bundle=${bundle}`], 'App Bundle information')
}

try {
  for (const [name, app] of (await corpus()).filter(([known]) => known.startsWith(only))) {
    const file = path.join(work, `${name}.apk`)
    const apk = buildApk(app)
    writeFileSync(file, apk)
    checks++
    const { problems } = verifyApk(apk)
    if (problems.length > 0) {
      failures++
      console.error(`FAIL verifyApk ${name}: ${problems.join('; ')}`)
    }
    judge(
      'apksigner',
      ['verify', '-v', '--min-sdk-version', '24', file],
      /Scheme v2\): true[\s\S]*Scheme v3\): true/,
    )
    judge('aapt', ['dump', 'badging', file], `application-label:'`)
    judge('aapt2', ['dump', 'resources', file], 'string/app_name')
    judge('zipalign', ['-c', '-v', '4', file], 'Verification successful')
    judge('aapt', ['dump', 'xmltree', file, 'AndroidManifest.xml'], 'app.kwiq.shell.MainActivity')
    const layer = app.icon.picture ? 'foreground' : 'monochrome'
    judge('aapt2', ['dump', 'xmltree', '--file', 'res/icon.xml', file], layer)
    judge('dexdump', ['-f', file], 'Lapp/kwiq/shell/MainActivity;')
    judgeXcodeProject(name, app)
    if (bundled.includes(name)) judgeBundle(name, file, app)
    judge('apktool', ['d', '-q', '-f', '-o', path.join(work, name), file], '')
  }
  checks++
  const harness = runShellHarness(path.join(work, 'harness'))
  if (harness === null) missing.add('enjarify')
  else if (!harness.isRight) failures++
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(
  `${checks} checks, ${failures} failed${missing.size > 0 ? `; not installed: ${[...missing].join(', ')}` : ''}`,
)
process.exitCode = failures > 0 || (isStrict && missing.size > 0) ? 1 : 0
