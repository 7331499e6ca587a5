import type { AppDocument, ComponentNode } from '@kwiq/app-model'

/** A screen shows no more than this many components of the top level without scrolling. */
const visibleComponents = 24

/** The components a screen shows without scrolling: the first ones and, as bars fixed to the foot stand last, the last. */
export function trimComponents(components: ComponentNode[]): ComponentNode[] {
  if (components.length <= visibleComponents) return components
  return [...components.slice(0, visibleComponents), ...components.slice(-1)]
}

/** The document with only what a thumbnail of one screen can show, so that drawing it stays cheap. */
export function trimForStill(document: AppDocument, screenId: string): AppDocument | null {
  const screen = document.screens.find((candidate) => candidate.id === screenId)
  if (!screen) return null
  return { ...document, screens: [{ ...screen, components: trimComponents(screen.components) }] }
}
