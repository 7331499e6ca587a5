import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveTheme, themePresets } from '@kwiq/catalogue/theme'
import { describe, expect, it, test } from 'vitest'
import { hashFonts, readFontFaces } from './font-faces.ts'
import { basePieces, charactersOf, fontPieces, rangesOf } from './font-pieces.ts'
import { weightsOf } from './font-weights.ts'

const folder = path.resolve(import.meta.dirname, '../../../payload/fonts')

test('the cut fonts are of the fonts of the catalogue: after changing those, run subset-fonts.ts', () => {
  const { sha256 }: { sha256: string } = JSON.parse(
    readFileSync(path.join(folder, 'font-sources.json'), 'utf8'),
  )
  expect(sha256).toBe(hashFonts())
  for (const { file } of readFontFaces()) {
    for (const piece of fontPieces) {
      const cut = readFileSync(path.join(folder, file.replace('.woff2', `.${piece}.woff2`)))
      expect(cut.toString('latin1', 0, 4), `${file} ${piece}`).toBe('wOF2')
    }
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

test('each character is in one piece, and each piece knows its own', () => {
  const all = fontPieces.flatMap((piece) => Array.from(charactersOf(piece)))
  expect(new Set(all).size).toBe(all.length)
  for (const character of 'Aa0~“…€ éßøœ¿«ăłžđ') expect(all).toContain(character)
  for (const piece of fontPieces) {
    const codes = rangesOf(piece).flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => first + at),
    )
    expect(String.fromCodePoint(...codes)).toBe(Array.from(charactersOf(piece)).toSorted(byCode).join(''))
  }
})

const byCode = (one: string, other: string) => (one.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0)

test('what everyone types is always there', () => {
  const base = basePieces.map((piece) => charactersOf(piece)).join('')
  for (const character of 'aZ09.,?! @-_/+()’') expect(base).toContain(character)
})
