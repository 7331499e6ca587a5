import type { AppDocument, ComponentNode } from '@kwiq/app-model'

/**
 * The document for lists: every screen and component is there to be counted and the start screen is whole, to be
 * drawn; elsewhere properties are left out, which makes it about a third of the size.
 */
export function outlineDocument(document: AppDocument): AppDocument {
  const start = document.screens.find(({ id }) => id === document.app.startScreenId) ?? document.screens[0]
  return {
    ...document,
    screens: document.screens.map((screen) =>
      screen === start ? screen : { ...screen, components: screen.components.map(outlineNode) },
    ),
  }
}

function outlineNode({ id, type, label, children }: ComponentNode): ComponentNode {
  return { id, type, label, properties: {}, ...(children ? { children: children.map(outlineNode) } : {}) }
}
