import { expect, it } from 'vitest'
import { formatShort } from './format-short.ts'

const now = new Date(2026, 10, 21, 9, 30)
const ago = (...[month, day, hour, minute]: [number, number, number, number]) =>
  formatShort(new Date(2026, month, day, hour, minute).toISOString(), now)

it('says how long ago something was, as short as it can be read', () => {
  expect([ago(10, 21, 9, 30), ago(10, 21, 9, 28), ago(10, 21, 6, 29)]).toEqual(['now', '2 min', '3 h'])
  expect([ago(10, 20, 23, 50), ago(10, 19, 10, 0)]).toEqual(['Yesterday', '19 Nov'])
  expect(formatShort(new Date(2025, 10, 19).toISOString(), now)).toBe('19 Nov 2025')
})
