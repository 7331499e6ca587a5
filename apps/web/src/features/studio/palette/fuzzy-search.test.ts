import { expect, test } from 'vitest'
import { fuzzySearch, scoreText } from './fuzzy-search.ts'

const entries = [
  { id: 'header', label: 'Header', description: 'Title bar at the top of a screen.' },
  { id: 'text', label: 'Text', description: 'Words: title, heading, body.' },
  { id: 'datepicker', label: 'Datepicker', description: 'A day or a time.' },
  { id: 'input', label: 'Input', description: 'A field to fill in: text, email.' },
]

test('exact scores 1000, prefix 500, substring 250, in-order characters less', () => {
  expect(scoreText('text', 'Text')).toBe(1000)
  expect(scoreText('te', 'Text')).toBe(500)
  expect(scoreText('ex', 'Text')).toBe(250)
  const inOrder = scoreText('dpk', 'Datepicker')
  expect(inOrder).toBeGreaterThan(0)
  expect(inOrder).toBeLessThan(250)
  expect(scoreText('kpd', 'Datepicker')).toBe(0)
})

test('closer characters score higher', () => {
  expect(scoreText('dtp', 'Datepicker')).toBeGreaterThan(scoreText('dpr', 'Datepicker'))
})

test('results are sorted by score over labels, ids and descriptions', () => {
  expect(fuzzySearch('text', entries).map((entry) => entry.id)).toEqual(['text', 'input'])
  expect(
    fuzzySearch('title', entries)
      .map((entry) => entry.id)
      .slice(0, 2),
  ).toEqual(['header', 'text'])
})

test('a blank query keeps everything in order', () => {
  expect(fuzzySearch('  ', entries)).toEqual(entries)
})

test('nothing fits nonsense', () => {
  expect(fuzzySearch('zzz', entries)).toEqual([])
})
