import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveTheme, themePresets } from '@kwiq/catalogue/theme'
import { describe, expect, it, test } from 'vitest'
import { hashFonts, readFontFaces } from './font-faces.ts'
import { charactersOf, fontReaches } from './font-reaches.ts'
import { weightsOf } from './font-weights.ts'

const folder = path.resolve(import.meta.dirname, '../../../payload/fonts')

test('the cut fonts are of the fonts of the catalogue: after changing those, run subset-fonts.ts', () => {
  const { sha256 }: { sha256: string } = JSON.parse(
    readFileSync(path.join(folder, 'font-sources.json'), 'utf8'),
  )
  expect(sha256).toBe(hashFonts())
  for (const { file } of readFontFaces()) {
    const sizes = fontReaches.map(
      (reach) => readFileSync(path.join(folder, file.replace('.woff2', `.${reach}.woff2`))).length,
    )
    expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
  }
})

describe.each(themePresets.map(({ id }) => id))('the theme %s', (preset) => {
  const { fonts, type } = resolveTheme({ preset })
  const hasItalics = readFontFaces().some(({ family, isItalic }) => family === fonts.display && isItalic)

  it.each([
    ['display', fonts.display],
    ['title', fonts.display],
    ['heading', fonts.display],
    ['stat', fonts.display],
    ['quote', fonts.display],
    ['body', fonts.body],
    ['label', fonts.ui ?? fonts.body],
    ['caption', fonts.ui ?? fonts.body],
    ['overline', fonts.ui ?? fonts.body],
  ] as const)('sets its %s in a weight that its cut font has', (variant, family) => {
    const [, , weight] = type[variant]
    const [lightest, heaviest] = weightsOf(family, variant === 'quote' && hasItalics)
    expect(weight).toBeGreaterThanOrEqual(lightest)
    expect(weight).toBeLessThanOrEqual(heaviest)
  })
})

test('a font of a wider reach has all characters of the narrower ones', () => {
  const [core, west, latin] = fontReaches.map((reach) => new Set(charactersOf(reach)))
  for (const character of 'Aa0~“…€ ') expect(core).toContain(character)
  for (const character of 'éßøœ¿«')
    expect([core?.has(character), west?.has(character)]).toEqual([false, true])
  for (const character of 'ăłžđ') expect([west?.has(character), latin?.has(character)]).toEqual([false, true])
})
