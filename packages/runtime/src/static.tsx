import type { AppDocument } from '@kwiq/app-model'
import { resolveTheme, type ThemeMode } from '@kwiq/catalogue/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { StyleSheet } from 'react-native-web'
import { PhonePicture } from './still/phone-picture.tsx'

interface StaticScreen {
  /** One element of 375 by 812 px. */
  html: string
  /** Every rule the components drawn so far in this process need; put it into the page once. */
  css: string
}

/**
 * A screen as markup, for pictures that stand in a page before any script runs. `systemMode` is for apps that
 * follow the device. Throws when the document has no such screen. Fonts are not part of it: the page loads
 * `@kwiq/catalogue/fonts.css`.
 */
export function renderScreenToHtml(
  document: AppDocument,
  screenId: string,
  systemMode?: ThemeMode,
): StaticScreen {
  const screen = document.screens.find(({ id }) => id === screenId)
  if (!screen) throw new Error(`No screen ${screenId} in ${document.app.name}`)
  const theme = resolveTheme(document.app.theme, systemMode)
  const html = renderToStaticMarkup(<PhonePicture screen={screen} theme={theme} />)
  return { html, css: StyleSheet.getSheet().textContent }
}
