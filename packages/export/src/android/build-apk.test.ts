import { iconNames } from '@kwiq/catalogue/icons'
import { themePresets } from '@kwiq/catalogue/theme'
import { describe, expect, it, vi } from 'vitest'
import { designIcon } from '../icon/icon-design.ts'
import { sampleApp, sampleSite } from '../testing/sample-app.ts'
import { readZip } from '../zip/read-zip.ts'
import type { AndroidApp } from './android-app.ts'
import { buildApk } from './build-apk.ts'
import { attributeIds } from './resources/attributes.ts'
import { readResourceTable } from './resources/read-resource-table.ts'
import { readBinaryXml, type ReadElement } from './resources/read-binary-xml.ts'
import { certificateFingerprint } from './signing/signing-key.ts'
import { verifyApk } from './verify-apk.ts'

function manifestOf(apk: Uint8Array): ReadElement {
  const record = readZip(apk).records.find(({ path }) => path === 'AndroidManifest.xml')
  if (!record) throw new Error('no manifest')
  return readBinaryXml(record.read())
}

/** All elements of a tag, wherever they stand. */
function elements(root: ReadElement, tag: string): ReadElement[] {
  return [...(root.tag === tag ? [root] : []), ...root.children.flatMap((child) => elements(child, tag))]
}

const textOf = (element: ReadElement | undefined, name: string) => {
  const value = element?.attributes[name]
  return value?.kind === 'string' ? value.text : undefined
}

const application = async (app: Partial<AndroidApp>) =>
  elements(manifestOf(buildApk(await sampleApp(app))), 'application')[0]?.attributes

const cleartext = async (content: AndroidApp['content']) =>
  (await application({ content }))?.usesCleartextTraffic

// Signing and drawing take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/** Whether the signs of the status bar are dark, in each version of the theme. */
const signs = async (ground: AndroidApp['ground']) => {
  const record = readZip(buildApk(await sampleApp({ ground }))).records.find(
    ({ path }) => path === 'resources.arsc',
  )
  const style = readResourceTable(record?.read() ?? new Uint8Array()).resources.find(
    ({ type }) => type === 'style',
  )
  return style?.values.map(({ config, value }) => {
    const items = value.kind === 'style' ? value.items : []
    return [config.isNight ?? false, items.find(([id]) => id === attributeIds.windowLightStatusBar)?.[1]]
  })
}

const times = (count: number, isNight: boolean, value: boolean) =>
  Array.from({ length: count }, () => [isNight, { kind: 'boolean', value }])

