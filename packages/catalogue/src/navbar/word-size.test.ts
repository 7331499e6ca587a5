import { expect, it } from 'vitest'
import { wordSize } from './word-size.ts'

it('words of a bar are smaller where the longest would not fit its share, down to what is read', () => {
  expect(wordSize(['Home', 'Me'], 390)).toBe(12)
  const five = ['Overview', 'Transactions', 'Budget', 'Autopay', 'Investments']
  const size = wordSize(five, 390)
  expect(size).toBeLessThan(12)
  expect(size).toBeGreaterThanOrEqual(10)
  expect(wordSize(['A name nobody would give a tab', 'B', 'C', 'D', 'E'], 320)).toBe(10)
})
