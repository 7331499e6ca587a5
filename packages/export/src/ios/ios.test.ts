import { describe, expect, it, vi } from 'vitest'
import { sampleApp, sampleSite } from '../testing/sample-app.ts'
import { readZip } from '../zip/read-zip.ts'
import { writeZip } from '../zip/write-zip.ts'
import { buildXcodeProject } from './build-xcode-project.ts'
import { bundleIdFrom, type IosApp } from './ios-app.ts'
import { parsePlist, writePlist } from './openstep-plist.ts'
import { verifyXcodeProject } from './verify-xcode-project.ts'

// Drawing icons takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

async function sample(changes: Partial<IosApp> = {}): Promise<IosApp> {
  const { packageId, name, versionCode, versionName, icon, ground, content } = await sampleApp()
  return {
    bundleId: bundleIdFrom(packageId),
    name,
    buildNumber: versionCode,
    versionName,
    icon,
    ground,
    content,
    permissions: [],
    linkHosts: [],
    ...changes,
  }
}

function read(zip: Uint8Array, path: string): string {
  return new TextDecoder().decode(
    readZip(zip)
      .records.find((record) => record.path === path)
      ?.read(),
  )
}

const plist = async (changes: Partial<IosApp>) =>
  read(buildXcodeProject(await sample(changes)), 'App/Info.plist')

/** What is said of the sample with a text in one of its files replaced. */
const change = async (path: string, from: string, to: string): Promise<string> => {
  const { records } = readZip(buildXcodeProject(await sample()))
  const files = records.map((record) => {
    const bytes = record.read()
    const text = new TextDecoder().decode(bytes)
    return {
      path: record.path,
      bytes: record.path === path ? new TextEncoder().encode(text.replace(from, to)) : bytes,
    }
  })
  return verifyXcodeProject(writeZip(files)).join('; ')
}

describe('buildXcodeProject', () => {
  it('makes a project in which every id leads somewhere', async () => {
    expect(verifyXcodeProject(buildXcodeProject(await sample()))).toEqual([])
    const site = await sample({
      content: sampleSite,
      linkHosts: ['shop.example'],
      permissions: ['camera', 'location'],
    })
    expect(verifyXcodeProject(buildXcodeProject(site))).toEqual([])
  })

  it('gives equal bytes for an equal app', async () => {
    const app = await sample()
    expect(Buffer.compare(buildXcodeProject(app), buildXcodeProject(app))).toBe(0)
  })

  it('carries version, build number and bundle id in its settings', async () => {
    const project = read(
      buildXcodeProject(await sample({ bundleId: 'app.kwiq.my-app', buildNumber: 42 })),
      'App.xcodeproj/project.pbxproj',
    )
    expect(project).toContain('PRODUCT_BUNDLE_IDENTIFIER = "app.kwiq.my-app";')
    expect(project).toContain('CURRENT_PROJECT_VERSION = 42;')
    expect(project).toContain('objectVersion = 77;')
  })

  it('keeps the signs of an app that is always dark light', async () => {
    expect(await plist({ ground: { light: '#101014', dark: '#101014' } })).toContain('<string>Dark</string>')
    expect(await plist({ ground: { light: '#ffffff', dark: '#101014' } })).not.toContain(
      'UIUserInterfaceStyle',
    )
  })

  it('is held as a wrap says, and has its colour behind the status bar', async () => {
    const app = await sample({ content: sampleSite, orientation: 'portrait', barColor: '#102030' })
    const zip = buildXcodeProject(app)
    const info = read(zip, 'App/Info.plist')
    expect(info).not.toContain('Landscape')
    expect(info).toContain('UIRequiresFullScreen')
    expect(info).toMatch(/<key>BarSigns<\/key>\s*<string>light<\/string>/)
    expect(read(zip, 'App/Assets.xcassets/Bar.colorset/Contents.json')).toContain('0x10')
    expect(await plist({})).toContain('UIInterfaceOrientationLandscapeLeft')
    expect(read(zip, 'README.md')).toContain('applinks:shop.example')
  })

  it('says why only for what the app asks for', async () => {
    expect(await plist({})).not.toContain('UsageDescription')
    const asking = await plist({ permissions: ['microphone', 'location'] })
    expect(asking.match(/NS\w+UsageDescription/g)).toEqual([
      'NSMicrophoneUsageDescription',
      'NSLocationWhenInUseUsageDescription',
    ])
    expect(await plist({ content: sampleSite })).toContain('NSCameraUsageDescription')
  })

  it.each(['Say "hi" & <b>bye</b>', 'متجر', 'レモン', '👩‍👩‍👧', 'x'.repeat(500)])(
    'is called %s',
    async (name) => {
      const zip = buildXcodeProject(await sample({ name }))
      const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      expect(read(zip, 'App/Info.plist')).toContain(
        `<key>CFBundleDisplayName</key>\n\t<string>${escaped}</string>`,
      )
      expect(verifyXcodeProject(zip)).toEqual([])
    },
  )

  it('keeps control characters and half surrogates out of the XML', async () => {
    const plist = read(buildXcodeProject(await sample({ name: 'a\u0000b\ud800c' })), 'App/Info.plist')
    expect(plist).toContain('<string>a b\ufffdc</string>')
  })

  it.each<[string, Partial<IosApp>]>([
    ['bundle id', { bundleId: 'one' }],
    ['bundle id', { bundleId: 'app.kwiq.a"b' }],
    ['build number', { buildNumber: 0 }],
    ['version', { versionName: '1.0 beta"; X = "' }],
    ['https://', { content: { ...sampleSite, url: 'javascript:1' } }],
  ])('says %s when that is wrong', async (words, changes) => {
    const app = await sample(changes)
    expect(() => buildXcodeProject(app)).toThrow(words)
  })
})

describe('verifyXcodeProject', () => {
  it('notices what leads nowhere, is named but missing, or does not parse', async () => {
    const project = 'App.xcodeproj/project.pbxproj'
    expect(await change(project, 'mainGroup = A', 'mainGroup = B')).toContain('leads to nothing')
    expect(await change(project, 'App/Info.plist', 'App/Other.plist')).toContain('App/Other.plist')
    expect(await change(project, 'objects = {', 'objects = ')).toContain('expected')
    expect(await change(project, 'path = App;', 'path = Elsewhere;')).toContain('Elsewhere')
    expect(
      await change('App/Assets.xcassets/AppIcon.appiconset/Contents.json', 'icon.png', 'no.png'),
    ).toContain('no.png')
  })

  it('reports, and does not throw, on what is no zip', () => {
    expect(verifyXcodeProject(new Uint8Array(50))).not.toEqual([])
  })
})

describe('the old property list', () => {
  it('reads what it wrote, whatever the texts', () => {
    const value = {
      a: ['1', 'two words', ''],
      'key "quoted"': { path: 'a\\b\n\t"c"', list: [], script: '日本 😀' },
    }
    expect(parsePlist(writePlist(value))).toEqual(value)
  })

  it.each(['{', '{ a = 1 }', '( a b )', '"open', '{ a = 1; a = 2; }', 'a b'])('refuses %s', (text) => {
    expect(() => parsePlist(text)).toThrow('expected')
  })
})
