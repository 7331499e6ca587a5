import type { AppTheme } from '@kwiq/app-model'
import { applyColors } from './apply-colors.ts'
import { applyCorners } from './apply-corners.ts'
import { findPreset } from './theme-presets.ts'
import type { ResolvedTheme, ThemeMode } from './types.ts'

const hexColor = /^#[0-9a-f]{6}$/i

/**
 * An app's theme as it is drawn. `systemMode` is the device's, used when the app follows it. Never fails: an
 * unknown preset is drawn as `clean`, a colour that is not #rrggbb is left out.
 */
export function resolveTheme(appTheme: AppTheme, systemMode?: ThemeMode): ResolvedTheme {
  const { light, dark, ...style } = findPreset(appTheme.preset)
  const wanted = appTheme.mode === 'auto' ? systemMode : appTheme.mode
  const mode = wanted ?? style.defaultMode
  const roles = mode === 'dark' ? dark : light
  const colors = (appTheme.colors ?? []).filter((color) => hexColor.test(color))
  return {
    ...style,
    ...applyCorners(style, appTheme.corners),
    mode,
    roles: colors.length > 0 ? applyColors(roles, colors, mode) : roles,
    ...(appTheme.language === undefined ? {} : { language: appTheme.language }),
  }
}
