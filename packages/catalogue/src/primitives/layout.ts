import { createContext, useContext } from 'react'
import { isRightToLeft, scriptLanguage } from '../language/script-language.ts'
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
  /** What the screen's words are written in, as a BCP 47 tag. */
  language: string
  /** Reading begins at the right: rows, arrows and charts are mirrored. */
  isRtl: boolean
}

/** Width of the column of a screen on wide devices. */
const widestColumn = 640

/**
 * The layout of a screen's body: the root of every component's layout. The screen's name tells the language where
 * the theme does not.
 */
export function screenLayout(
  theme: ResolvedTheme,
  screenWidth: number,
  insets: Layout['insets'],
  screenName = '',
): Layout {
  const language = theme.language ?? scriptLanguage(screenName) ?? 'en'
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
    language,
    isRtl: theme.direction === undefined ? isRightToLeft(language) : theme.direction === 'rtl',
  }
}

/** Width of the phone that heights are stated for, in px. */
const phoneWidth = 375

/**
 * A stated height (px, on a phone) in proportion to the screen's column: on wider devices pictures grow with it
 * instead of being cut to strips.
 */
export function grown({ theme, screenWidth, screenMargin }: Layout, height: number): number {
  const onPhone = phoneWidth - 2 * theme.spacing.screen
  return Math.round(height * Math.max(1, (screenWidth - 2 * screenMargin) / onPhone))
}

/** From this width of a list on, in px, more columns stand side by side. */
const wideList = 560

/** Cells of a grid: how many stand side by side, how wide they are and by what pictures grow against a phone's. */
export function gridCells(
  { theme, width, screenMargin, screenWidth }: Layout,
  stated: number,
  count: number,
): { columns: number; width: number; scale: number } {
  const { gap, screen } = theme.spacing
  const wanted = Math.max(1, Math.round(stated))
  const columns = width >= wideList ? Math.max(wanted, Math.min(count, Math.ceil(wanted * 1.5))) : wanted
  // A hair less than the exact share: browsers round widths, and a row must not break.
  const share = (room: number, cells: number) => Math.floor(((room - gap * (cells - 1)) / cells) * 100) / 100
  const cellWidth = share(width, columns)
  const isWide = screenWidth - 2 * screenMargin > phoneWidth - 2 * screen
  const onPhone = share(Math.min(width, phoneWidth - 2 * screen), wanted)
  return { columns, width: cellWidth, scale: isWide ? Math.max(1, cellWidth / onPhone) : 1 }
}

export const LayoutContext = createContext<Layout>(
  screenLayout(resolveTheme({ preset: 'clean' }), 375, { top: 44, bottom: 34 }),
)

/** The place of the component that asks. */
export function useLayout(): Layout {
  return useContext(LayoutContext)
}
