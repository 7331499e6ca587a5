import { describe, expect, test } from 'vitest'
import { resolveTheme } from './resolve-theme.ts'

describe('mode', () => {
  test('is the preset’s own unless it is stated', () => {
    expect(resolveTheme({ preset: 'dark-pro' }).mode).toBe('dark')
    expect(resolveTheme({ preset: 'dark-pro', mode: 'light' }).mode).toBe('light')
  })

  test('follows the device only when the app says so', () => {
    expect(resolveTheme({ preset: 'clean', mode: 'auto' }, 'dark').mode).toBe('dark')
    expect(resolveTheme({ preset: 'clean' }, 'dark').mode).toBe('light')
    expect(resolveTheme({ preset: 'clean', mode: 'auto' }).mode).toBe('light')
  })
})

test('an unknown preset is drawn as clean', () => {
  expect(resolveTheme({ preset: 'from-the-future' }).id).toBe('clean')
})

test('stated colours become primary and accent; what is no colour is left out', () => {
  const { roles } = resolveTheme({ preset: 'warm', colors: ['javascript:', '#2b62d9', '#e8742a'] })
  expect([roles.primary, roles.accent]).toEqual(['#2b62d9', '#e8742a'])
})

describe('corners', () => {
  test('sharp corners are smaller than soft ones, soft than round ones', () => {
    const cards = (['sharp', 'soft', 'round'] as const).map(
      (corners) => resolveTheme({ preset: 'natural', corners }).radius.card,
    )
    expect(cards).toEqual([...cards].sort((a, b) => a - b))
    expect(new Set(cards).size).toBe(3)
  })

  test('pills become square with sharp corners, and chunky buttons stay chunky', () => {
    expect(resolveTheme({ preset: 'natural', corners: 'sharp' }).button).toBe('square')
    expect(resolveTheme({ preset: 'playful', corners: 'sharp' }).button).toBe('chunky')
  })
})
