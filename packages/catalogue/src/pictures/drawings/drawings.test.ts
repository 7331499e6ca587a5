import { describe, expect, it } from 'vitest'
import { isIconName } from '../../icons/index.ts'
import { resolveTheme } from '../../theme/resolve-theme.ts'
import { drawingsFor } from '../drawings-for.ts'
import { isPictureKnown, pictureSvg } from '../index.ts'
import { drawnThingIn, findSubject } from '../lookup.ts'
import { keywords } from '../keywords.ts'
import { scenes } from '../scenes/index.ts'
import { synonyms } from '../synonyms.ts'
import { drawText } from './draw.ts'
import { drawnSubjects } from './index.ts'
import { ink } from './ink.ts'
import { createPaint } from '../paint.ts'

const light = resolveTheme({ preset: 'clean' })
const dark = resolveTheme({ preset: 'bold', mode: 'dark' })
const placeOf = (label: string) => {
  const { scene, detail } = findSubject(label)
  return `${scene}:${detail}`
}

describe.each(drawnSubjects.map((subject) => [subject.place, subject] as const))('%s', (place, subject) => {
  it('is found by its words, and by theirs with a number or more around them', () => {
    for (const word of [...subject.words, ...subject.also]) expect(placeOf(word), word).toBe(place)
    const [word = ''] = subject.words
    expect(placeOf(`${word} 3`)).toBe(place)
    expect(isPictureKnown(word)).toBe(true)
    expect(isIconName(subject.icon), subject.icon).toBe(true)
  })

  it('is drawn as whole SVG of known inks, the same each time and in other colours in another theme', () => {
    const inks = [...subject.drawing.matchAll(/\{([a-z]+)\}/g)].map(([, name = '']) => name)
    expect(Object.keys(ink)).toEqual(expect.arrayContaining(inks))
    for (const word of subject.words.slice(0, 1))
      for (const side of [64, 300]) {
        const svg = pictureSvg(word, side, side, light)
        expect(svg).toBe(pictureSvg(word, side, side, { ...light }))
        expect(svg).not.toBe(pictureSvg(word, side, side, dark))
        expect(svg).not.toMatch(/[{}]|NaN|undefined|Infinity|Object|none"\/>$/)
        expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0)
        expect(svg.length).toBeLessThan(16_000)
      }
  })

  it('is no pattern', () => {
    const { random } = Math
    const paint = createPaint(findSubject(subject.words[0] ?? ''), light, random)
    const shapes = drawText(subject.drawing, paint)
    for (const pattern of ['rings', 'bauhaus', 'blobs', 'emblem'])
      expect(shapes).not.toBe(scenes[pattern]?.(paint).shapes)
  })
})

it('has every word once, and none that a scene is found by', () => {
  const words = drawnSubjects.flatMap((subject) => [...subject.words, ...subject.also])
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  expect(words.filter((word) => word in keywords || word in synonyms)).toEqual([])
})

it('shows what shops sell', () => {
  const shown = Object.entries({
    'Silver necklaces': 'product:necklace',
    'Small cars': 'product:car',
    'Used motorbikes': 'product:motorcycle',
    'iPhone 12, blue': 'product:phone',
    'Corner couch, grey': 'product:sofa',
    'Acoustic guitars': 'product:guitar',
    'Wooden toys': 'product:blocks',
    'Aspirin and other medicine': 'product:pills',
    'Ice creams': 'treat:ice-cream',
    'Laying hens': 'animal:chicken',
    'Wedding of Lea': 'product:wedding-rings',
    'Wedding cake': 'cake:',
  })
  for (const [label, place] of shown) expect(placeOf(label), label).toBe(place)
})

it('takes no other word for a thing', () => {
  const labels = [
    'Corner',
    'Busy',
    'Caring',
    'Bearded',
    'Peter',
    'Penny',
    'James',
    'Oliver',
    'Rated',
    'Dressing',
    'Tired',
  ]
  for (const label of labels) expect(drawnThingIn(label), label).toBeUndefined()
})

it('says by which word a name names a thing, and not where it is only called after a place or an animal', () => {
  expect(drawnThingIn('Wool coat, grey')).toBe('coat')
  expect(drawnThingIn('Owl ridge')).toBeUndefined()
  expect(drawnThingIn('Silver chronograph')).toBeUndefined()
})

it('gives a build the drawings that its words show, and no others', () => {
  expect(drawingsFor(['guitar 2', 'beach', 'Old guitars', 'sofa']).map(({ place }) => place)).toEqual([
    'product:sofa',
    'product:guitar',
  ])
  expect(drawingsFor(['beach'])).toEqual([])
})
