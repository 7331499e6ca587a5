import type { AppDocument } from '@kwiq/app-model'
import { themePresets } from '@kwiq/catalogue/theme'

/**
 * The app in another theme than the one its description leads to: never the same, so that another look can be seen
 * at a glance. Stated colours stay, and so does the mode.
 */
export function giveAnotherLook(document: AppDocument, seed: number): AppDocument {
  const { theme } = document.app
  const others = themePresets.map(({ id }) => id).filter((id) => id !== theme.preset)
  const preset = others[seed % others.length] ?? theme.preset
  return { ...document, app: { ...document.app, theme: { ...theme, preset } } }
}
