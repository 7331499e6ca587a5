import { readFileSync } from 'node:fs'
import path from 'node:path'
import { resolveTheme, themePresets } from '@kwiq/catalogue/theme'
import { describe, expect, it, test } from 'vitest'
import { hashFonts, readFontFaces } from './font-faces.ts'
import { charactersOf, fileOf, fontReaches, rangesOf } from './font-reaches.ts'
import { weightsOf } from './font-weights.ts'

const folder = path.resolve(import.meta.dirname, '../../../payload/fonts')

test('the cut fonts are of the fonts of the catalogue: after changing those, run subset-fonts.ts', () => {
  const { sha256 }: { sha256: string } = JSON.parse(
    readFileSync(path.join(folder, 'font-sources.json'), 'utf8'),
  )
  expect(sha256).toBe(hashFonts())
  for (const { file } of readFontFaces()) {
    for (const reach of fontReaches) {
      const cut = readFileSync(path.join(folder, fileOf(file, reach)))
      expect(cut.toString('latin1', 0, 4), `${file} ${reach}`).toBe(reach === 'latin' ? '\0\x01\0\0' : 'wOF2')
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

test('every reach has English, the widest what the narrower have', () => {
  const sets = new Map(fontReaches.map((reach) => [reach, new Set(charactersOf(reach))]))
  const [english, latin] = [sets.get('english'), sets.get('latin')]
  for (const reach of fontReaches) {
    for (const character of english ?? []) expect(sets.get(reach)).toContain(character)
    for (const character of sets.get(reach) ?? []) expect(latin).toContain(character)
  }
  for (const character of 'Aa0@“…€ ') expect(english).toContain(character)
  for (const character of '~<{↑−')
    expect([english?.has(character), latin?.has(character)]).toEqual([false, true])
  // Which no font of the catalogue has: they ask for no larger one.
  for (const character of 'łžđạ') expect(latin).not.toContain(character)
})

test('a reach knows its ranges', () => {
  const codes = rangesOf('german').flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at),
  )
  expect(new Set(String.fromCodePoint(...codes))).toEqual(new Set(charactersOf('german')))
})

test.each([
  ['german', 'Größe und Übung für zwölf'],
  ['nordic', 'Smörgås på Öland, grød og frøkner'],
  ['iberian', '¿Qué mañana? ¡Acción! Não há pão às três'],
  ['french', 'Crème brûlée à la carte, ça va où ? Été, « cœur »'],
  ['italian', 'Perché no? È già lì, più o meno così'],
] as const)('%s is written in its own reach', (reach, words) => {
  for (const character of words) expect(charactersOf(reach)).toContain(character)
})
