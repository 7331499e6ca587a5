import { expect, test } from 'vitest'
import { formatRelative } from './format-relative.ts'

const now = Date.parse('2026-11-21T08:00:00.000Z')

test.each([
  ['2026-11-21T07:59:31.000Z', 'just now'],
  ['2026-11-21T08:00:20.000Z', 'in less than a minute'],
  ['2026-11-21T07:56:00.000Z', '4 minutes ago'],
  ['2026-11-21T06:59:00.000Z', '1 hour ago'],
  ['2026-11-09T08:00:00.000Z', '12 days ago'],
  ['2026-09-20T08:00:00.000Z', '2 months ago'],
  ['2024-11-01T08:00:00.000Z', '2 years ago'],
  ['2026-12-01T08:00:00.000Z', 'in 10 days'],
  ['2026-12-01T07:59:00.000Z', 'in 10 days'],
])('%s is %s', (iso, expected) => {
  expect(formatRelative(iso, now)).toBe(expected)
})
