import path from 'node:path'
import type { AppDocument } from '@kwiq/app-model'
import { themePresets } from '@kwiq/catalogue/theme'
import { exampleApps } from '@kwiq/examples'
import {
  appLook,
  buildApk,
  createSigningKey,
  neededPermissions,
  type Payload,
  payloadFiles,
  readPayload,
  type SigningKey,
} from '@kwiq/export'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildPayload } from '../scripts/build-web.ts'

/** Bytes: what we promise of every APK. */
const most = 250_000

/** Languages by the letters they add to English: of the first, fonts are cut beforehand, of the others by the build. */
const prepared = [
  '',
  'ÄÖÜäöüß',
  'åäöæøÅ',
  'áéíóúñü¿¡',
  'ãõáéíóúâêôçÃ',
  'àâçèéêëîïôùûœ«»ÀÉ',
  'àèéìòùÀÈ',
  'Привет',
  '日本',
]
const others = ['áéíóúýþæöðÁÞ', 'àçèéíïòóúüÀÇ', 'áéíóúýčďěňřšťůž', 'çğıöşüİÇ', 'éèñüß−↑«œ']
/** The themes with the largest fonts. */
const heaviest = ['editorial', 'warm']

let payload: Payload
let key: SigningKey

beforeAll(async () => {
  await buildPayload()
  payload = await readPayload(path.resolve(import.meta.dirname, '../packages/runtime/payload/dist'))
  key = await createSigningKey({ owner: 'Sample', now: new Date('2026-11-21T10:00:00Z') })
})

/** Bytes of the APK of an app in a theme, whose words have these letters in a quote too. */
async function sizeOf({ app, screens }: AppDocument, preset: string, letters: string): Promise<number> {
  const quote = { id: 'of-letters', type: 'text', label: letters, properties: { variant: 'quote' } }
  const document: AppDocument = {
    schemaVersion: 1,
    app: { ...app, theme: { preset, mode: 'auto' } },
    screens: screens.map((screen, at) =>
      at === 0 ? { ...screen, components: [...screen.components, quote] } : screen,
    ),
  }
  const apk = buildApk({
    ...appLook(document.app),
    name: app.name,
    packageId: 'app.kwiq.sample',
    versionCode: 1,
    versionName: '1.0',
    permissions: neededPermissions(document).map(({ permission }) => permission),
    linkHosts: [],
    key,
    content: { kind: 'files', files: await payloadFiles(document, payload) },
  })
  return apk.length
}

it.each(themePresets.map(({ id }) => id))('an app in the theme %s stays small', async (preset) => {
  const [app] = exampleApps
  for (const letters of prepared)
    expect(app && (await sizeOf(app, preset, letters)), letters).toBeLessThanOrEqual(most)
})

describe.each(heaviest)('in the theme %s', (preset) => {
  it('every app stays small', async () => {
    for (const app of exampleApps)
      expect(await sizeOf(app, preset, 'àâçèéêëîïôùûœ'), app.app.name).toBeLessThanOrEqual(most)
  })

  it('languages that nothing was prepared for stay small', async () => {
    const [app] = exampleApps
    for (const letters of others)
      expect(app && (await sizeOf(app, preset, letters)), letters).toBeLessThanOrEqual(most)
  })
})
