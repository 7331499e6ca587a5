/** What the person chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Where the choice is kept. Also read by the web app's theme.js before the first paint. */
const themeStorageKey = 'kwiq-theme'

/** The kept choice, or `system`. Never throws, even where storage is forbidden. */
export function readThemeChoice(): ThemeChoice {
  try {
    const kept = localStorage.getItem(themeStorageKey)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    return 'system'
  }
}

/** Shows the theme and keeps the choice. */
export function applyThemeChoice(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeStorageKey)
    else localStorage.setItem(themeStorageKey, choice)
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}
