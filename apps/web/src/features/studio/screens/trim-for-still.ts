import type { AppDocument } from '@kwiq/app-model'

/** A screen shows no more than this many components of the top level without scrolling. */
const visibleComponents = 24

/** The document with only what a thumbnail of one screen can show, so that drawing it stays cheap. */
export function trimForStill(document: AppDocument, screenId: string): AppDocument | null {
  const screen = document.screens.find((candidate) => candidate.id === screenId)
  if (!screen) return null
  if (screen.components.length <= visibleComponents) return { ...document, screens: [screen] }
  // Bars fixed to the foot stand last.
  const components = [...screen.components.slice(0, visibleComponents), ...screen.components.slice(-1)]
  return { ...document, screens: [{ ...screen, components }] }
}
