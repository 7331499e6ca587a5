import { expect, it } from 'vitest'
import { beginsNear } from './near.ts'

it.each([
  ['rezpete', 'rezept'],
  ['rezpt', 'rezept'],
  ['pflnazen', 'pflanze'],
  ['restaurrant', 'restaurant'],
  ['peluquetia', 'peluquer'],
])('%s begins as %s does but for a slip', (word, stem) => {
  expect(beginsNear(word, stem)).toBe(true)
})

it('two slips, another beginning and short words are none', () => {
  expect(beginsNear('rezension', 'rezept')).toBe(false)
  expect(beginsNear('gezept', 'rezept')).toBe(false)
  expect(beginsNear('hunt', 'hund')).toBe(false)
})
