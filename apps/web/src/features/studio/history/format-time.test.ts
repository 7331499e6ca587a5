import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

const now = new Date(2026, 10, 21, 15, 0)

test('today is a clock time, yesterday says so, older ones name the day', () => {
  expect(formatTime(new Date(2026, 10, 21, 14, 2), now)).toBe('14:02')
  expect(formatTime(new Date(2026, 10, 20, 17, 58), now)).toBe('Yesterday, 17:58')
  expect(formatTime(new Date(2026, 10, 19, 10, 15), now)).toBe('19 Nov, 10:15')
  expect(formatTime(new Date(2025, 10, 19, 10, 15), now)).toBe('19 Nov 2025, 10:15')
})
