import { hslToHex, mix, rgbToHsl } from './color.ts'
import { onColor, reachContrast } from './reach-contrast.ts'
import type { BaseRoles, ThemeMode, ThemeRoles } from './types.ts'

/**
 * The roles every theme gets from its thirteen: tinted fills, text colours that are safe on every ground,
 * what is written on fills, and the chart's series.
 */
export function deriveRoles(base: BaseRoles, mode: ThemeMode): ThemeRoles {
  const isDark = mode === 'dark'
  const tint = (color: string, light: number) => mix(base.surface, color, isDark ? 0.2 : light)
  const primarySoft = tint(base.primary, 0.11)
  const accentSoft = tint(base.accent, 0.16)
  const grounds = [base.background, base.surface, base.surfaceAlt]
  const signal = (color: string) => {
    const soft = tint(color, 0.12)
    return { soft, text: reachContrast(color, [...grounds, soft]), on: onColor(color) }
  }
  const success = signal(base.success)
  const warning = signal(base.warning)
  const danger = signal(base.danger)
  const [hue, saturation] = rgbToHsl(base.primary)
  return {
    ...base,
    text: reachContrast(base.text, [primarySoft, accentSoft], 4.6),
    textMuted: reachContrast(base.textMuted, [...grounds, primarySoft, accentSoft], 4.55),
    primarySoft,
    primaryText: reachContrast(base.primary, [...grounds, primarySoft]),
    accentSoft,
    accentText: reachContrast(base.accent, [...grounds, accentSoft]),
    successSoft: success.soft,
    successText: success.text,
    onSuccess: success.on,
    warningSoft: warning.soft,
    warningText: warning.text,
    onWarning: warning.on,
    dangerSoft: danger.soft,
    dangerText: danger.text,
    onDanger: danger.on,
    chart: [
      base.primary,
      base.accent,
      hslToHex(hue + 150, Math.min(saturation, 50), isDark ? 62 : 48),
      mix(base.primary, base.surface, 0.5),
      mix(base.accent, base.surface, 0.5),
    ],
  }
}
