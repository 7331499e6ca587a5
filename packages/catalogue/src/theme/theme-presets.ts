import { boldPreset } from './presets/bold.ts'
import { calmPreset } from './presets/calm.ts'
import { cleanPreset } from './presets/clean.ts'
import { darkProPreset } from './presets/dark-pro.ts'
import { editorialPreset } from './presets/editorial.ts'
import { naturalPreset } from './presets/natural.ts'
import { playfulPreset } from './presets/playful.ts'
import { warmPreset } from './presets/warm.ts'
import type { ThemePreset } from './types.ts'

/** The eight presets, in the order they are offered. */
export const themePresets: readonly ThemePreset[] = [
  cleanPreset,
  warmPreset,
  boldPreset,
  calmPreset,
  playfulPreset,
  editorialPreset,
  darkProPreset,
  naturalPreset,
]

/** The preset of an id; `clean` for an id that is not known, so that every document can be drawn. */
export function findPreset(id: string): ThemePreset {
  return themePresets.find((preset) => preset.id === id) ?? cleanPreset
}
