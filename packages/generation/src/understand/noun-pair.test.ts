import { expect, it } from 'vitest'
import { isNounOf, isNounPair } from './noun-pair.ts'

it('two words that could be a doing are a thing', () => {
  expect(isNounPair('shift', 'plan')).toBe(true)
  expect(isNounPair('visit', 'reports')).toBe(true)
  expect(isNounPair('list', 'of')).toBe(true)
  expect(isNounPair('repair', 'order')).toBe(true)
  expect(isNounPair('write', 'reports')).toBe(false)
  expect(isNounPair('check', 'books')).toBe(false)
})

it('whoever does something with several things does it', () => {
  expect(isNounOf('contact', 'list')).toBe(true)
  expect(isNounOf('review', 'requests')).toBe(false)
})
