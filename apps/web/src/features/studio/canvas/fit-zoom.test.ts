import { expect, test } from 'vitest'
import { fitZoom } from './fit-zoom.ts'

test('a phone is shown as large as it is seen whole, in steps of 10', () => {
  expect(fitZoom({ width: 393, height: 830 }, { width: 800, height: 690 })).toBe(80)
  expect(fitZoom({ width: 1042, height: 786 }, { width: 800, height: 900 })).toBe(70)
})

test('the zoom stays within 50 and 150', () => {
  expect(fitZoom({ width: 393, height: 90_000 }, { width: 800, height: 690 })).toBe(50)
  expect(fitZoom({ width: 393, height: 830 }, { width: 4000, height: 4000 })).toBe(150)
})
