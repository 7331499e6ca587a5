import type { AppTheme } from '@kwiq/app-model'
import { type ResolvedTheme, resolveTheme, type ThemeMode } from '@kwiq/catalogue/theme'
import { phoneSize } from '../phone/phone-context.ts'

/** How a picture of a screen differs from the usual: another mode, larger words, the other direction, another phone. */
export interface StillLook {
  mode?: ThemeMode
  /** Size of the words against the theme's: 2 is what people with weak eyes set. */
  textScale?: number
  direction?: 'ltr' | 'rtl'
  /** In px; absent: 375 by 812. */
  size?: { width: number; height: number }
}

export const usualLook: Required<Omit<StillLook, 'mode'>> = {
  textScale: 1,
  direction: 'ltr',
  size: phoneSize,
}

/** The theme as a picture with this look wears it. */
export function themeOfLook(appTheme: AppTheme, look: StillLook, systemMode: ThemeMode): ResolvedTheme {
  const resolved = resolveTheme(look.mode ? { ...appTheme, mode: look.mode } : appTheme, systemMode)
  const { textScale = 1, direction } = look
  const theme = direction === 'rtl' ? { ...resolved, direction } : resolved
  if (textScale === 1) return theme
  const scaled = Object.entries(theme.type).map(([variant, [size, lineHeight, weight]]) => [
    variant,
    [size * textScale, lineHeight * textScale, weight],
  ])
  return { ...theme, type: { ...theme.type, ...Object.fromEntries(scaled) } }
}
