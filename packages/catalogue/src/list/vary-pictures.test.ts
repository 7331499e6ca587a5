import { expect, test } from 'vitest'
import { pictureSvg } from '../pictures/index.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { varyPictures } from './vary-pictures.ts'

const theme = resolveTheme({ preset: 'clean' })

test('entries with the same picture get different ones of the same words; the first keeps its own', () => {
  const items = ['plant', 'Plant', 'https://a.example/p.png', 'https://a.example/p.png', 'sea'].map(
    (image) => ({ image }),
  )
  const images = varyPictures(items).map(({ image }) => image)
  expect(images).toEqual(['plant', 'Plant 2', 'https://a.example/p.png', 'https://a.example/p.png', 'sea'])
})

test('other words for the same picture are the same picture, and numbers of their own count', () => {
  const items = ['night city', 'sea night', 'cinema', 'dog 2', 'puppy', 'beagle'].map((image) => ({ image }))
  const images = varyPictures(items).map(({ image }) => image)
  expect(images.slice(3)).toEqual(['dog 2', 'puppy', 'beagle 3'])
  const drawn = images.map((image) => pictureSvg(image ?? '', 160, 140, theme))
  expect(new Set(drawn).size).toBe(6)
})

test('a list without repeats stays the same', () => {
  const items = [{ image: 'plant' }, { image: 'sea' }, {}]
  expect(varyPictures(items)).toBe(items)
})

test.each(['handmade ceramic', 'soup', 'dog', 'shoe', 'beach', 'yoga', 'book'])(
  'six pictures of %s all differ, large and small',
  (words) => {
    for (const [width, height] of [
      [160, 140],
      [56, 56],
    ] as const) {
      const drawn = [1, 2, 3, 4, 5, 6].map((count) => pictureSvg(`${words} ${count}`, width, height, theme))
      expect(new Set(drawn).size).toBe(6)
    }
  },
)
