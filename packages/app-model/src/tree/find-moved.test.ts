import { expect, test } from 'vitest'
import { findMoved } from './find-moved.ts'

const moved = (before: string, after: string) => [...findMoved(before.split(''), after.split(''))].join('')

test('the fewest elements that explain the new order', () => {
  expect(moved('abcde', 'abcde')).toBe('')
  expect(moved('abcde', 'eabcd')).toBe('e')
  expect(moved('abcde', 'bcdea')).toBe('a')
  expect(moved('abcdef', 'afcbde')).toHaveLength(2)
})

test('added and removed elements do not count as moved', () => {
  expect(moved('abc', 'xaybz')).toBe('')
  expect(moved('', 'abc')).toBe('')
})
