import type { AppTheme } from '@kwiq/app-model'
import { contrast } from '../theme/color.ts'
import { reachContrast } from '../theme/reach-contrast.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { ThemeMode } from '../theme/types.ts'

/** A stated colour that is hard to tell from the ground it is drawn on. */
export interface ColorProblem {
  /** Index in the theme's stated colours: 0 primary, 1 accent. */
  index: number
  mode: ThemeMode
  /** Contrast of the fill the theme makes of it against the ground, 1 to 21. */
  ratio: number
  /** The nearest colour, as #rrggbb, that can be told from the ground. */
  remedy: string
  message: string
}

/** Fills, icons and chart lines need this contrast (WCAG 2.2, 1.4.11); words are put right by the theme itself. */
export const leastFillContrast = 3

const names = ['primary', 'accent'] as const

/**
 * The stated colours whose fills are too close to the ground, in each mode the app can have. Words never are:
 * the theme moves them until they reach 4.5:1. Empty without stated colours.
 */
export function checkColors(theme: AppTheme): ColorProblem[] {
  const modes: ThemeMode[] = theme.mode === 'auto' ? ['light', 'dark'] : [resolveTheme(theme).mode]
  return modes.flatMap((mode) => {
    const { roles } = resolveTheme({ ...theme, mode })
    return names.flatMap((name, index) => {
      if (theme.colors?.[index] === undefined) return []
      const fill = roles[name]
      const ratio = Math.min(contrast(fill, roles.background), contrast(fill, roles.surface))
      if (ratio >= leastFillContrast) return []
      return [
        {
          index,
          mode,
          ratio,
          remedy: reachContrast(fill, [roles.background, roles.surface], leastFillContrast + 0.1),
          message: `The ${name} colour is hard to see in ${mode} mode: ${ratio.toFixed(1)}:1, it needs ${leastFillContrast}:1.`,
        },
      ]
    })
  })
}
