import { themePresets } from '@kwiq/catalogue/theme'
import { expect, test } from 'vitest'
import { themeColors } from './theme-colors.ts'

test('words can be read in every preset, whatever colours are stated', () => {
  for (const { id } of themePresets) {
    for (const mode of ['light', 'dark'] as const) {
      for (const colors of [[], ['#ffee00'], ['#101010', '#ff00ff'], ['#808080']]) {
        for (const { name, wordsRatio, fillRatio } of themeColors({ preset: id, mode, colors })) {
          expect(wordsRatio, `${id} ${mode} ${name}`).toBeGreaterThanOrEqual(4.5)
          expect(fillRatio, `${id} ${mode} ${name}`).toBeGreaterThanOrEqual(4.5)
        }
      }
    }
  }
})

test('a colour that cannot be read as words is said to be moved, one that can is not', () => {
  const moved = (color: string) =>
    themeColors({ preset: 'clean', mode: 'light', colors: [color] }).find(({ name }) => name === 'Primary')
      ?.isMoved
  expect(moved('#ffee00')).toBe(true)
  expect(moved('#123a8c')).toBe(false)
})
