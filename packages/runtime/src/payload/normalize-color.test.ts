import { createRequire } from 'node:module'
import { resolveTheme, themePresets } from '@kwiq/catalogue/theme'
import { afterEach, expect, it, test, vi } from 'vitest'
import normalizeColor from './normalize-color.ts'

/** The one of react-native-web, which canvas and preview are drawn with. */
const require = createRequire(createRequire(import.meta.url).resolve('react-native-web'))
const original: (color: unknown) => number | null = require('@react-native/normalize-colors')

afterEach(() => vi.unstubAllGlobals())

it.each([
  '#fff',
  '#FfFc',
  '#0f62fe',
  '#0f62fe80',
  'transparent',
  'rgb(1, 2, 300)',
  'rgba(0,0,0,.5)',
  'rgba( 12 , 34 , 56 , 0.045 )',
  'rgba(255, 255, 255, 1)',
  0x11223344,
  -1,
  1.5,
  null,
])('%j is the colour that the studio shows', (color) => {
  expect(normalizeColor(color)).toBe(original(color) ?? null)
})

test('every colour of every theme is read without asking the browser', () => {
  const colors = themePresets.flatMap(({ id }) =>
    (['light', 'dark'] as const).flatMap((mode) => Object.values(resolveTheme({ preset: id, mode }).roles)),
  )
  expect(colors.length).toBeGreaterThan(100)
  for (const color of colors) expect(normalizeColor(color), color).toBe(original(color))
})

test('names and rarer notations are asked of the browser', () => {
  const context = { fillStyle: '' }
  const known = new Map([['tomato', '#ff6347']])
  const asked = {
    set fillStyle(color: string) {
      context.fillStyle = known.get(color) ?? (color.startsWith('#') ? color : context.fillStyle)
    },
    get fillStyle() {
      return context.fillStyle
    },
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => asked }) })
  expect(normalizeColor('tomato')).toBe(original('tomato'))
  expect(normalizeColor('no colour')).toBeNull()
})
