import type { AppTheme } from '@kwiq/app-model'
import { resolveTheme } from '@kwiq/catalogue/theme'

/**
 * Asks for the letters of an app before it is drawn: those that come only when the first words want them have the whole
 * screen laid out a second time. Waits for nothing.
 */
export function loadFonts(theme: AppTheme): void {
  const families = new Set(Object.values(resolveTheme(theme).fonts))
  for (const family of families) document.fonts.load(`16px "${family}"`).catch(() => {})
}
