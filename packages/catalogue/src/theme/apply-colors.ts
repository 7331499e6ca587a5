import { contrast, hslToHex, rgbToHsl } from './color.ts'
import { deriveRoles } from './derive-roles.ts'
import { onColor, reachContrast } from './reach-contrast.ts'
import type { BaseRoles, ThemeMode, ThemeRoles } from './types.ts'

/** Below this saturation (percent) a stated primary counts as grey, and grey neutrals go with it. */
const greySaturation = 8
/** A fill is moved only until it can be told from the ground. */
const leastFillContrast = 1.7

/** The hue beside one, in degrees, that goes with it: beside oranges and yellows stand reds, not the green of acid. */
const neighbourOf = (hue: number) => (hue >= 12 && hue < 75 ? (hue + 332) % 360 : hue + 38)

function visibleFill(color: string, grounds: string[]): string {
  const [background = '#ffffff'] = grounds
  return contrast(color, background) < leastFillContrast
    ? reachContrast(color, grounds, leastFillContrast)
    : color
}

/**
 * A preset's roles for one mode with stated colours worked in: the first becomes the primary, the second the
 * accent (or a neighbour of the primary). Neutrals keep the preset's lightness and take the primary's hue;
 * success, warning and danger stay. `colors` is #rrggbb; none: the preset's own.
 */
export function applyColors(roles: BaseRoles, colors: readonly string[], mode: ThemeMode): ThemeRoles {
  const [stated, statedAccent] = colors
  if (stated === undefined) return deriveRoles(roles, mode)
  const isDark = mode === 'dark'
  const [hue, saturation, lightness] = rgbToHsl(stated)
  const isGrey = saturation < greySaturation
  const tint = (role: keyof BaseRoles, most: number) =>
    hslToHex(hue, isGrey ? 3 : Math.min(saturation, most), rgbToHsl(roles[role])[2])

  const background = tint('background', isDark ? 14 : 30)
  const surface = isDark ? tint('surface', 13) : roles.surface
  const surfaceAlt = tint('surfaceAlt', isDark ? 13 : 26)
  const grounds = [background, surface, surfaceAlt]
  const fillGrounds = [background, surface]

  const primary = visibleFill(
    hslToHex(hue, saturation, isDark ? Math.max(lightness, 62) : Math.min(lightness, 62)),
    fillGrounds,
  )
  const neighbour = hslToHex(
    isGrey ? hue : neighbourOf(hue),
    isGrey ? 4 : Math.min(saturation, 75),
    isDark ? 66 : 50,
  )
  const accent = statedAccent === undefined ? neighbour : visibleFill(statedAccent, fillGrounds)
  return deriveRoles(
    {
      background,
      surface,
      surfaceAlt,
      text: reachContrast(tint('text', 22), grounds, 10),
      textMuted: reachContrast(tint('textMuted', 12), grounds, 4.7),
      primary,
      onPrimary: onColor(primary),
      accent,
      onAccent: onColor(accent),
      border: tint('border', isDark ? 12 : 20),
      success: roles.success,
      warning: roles.warning,
      danger: roles.danger,
    },
    mode,
  )
}
