import { expect, test } from 'vitest'
import { asDoneByOne } from './app-as-doer.ts'

test('a sentence that leaves the app out says what one does', () => {
  expect(asDoneByOne('Tracks what you eat.')).toBe(' Track what you eat.')
  expect(asDoneByOne('Converts photos to PDF')).toBe(' Convert photos to PDF')
  expect(asDoneByOne('Small. Counts steps on the way')).toBe('Small. Count steps on the way')
})

test('things at its beginning stay things', () => {
  for (const text of [
    'Sports scores for kids',
    'Notes with tags',
    'Tracks, albums and artists',
    'Records shop',
  ])
    expect(asDoneByOne(text)).toBe(text)
})

test('what “it” does later in the sentence is done by one, too', () => {
  expect(asDoneByOne('It checks the nest, and it listens for owls.')).toBe(
    ', check the nest, and listen for owls.',
  )
})
