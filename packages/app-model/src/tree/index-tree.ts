import type { AppDocument, ComponentNode, Screen } from '../types.ts'

/**
 * Names a screen or a component among both, whose ids are apart: `s` or `n` and the id. What something stands in
 * is one of these.
 */
export type TreeKey = string

export const screenKey = (id: string): TreeKey => `s${id}`
export const nodeKey = (id: string): TreeKey => `n${id}`

export interface IndexedNode {
  node: ComponentNode
  parent: TreeKey
  index: number
  screen: Screen
}

/** A document laid flat for look-ups by id. */
export interface TreeIndex {
  screens: ReadonlyMap<string, { screen: Screen; index: number }>
  nodes: ReadonlyMap<string, IndexedNode>
}

/** Lays a document flat; of components with one id, the last counts. */
export function indexTree(document: AppDocument): TreeIndex {
  const screens = new Map<string, { screen: Screen; index: number }>()
  const nodes = new Map<string, IndexedNode>()
  const add = (list: readonly ComponentNode[], parent: TreeKey, screen: Screen) => {
    for (const [index, node] of list.entries()) {
      nodes.set(node.id, { node, parent, index, screen })
      if (node.children) add(node.children, nodeKey(node.id), screen)
    }
  }
  for (const [index, screen] of document.screens.entries()) {
    screens.set(screen.id, { screen, index })
    add(screen.components, screenKey(screen.id), screen)
  }
  return { screens, nodes }
}

/** Ids of what stands directly in the screen or component, in order; empty when it is not there. */
export function childIds(tree: TreeIndex, parent: TreeKey): string[] {
  const id = parent.slice(1)
  const list = parent.startsWith('s')
    ? tree.screens.get(id)?.screen.components
    : tree.nodes.get(id)?.node.children
  return list ? list.map((node) => node.id) : []
}
