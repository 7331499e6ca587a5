import type { AppTheme } from '@kwiq/app-model'
import { contrast, resolveTheme } from '@kwiq/catalogue/theme'

/** How a colour of the theme comes out: as a fill with words on it, and as words on the ground. */
interface ThemeColor {
  name: string
  ground: string
  fill: string
  /** Words in this colour, and their contrast on the ground, 1 to 21. */
  words: string
  wordsRatio: number
  /** Words on the fill, and their contrast there. */
  onFill: string
  fillRatio: number
  /** Whether the words had to be moved away from the stated colour to be read. */
  isMoved: boolean
}

/** Text, primary and accent as the app wears them in its own mode (light where it follows the device). */
export function themeColors(theme: AppTheme): ThemeColor[] {
  const { roles } = resolveTheme(theme, 'light')
  const ground = roles.background
  const row = (name: string, fill: string, words: string, onFill: string, stated?: string): ThemeColor => ({
    name,
    ground,
    fill,
    words,
    onFill,
    wordsRatio: contrast(words, ground),
    fillRatio: contrast(onFill, fill),
    isMoved: stated !== undefined && words.toLowerCase() !== stated.toLowerCase(),
  })
  return [
    row('Text', roles.surfaceAlt, roles.text, roles.text),
    row('Primary', roles.primary, roles.primaryText, roles.onPrimary, theme.colors?.[0]),
    row('Accent', roles.accent, roles.accentText, roles.onAccent, theme.colors?.[1]),
  ]
}
