import { expect, test } from 'vitest'
import { readStat } from './read-stat.ts'

test('usage is shown against the limit', () => {
  expect(readStat(4, 10)).toEqual({ used: 4, limit: 10, share: 0.4, isNearlyUsedUp: false })
})

test('from 80% on the bar warns', () => {
  expect(readStat(79, 100).isNearlyUsedUp).toBe(false)
  expect(readStat(80, 100).isNearlyUsedUp).toBe(true)
})

test('more than the limit fills the bar and no more', () => {
  expect(readStat(12, 10).share).toBe(1)
})

test('-1 is unlimited and hides the limit', () => {
  expect(readStat(37, -1)).toEqual({ used: 37, limit: null, share: 0, isNearlyUsedUp: false })
})

test('an export limit of 0 hides the limit, another limit of 0 does not', () => {
  expect(readStat(0, 0, true).limit).toBeNull()
  expect(readStat(0, 0).limit).toBe(0)
})
