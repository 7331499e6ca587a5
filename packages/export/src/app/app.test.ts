import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { describe, expect, it } from 'vitest'
import { appleAppSiteAssociation, appLook, assetLinks, neededPermissions } from '../index.ts'

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
