export { applyColors } from './apply-colors.ts'
export { contrast, hexToRgb, hslToHex, luminance, mix, rgbToHex, rgbToHsl, withAlpha } from './color.ts'
export { colorNames } from './color-names.ts'
export { parseColors } from './parse-colors.ts'
export { onColor, reachContrast } from './reach-contrast.ts'
export { resolveTheme } from './resolve-theme.ts'
export { findPreset, themePresets } from './theme-presets.ts'
export type {
  Elevation,
  ResolvedTheme,
  TextVariant,
  ThemeArt,
  ThemeMode,
  ThemePreset,
  ThemeRoles,
  ThemeSpacing,
  TypeStep,
} from './types.ts'
