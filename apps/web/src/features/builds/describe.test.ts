import { expect, test } from 'vitest'
import { describeSize } from './describe-size.ts'
import { describeWhen } from './describe-when.ts'

test('a size has the unit that suits it', () => {
  expect([912, 1000, 243_400, 999_400, 1_200_000].map(describeSize)).toEqual([
    '912 B',
    '1 kB',
    '243 kB',
    '999 kB',
    '1.2 MB',
  ])
})

test('a time is said as far from now as it is', () => {
  const now = new Date(2026, 10, 21, 14, 30)
  const when = (...parts: [number, number, number, number, number]) =>
    describeWhen(new Date(...parts).toISOString(), now)
  expect(when(2026, 10, 21, 14, 30)).toBe('just now')
  expect(when(2026, 10, 21, 9, 20)).toBe('today 09:20')
  expect(when(2026, 10, 20, 23, 59)).toBe('yesterday 23:59')
  expect(when(2026, 10, 18, 12, 0)).toBe('18 Nov')
})
