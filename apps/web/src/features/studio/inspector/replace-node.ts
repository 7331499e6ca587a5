import type { AppDocument, ComponentNode } from '@kwiq/app-model'

/** The document with other JSON in one component's place; still to be validated. */
export function replaceNode(document: AppDocument, id: string, json: unknown): unknown {
  const replaceIn = (nodes: readonly ComponentNode[]): unknown[] =>
    nodes.map((node) => {
      if (node.id === id) return json
      return node.children ? { ...node, children: replaceIn(node.children) } : node
    })
  return {
    ...document,
    screens: document.screens.map((screen) => ({ ...screen, components: replaceIn(screen.components) })),
  }
}