describe('buildApk', () => {
  it('makes a file that passes every rule and says what it is', async () => {
    const app = await sampleApp()
    const report = verifyApk(buildApk(app))
    expect(report).toMatchObject({
      problems: [],
      packageId: 'app.kwiq.sample',
      name: 'Lemonade Stand',
      versionCode: 3,
      versionName: '1.2',
      minSdk: 24,
      targetSdk: 36,
      permissions: ['android.permission.INTERNET'],
      signer: certificateFingerprint(app.key.certificate),
    })
  })

  it('gives equal bytes for an equal app, in whatever order its files come', async () => {
    const app = await sampleApp()
    const { content } = app
    if (content.kind !== 'files') throw new Error('not the sample')
    const turned = { ...app, content: { ...content, files: content.files.toReversed() } }
    expect(Buffer.compare(buildApk(app), buildApk(turned))).toBe(0)
  })

  it('has signs in the bars that show on its ground, by day and by night', async () => {
    expect(await signs({ light: '#ffffff', dark: '#101014' })).toEqual([
      ...times(3, false, true),
      ...times(3, true, false),
    ])
    expect(await signs({ light: '#101014', dark: '#101014' })).toEqual([
      ...times(3, false, false),
      ...times(3, true, false),
    ])
  })

  it('stays small: a site in 40 kB', async () => {
    expect(buildApk(await sampleApp({ content: sampleSite })).length).toBeLessThan(40_000)
  })

  it('carries the files of the app, compressed where that helps', async () => {
    const { records } = readZip(buildApk(await sampleApp()))
    const script = records.find(({ path }) => path === 'assets/www/assets/app-1a2b.js')
    expect(script?.isStored).toBe(false)
    expect(String(Buffer.from(script?.read() ?? []))).toContain('lemonade')
  })

  it.each([
    ['camera', ['CAMERA']],
    ['microphone', ['RECORD_AUDIO', 'MODIFY_AUDIO_SETTINGS']],
    ['location', ['ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION']],
  ] as const)(
    'asks for the %s only where the app needs it, and refuses no device for lacking it',
    async (one, names) => {
      const apk = buildApk(await sampleApp({ permissions: [one, one] }))
      expect(verifyApk(apk).permissions).toEqual(
        ['INTERNET', ...names].map((name) => `android.permission.${name}`),
      )
      const features = elements(manifestOf(apk), 'uses-feature')
      expect(features.length).toBeGreaterThan(0)
      for (const feature of features)
        expect(feature.attributes.required).toEqual({ kind: 'boolean', value: false })
    },
  )

  it('tells the shell where a site begins and how its links open', async () => {
    const manifest = manifestOf(buildApk(await sampleApp({ content: sampleSite })))
    const settings = Object.fromEntries(
      elements(manifest, 'meta-data').map((one) => [textOf(one, 'name'), textOf(one, 'value')]),
    )
    expect(settings).toMatchObject({
      'kwiq.start': 'https://shop.example/start?from=app',
      'kwiq.rules': 'inside *.shop.example\nin-app pay.example/checkout/*\ninside shop.example',
      'kwiq.otherLinks': 'external',
      'kwiq.pullToRefresh': 'yes',
    })
  })

  it('is held as a wrap says, and has its colour behind the status bar', async () => {
    const apk = buildApk(
      await sampleApp({ content: sampleSite, orientation: 'landscape', barColor: '#102030' }),
    )
    const activity = elements(manifestOf(apk), 'activity')[0]
    expect(activity?.attributes.screenOrientation).toEqual({ kind: 'integer', value: 11 })
    expect(verifyApk(apk).problems).toEqual([])
    const table = readZip(apk).records.find(({ path }) => path === 'resources.arsc')
    const { resources } = readResourceTable(table?.read() ?? new Uint8Array())
    const bar = resources.find(({ name }) => name === 'bar')
    expect(bar?.values.map(({ value }) => value)).toEqual([{ kind: 'color', argb: 0xff102030 }])
    const free = elements(manifestOf(buildApk(await sampleApp())), 'activity')[0]
    expect(free?.attributes).not.toHaveProperty('screenOrientation')
  })

  it('opens links to its hosts, checked by the system', async () => {
    const manifest = manifestOf(
      buildApk(await sampleApp({ linkHosts: ['shop.example', 'www.shop.example'] })),
    )
    const filter = elements(manifest, 'intent-filter').find((one) => one.attributes.autoVerify)
    expect(
      elements(filter ?? manifest, 'data')
        .map((one) => textOf(one, 'host'))
        .filter(Boolean),
    ).toEqual(['shop.example', 'www.shop.example'])
  })

  it('allows plain http only to a site that is http', async () => {
    expect(await cleartext(sampleSite)).toEqual({ kind: 'boolean', value: false })
    expect(await cleartext({ ...sampleSite, url: 'http://shop.example/' })).toEqual({
      kind: 'boolean',
      value: true,
    })
  })

  it('lets a phone keep what an app holds, but not who is signed in to a site', async () => {
    expect((await application({}))?.allowBackup).toEqual({ kind: 'boolean', value: true })
    expect((await application({ content: sampleSite }))?.allowBackup).toEqual({
      kind: 'boolean',
      value: false,
    })
  })

  it.each([
    'Say "hi" & <b>bye</b>',
    "It's",
    'متجر الليمون',
    'レモネードスタンド',
    '👩‍👩‍👧‍👦 Family 🍋',
    'नींबू पानी',
    'x'.repeat(500),
    '日'.repeat(500),
  ])('is called %s', async (name) => {
    expect(verifyApk(buildApk(await sampleApp({ name })))).toMatchObject({ problems: [], name })
  })

  it.each([
    ['  two\n lines\t', 'two lines'],
    ['\u0000\u0007', 'App'],
    ['half \ud83d', 'half \ufffd'],
    ['\u202egnp.exe', 'gnp.exe'],
  ])('makes a name of %j that a phone can show', async (given, name) => {
    expect(verifyApk(buildApk(await sampleApp({ name: given })))).toMatchObject({ problems: [], name })
  })

  it('builds for every theme and icon', async () => {
    const app = await sampleApp()
    for (const [index, { id }] of themePresets.entries()) {
      const icon = designIcon({ icon: iconNames[index * 7] ?? null, theme: { preset: id } })
      expect(verifyApk(buildApk({ ...app, icon })).problems).toEqual([])
    }
  })

  it.each<[string, Partial<AndroidApp>]>([
    ['Java', { packageId: 'com.new.app' }],
    ['whole number', { versionCode: 0 }],
    ['whole number', { versionCode: 1.5 }],
    ['https://', { content: { ...sampleSite, url: 'javascript:alert(1)' } }],
    ['https://', { content: { ...sampleSite, url: 'file:///etc/passwd' } }],
    ['https://', { content: { ...sampleSite, url: 'not an address' } }],
    ['name or password', { content: { ...sampleSite, url: 'https://me:secret@shop.example/' } }],
    [
      'pattern for links',
      { content: { ...sampleSite, rules: [{ pattern: 'a b\ninside *', target: 'inside' }] } },
    ],
    ['not a colour', { barColor: 'red' }],
    ['name of a host', { linkHosts: ['*'] }],
    ['not a colour', { ground: { light: 'red', dark: '#000000' } }],
    ['index.html', { content: { kind: 'files', files: [] } }],
  ])('says %s when that is wrong, and builds nothing', async (words, changes) => {
    const app = await sampleApp(changes)
    expect(() => buildApk(app)).toThrow(words)
  })

  it('refuses a file that would leave its folder', async () => {
    const files = ['index.html', '../../classes.dex'].map((path) => ({ path, bytes: new Uint8Array(1) }))
    const app = await sampleApp({ content: { kind: 'files', files } })
    expect(() => buildApk(app)).toThrow('not plain')
  })
})
