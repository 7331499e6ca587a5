import { type AppDocument, type ComponentNode, defaultWrapOptions, type WrapOptions } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { appleAppSiteAssociation, appLook, assetLinks, neededPermissions, websiteOf } from '../index.ts'
import { shellRules } from './shell-rules.ts'

const node = (type: string, children?: ComponentNode[]): ComponentNode => ({
  id: `${type}-1`,
  type,
  label: type,
  properties: {},
  ...(children && { children }),
})

function documentOf(...components: ComponentNode[]): AppDocument {
  const app = { name: 'A', description: '', icon: 'home', theme: { preset: 'clean' }, startScreenId: 'home' }
  return { schemaVersion: 1, app, screens: [{ id: 'home', name: 'Home', components }] }
}

describe('neededPermissions', () => {
  it('asks for nothing where nothing needs it', () => {
    expect(neededPermissions(documentOf(node('map'), node('video'), node('unknown')))).toEqual([])
  })

  it('asks for the camera where one stands, however deep', () => {
    const document = documentOf(node('container', [node('stack', [node('camera')])]))
    expect(neededPermissions(document)).toEqual([{ permission: 'camera', componentIds: ['camera-1'] }])
  })
})

const ground = (mode: 'light' | 'dark' | 'auto') =>
  appLook({ icon: null, theme: { preset: 'clean', mode } }).ground

describe('appLook', () => {
  it('has a ground for the night only in an app that follows the device', () => {
    expect(ground('auto').dark).not.toBe(ground('auto').light)
    expect(ground('light')).toEqual({ light: ground('auto').light, dark: ground('auto').light })
    expect(ground('dark')).toEqual({ light: ground('auto').dark, dark: ground('auto').dark })
  })
})

describe('files for a site', () => {
  it('name the app and its signers', () => {
    const [statement] = JSON.parse(assetLinks('app.kwiq.lemons', ['AA:BB']))
    expect(statement.target).toEqual({
      namespace: 'android_app',
      package_name: 'app.kwiq.lemons',
      sha256_cert_fingerprints: ['AA:BB'],
    })
    const { applinks } = JSON.parse(appleAppSiteAssociation('app.kwiq.lemons', 'ABCDE12345'))
    expect(applinks.details[0].appIDs).toEqual(['ABCDE12345.app.kwiq.lemons'])
  })
})

describe('websiteOf', () => {
  const wrapped = (changes: Partial<WrapOptions>) => {
    const document = documentOf(node('webview'))
    const wrap = { ...defaultWrapOptions('https://shop.example/start'), ...changes }
    return websiteOf({ ...document, app: { ...document.app, wrap } })
  }

  it('is none for an app with screens of its own', () => {
    expect(websiteOf(documentOf(node('text')))).toBeNull()
  })

  it('takes over the rules of a path in their order, with the site itself behind them', () => {
    const site = wrapped({
      linkRules: [
        { pattern: 'shop.example/blog/*', opens: 'external' },
        { pattern: ' *.pay.example ', opens: 'in-app' },
        { pattern: 'pay.example:8443', opens: 'in-app' },
      ],
    })
    expect(site && shellRules(site.content).split('\n')).toEqual([
      'external shop.example/blog/*',
      'in-app *.pay.example',
      'in-app pay.example:8443',
      'inside www.shop.example',
      'inside shop.example',
    ])
    expect(site?.unsupportedPatterns).toEqual([])
  })

  it('names the rules that no app can follow', () => {
    const linkRules = [
      { pattern: 'tel:*', opens: 'inside' as const },
      { pattern: 'mailto:*', opens: 'external' as const },
      { pattern: 'shop.example/a b', opens: 'inside' as const },
    ]
    expect(wrapped({ linkRules })?.unsupportedPatterns).toEqual(['tel:*', 'shop.example/a b'])
  })

  it('keeps orientation and the colour of the bar', () => {
    expect(wrapped({ orientation: 'landscape', barColor: '#102030' })).toMatchObject({
      orientation: 'landscape',
      barColor: '#102030',
    })
  })

  it.each([
    ['https://shop.example/', ['shop.example']],
    ['http://shop.example/', []],
    ['https://192.0.2.7/', []],
    ['https://localhost:3000/', []],
  ])('%s offers the links of %j to the app', (url, hosts) => {
    expect(wrapped({ url })?.linkHosts).toEqual(hosts)
  })
})
