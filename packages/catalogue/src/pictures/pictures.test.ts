import { describe, expect, it } from 'vitest'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { hairOf } from './hair-of.ts'
import { isDarkPicture, pictureHue, pictureKeywords, isPictureKnown, pictureSvg } from './index.ts'
import { drawingAt, findSubject } from './lookup.ts'
import { scenes } from './scenes/index.ts'
import { rareScenes } from './scenes/rare.ts'
import { synonyms } from './synonyms.ts'

const theme = resolveTheme({ preset: 'clean' })
const dark = resolveTheme({ preset: 'editorial', mode: 'dark' })

describe('pictures', () => {
  it('draws every keyword, large and small, in light and dark, as whole SVG', () => {
    for (const [keyword, entry] of Object.entries(pictureKeywords)) {
      const scene = entry[0].split(':')[0]
      const isDrawn = drawingAt(entry[0]) !== undefined
      expect(
        [...Object.keys(scenes), ...Object.keys(rareScenes), ...(isDrawn ? [scene] : [])],
        keyword,
      ).toContain(scene)
      for (const svg of [pictureSvg(keyword, 400, 300, theme), pictureSvg(keyword, 48, 48, dark)]) {
        expect(svg.startsWith('<svg ') && svg.endsWith('</svg>'), keyword).toBe(true)
        expect(svg, keyword).not.toMatch(/NaN|undefined|Infinity|Object/)
        expect(svg.length, keyword).toBeLessThan(20_000)
      }
    }
  })

  it('is the same for the same words and seed, and varies with the seed', () => {
    expect(pictureSvg('person', 64, 64, theme, 'Mara')).toBe(pictureSvg('person', 64, 64, theme, 'Mara'))
    expect(pictureSvg('person', 64, 64, theme, 'Mara')).not.toBe(pictureSvg('person', 64, 64, theme, 'Jo'))
  })

  it('gives a person one face, with and without the family name, and the hair most of that name wear', () => {
    const face = (name: string) => pictureSvg('person', 64, 64, theme, name)
    expect(face('Mara Lindqvist')).toBe(face('Mara'))
    expect(face('Mara Lindqvist')).not.toBe(face('Jo Lindqvist'))
    expect(face('Tomás Rey')).toBe(face('Tomas'))
    expect(['Mara', 'Sophie', 'Helen'].map(hairOf)).toEqual(['long', 'long', 'long'])
    expect(['Henry', 'Mark', 'Omar'].map(hairOf)).toEqual(['short', 'short', 'short'])
    expect(hairOf('Robin')).toBeUndefined()
  })

  it('takes the longest keyword a word starts with', () => {
    expect(findSubject('Running shoes').scene).toBe('product')
    expect(findSubject('Breakfast in the park').scene).toBe('plate')
    expect(findSubject('Yoga at sunrise').scene).toBe('sit')
    expect(findSubject('Chopin').scene).not.toBe('track')
  })

  it('takes no word for another that only begins like it', () => {
    const scenesOf = (labels: string[]) => labels.map((label) => findSubject(label).scene)
    expect(scenesOf(['Skiing', 'runners', 'Swimmer', 'camping', 'hairdresser'])).toEqual([
      'peaks',
      'track',
      'sea',
      'forest',
      'portrait',
    ])
    expect(scenesOf(['Carrot', 'Seafood', 'bagels', 'skin', 'card'])).toEqual([
      'still',
      'plate',
      'loaf',
      'product',
      'paper',
    ])
    for (const label of ['training', 'teacher', 'planetary', 'careful', 'watchlist', 'season', 'booking'])
      expect(isPictureKnown(label), label).toBe(false)
  })

  it('knows other words for a keyword', () => {
    for (const keyword of Object.values(synonyms)) expect(pictureKeywords, keyword).toHaveProperty([keyword])
    expect(findSubject('Squats, five sets').scene).toBe('gym')
    expect(findSubject('Labrador, three years')).toMatchObject({ scene: 'animal', detail: 'dog' })
    expect(findSubject('Hot dog stand').scene).toBe('plate')
    expect(findSubject('Bakery').scene).toBe('loaf')
  })

  it('falls back to an emblem where a word names an icon, and to an abstract scene where none does', () => {
    expect(findSubject('Our settings')).toMatchObject({ scene: 'emblem', icon: 'settings' })
    expect(findSubject('Weekly trophies and trophy wall').icon).toBe('trophy')
    expect(findSubject('Zqxj').icon).toBe('spark')
  })

  it('says which words it has a drawing of', () => {
    expect(['Running shoes', 'garden'].map(isPictureKnown)).toEqual([true, true])
    expect(['puppet', 'Zqxj', 'Our settings'].map(isPictureKnown)).toEqual([false, false, false])
    expect(pictureSvg('', 100, 100, theme)).toContain('</svg>')
  })

  it('says which hue a picture has and whether its top is dark', () => {
    expect(pictureHue('beach')).toBe(196)
    expect(isDarkPicture('night walk')).toBe(true)
    expect(isDarkPicture('beach')).toBe(false)
  })

  it('lets nothing of the words, the seed or odd sizes into the drawing', () => {
    const hostile = '"></svg><script>alert(1)</script><svg "'
    for (const svg of [
      pictureSvg(hostile, 400, 300, theme, hostile),
      pictureSvg(`beach ${hostile}`, Number.NaN, -5, theme, hostile),
      pictureSvg('constructor __proto__', Infinity, 0, theme),
    ]) {
      expect(svg).not.toMatch(/script|alert|NaN|Infinity/)
      expect(svg.match(/<svg/g)).toHaveLength(1)
    }
  })

  it('stays quick with a very long text', () => {
    expect(pictureSvg('x'.repeat(100_000), 100, 100, theme)).toContain('</svg>')
  })
})
