import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyColors } from './apply-colors.ts'
import { contrast } from './color.ts'
import { colorNames } from './color-names.ts'
import { parseColors } from './parse-colors.ts'
import { themePresets } from './theme-presets.ts'
import type { ThemeMode, ThemeRoles } from './types.ts'

const modes: ThemeMode[] = ['light', 'dark']

/** Every pair of words and ground a component may draw: name, words, ground. */
function pairs(roles: ThemeRoles): [name: string, words: string, ground: string][] {
  const grounds = { background: roles.background, surface: roles.surface, surfaceAlt: roles.surfaceAlt }
  const words = {
    text: roles.text,
    textMuted: roles.textMuted,
    primaryText: roles.primaryText,
    accentText: roles.accentText,
    successText: roles.successText,
    warningText: roles.warningText,
    dangerText: roles.dangerText,
  }
  const fills: [string, string, string, string, string][] = [
    ['primary', roles.primary, roles.onPrimary, roles.primarySoft, roles.primaryText],
    ['accent', roles.accent, roles.onAccent, roles.accentSoft, roles.accentText],
    ['success', roles.success, roles.onSuccess, roles.successSoft, roles.successText],
    ['warning', roles.warning, roles.onWarning, roles.warningSoft, roles.warningText],
    ['danger', roles.danger, roles.onDanger, roles.dangerSoft, roles.dangerText],
  ]
  return [
    ...Object.entries(grounds).flatMap(([ground, color]) =>
      Object.entries(words).map(
        ([word, wordColor]) => [`${word} on ${ground}`, wordColor, color] as [string, string, string],
      ),
    ),
    ...fills.flatMap(([name, fill, on, soft, text]): [string, string, string][] => [
      [`words on ${name}`, on, fill],
      [`${name}Text on its soft fill`, text, soft],
      [`text on ${name}Soft`, roles.text, soft],
    ]),
    ['textMuted on primarySoft', roles.textMuted, roles.primarySoft],
  ]
}

const misses = (where: string, roles: ThemeRoles) =>
  pairs(roles)
    .filter(([, words, ground]) => contrast(words, ground) < 4.5)
    .map(([name, words, ground]) => `${where}: ${name} ${words} on ${ground}`)

describe('contrast of at least 4.5:1', () => {
  test('in all presets, both modes', () => {
    const all = themePresets.flatMap((preset) =>
      modes.map((mode) => ({ where: `${preset.id} ${mode}`, roles: preset[mode] })),
    )
    expect(all.flatMap(({ roles }) => pairs(roles))).toHaveLength(592)
    expect(all.flatMap(({ where, roles }) => misses(where, roles))).toEqual([])
  })

  test.each([
    ...Object.keys(colorNames),
    'navy and gold',
    '#ff00aa',
    '#0f0',
    'dark green',
    'pale pink and teal',
    'black and lime',
  ])('with %s stated, in all presets, both modes', (stated) => {
    const colors = parseColors(stated)
    expect(colors.length).toBeGreaterThan(0)
    const found = themePresets.flatMap((preset) =>
      modes.flatMap((mode) => misses(`${preset.id} ${mode}`, applyColors(preset[mode], colors, mode))),
    )
    expect(found).toEqual([])
  })
})

test('the presets have different ids', () => {
  expect(new Set(themePresets.map(({ id }) => id)).size).toBe(8)
})

test('the package brings a file for every family the presets use', () => {
  const folder = new URL('.', import.meta.url)
  const css = readFileSync(new URL('fonts.css', folder), 'utf8')
  const brought = [...css.matchAll(/font-family: '?([^';]+)'?;[^}]*?url\(([^)]+)\)/g)].filter(
    ([, , file = '']) => existsSync(new URL(file, folder)),
  )
  const families = themePresets.flatMap(({ fonts }) => Object.values(fonts))
  expect(brought.map(([, family]) => family)).toEqual(expect.arrayContaining(families))
})
