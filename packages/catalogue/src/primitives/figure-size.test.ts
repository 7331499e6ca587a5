import { expect, it } from 'vitest'
import { figureSize } from './words-height.ts'

it.each([
  ['short ones have the usual size', ['14', '2 of 8'], 100, 22],
  ['a longer one makes all of them smaller', ['14', '€ 14,280.00'], 100, 15.5],
  ['none is too small to read', ['thirty-nine days and a half'], 60, 15],
  ['without any', [], 100, 22],
])('of figures: %s', (_what, figures, width, fontSize) => {
  expect(figureSize(22, figures, width).fontSize).toBe(fontSize)
})
