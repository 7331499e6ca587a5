/**
 * The gate of the Expo export: projects of three generated apps, of one with every component, and of a wrapped site
 * type-check, configure, prebuild and bundle with Expo's own tools, and run in Chromium like the app they came from.
 * Needs a network the first time only. `--fast` leaves out bundling and Chromium, `--web` bundles
 * for the web only, `--only=words` takes only the app whose name has these words.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { isComponentType } from '@kwiq/catalogue'
import { generateApp } from '@kwiq/generation'
import { chromium } from 'playwright-core'
import { buildPayload } from './build-web.ts'
import { ensureChromium } from './chromium.ts'
import { exportExpoProject, payloadFiles, readPayload, writeZip } from '@kwiq/export'
import { placeScreens } from '../packages/export/src/expo/screens/screen-paths.ts'
import { everyComponent } from '../packages/export/src/expo/testing/every-component.ts'
import { compareScreens } from './test-exports/compare-screens.ts'
import { installPackages } from './test-exports/install-packages.ts'
import { runTool } from './test-exports/run-tool.ts'
import { serveFiles } from './test-exports/serve-files.ts'

const prompts = [
  'A bakery app to order bread for tomorrow, with a basket and a pick-up time',
  'A workout log with a weekly plan, a rest timer and progress charts',
  'A travel diary with photos, a map of places and a packing checklist',
]
const options = { packageId: 'app.kwiq.gate.sample', versionName: '1.0.0', buildNumber: 1 }
const isFast = process.argv.includes('--fast')
const platforms = process.argv.includes('--web') ? ['web'] : ['android', 'ios', 'web']

const only = process.argv.find((option) => option.startsWith('--only='))?.slice('--only='.length) ?? ''

await buildPayload()
const cache = installPackages()
// Every project takes the same place in turn: Metro keeps where the routes are with what it has bundled before.
const folder = path.join(cache, 'gate')
const project = path.join(folder, 'project')
const allApps: [string, AppDocument][] = [
  ...prompts.map((prompt): [string, AppDocument] => {
    const { document } = generateApp({ prompt })
    return [document.app.name, document]
  }),
  ['every component', everyComponent()],
]
const apps = allApps.filter(([name]) => name.toLowerCase().includes(only.toLowerCase()))
let failures = 0

for (const [at, [name, document]] of apps.entries()) {
  rmSync(folder, { recursive: true, force: true })
  const begun = performance.now()
  const files = exportExpoProject(document, options)
  const taken = Math.round(performance.now() - begun)
  console.log(
    `\n${name}: ${document.screens.length} screens, ${files.length} files in ${taken} ms, zip ${writeZip(files).length} bytes`,
  )
  for (const { path: file, bytes } of files) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    writeFileSync(path.join(project, file), bytes)
  }
  symlinkSync(path.join(cache, 'node_modules'), path.join(project, 'node_modules'))
  await step('tsc --strict', () => runTool(project, 'tsc', ['--noEmit']))
  await step('expo config', async () => {
    JSON.parse(await runTool(project, 'expo', ['config', '--json']))
  })
  await step('expo prebuild', prebuild)
  if (isFast) continue
  await step(`expo export ${platforms.join(', ')}`, async () => {
    await runTool(project, 'expo', [
      'export',
      '--output-dir',
      'dist',
      ...platforms.flatMap((platform) => ['--platform', platform]),
      // What was bundled for another folder must not come back.
      ...(at === 0 ? ['--clear'] : []),
    ])
  })
  await step('the web export against the app', () => drive(document))
}
rmSync(folder, { recursive: true, force: true })
console.log(failures === 0 ? '\nAll exports pass.' : `\n${failures} steps failed.`)
process.exitCode = failures === 0 ? 0 : 1

async function step(what: string, run: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  try {
    const said = await run()
    const note = typeof said === 'string' && said.startsWith('ok') ? ` ${said}` : ''
    console.log(`  passed ${what}, ${((performance.now() - begun) / 1000).toFixed(1)} s${note}`)
  } catch (error) {
    failures += 1
    console.log(`  FAILED ${what}\n${error instanceof Error ? error.message : String(error)}`)
  }
}

/** Native projects in a copy: what they must have is there. */
async function prebuild(): Promise<void> {
  const copy = `${project}-native`
  cpSync(project, copy, { recursive: true, filter: (file) => !file.endsWith('node_modules') })
  symlinkSync(path.join(cache, 'node_modules'), path.join(copy, 'node_modules'))
  await runTool(copy, 'expo', ['prebuild', '--no-install', '--platform', 'all'])
  const manifest = readFileSync(path.join(copy, 'android/app/src/main/AndroidManifest.xml'), 'utf8')
  if (!manifest.includes('<application')) throw new Error('no application in AndroidManifest.xml')
  if (!readFileSync(path.join(copy, 'android/app/build.gradle'), 'utf8').includes(options.packageId))
    throw new Error('the package id is not in build.gradle')
  if (!existsSync(path.join(copy, 'ios/Podfile'))) throw new Error('no Podfile')
}

async function drive(document: AppDocument): Promise<string> {
  const payload = await readPayload(path.resolve(import.meta.dirname, '../packages/runtime/payload/dist'))
  const played = new Map((await payloadFiles(document, payload)).map((file) => [file.path, file.bytes]))
  const web = await serveFiles((name) => {
    const file = path.join(project, 'dist', name)
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null
  })
  const app = await serveFiles((name) => played.get(name) ?? null)
  const places = placeScreens(document)
  const paths = new Map(places.map(({ screen, path: route }) => [screen.id, route]))
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  })
  try {
    const { problems, compared } = await compareScreens(
      browser,
      [
        { origin: app.origin, address: (id) => `/#/${encodeURIComponent(id)}`, mark: 'data-node-id' },
        { origin: web.origin, address: (id) => paths.get(id) ?? '/', mark: 'data-testid' },
      ],
      places.map(({ screen }) => screen.id),
      // Components that nobody knows are drawn as placeholders without a name of their own.
      new Set([...walkNodes(document)].flatMap(({ node }) => (isComponentType(node.type) ? [] : [node.id]))),
    )
    if (problems.length > 0) throw new Error(problems.slice(0, 40).join('\n'))
    const pixels = `${(compared.pixels * 100).toFixed(2)} % of pixels differ (${(compared.mostPixels * 100).toFixed(2)} % at most)`
    return `ok: ${compared.screens} screens, ${compared.boxes} boxes, ${compared.taps} taps, ${pixels}`
  } finally {
    await browser.close()
    web.close()
    app.close()
  }
}
