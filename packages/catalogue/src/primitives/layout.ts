import { createContext, useContext } from 'react'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { ResolvedTheme, ThemeRoles } from '../theme/types.ts'

/** What a component knows of its place. All lengths in px. Changes with theme, size and parent, never with selection. */
export interface Layout {
  theme: ResolvedTheme
  /** The colours here: the theme's, or those of the coloured ground one stands on (hero, primary screen). */
  roles: ThemeRoles
  /** Width this component has. */
  width: number
  /** Inside a card or another box: draw no box of one's own. */
  nested: boolean
  /** Inside something centred. */
  centered: boolean
  /** In a row of equal widths: fill the height and width that is given. */
  fill: boolean
  /** Margin at the sides of the screen; an edge-to-edge component takes it back with negative margins. */
  screenMargin: number
  /** Width of the whole screen. */
  screenWidth: number
  /** What the device's notch and home indicator cover. */
  insets: { top: number; bottom: number }
}

/** Width of the column of a screen on wide devices. */
const widestColumn = 640

/** The layout of a screen's body: the root of every component's layout. */
export function screenLayout(theme: ResolvedTheme, screenWidth: number, insets: Layout['insets']): Layout {
  const screenMargin = Math.max(theme.spacing.screen, Math.round((screenWidth - widestColumn) / 2))
  return {
    theme,
    roles: theme.roles,
    width: screenWidth - 2 * screenMargin,
    nested: false,
    centered: false,
    fill: false,
    screenMargin,
    screenWidth,
    insets,
  }
}

export const LayoutContext = createContext<Layout>(
  screenLayout(resolveTheme({ preset: 'clean' }), 375, { top: 44, bottom: 34 }),
)

/** The place of the component that asks. */
export function useLayout(): Layout {
  return useContext(LayoutContext)
}
