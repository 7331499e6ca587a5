import type { AppDocument, ComponentNode, Screen } from '../types.ts'
import type { NodeLocation } from './walk-nodes.ts'

/** The screen with this id. */
export function findScreen(document: AppDocument, screenId: string): Screen | undefined {
  return document.screens.find((screen) => screen.id === screenId)
}

/** The component with this id and where it stands. */
export function findNode(document: AppDocument, id: string): NodeLocation | undefined {
  for (const screen of document.screens) {
    const found = search(screen.components, id, screen, null, 1)
    if (found) return found
  }
  return undefined
}

// Plain recursion instead of the walk's generator: this runs on every command and every key press.
function search(
  list: readonly ComponentNode[],
  id: string,
  screen: Screen,
  parent: ComponentNode | null,
  depth: number,
): NodeLocation | undefined {
  for (let index = 0; index < list.length; index += 1) {
    const node = list[index]
    if (!node) continue
    if (node.id === id) return { node, screen, parent, index, depth }
    if (!node.children) continue
    const found = search(node.children, id, screen, node, depth + 1)
    if (found) return found
  }
  return undefined
}

/** Ids of all components of the document. */
export function collectNodeIds(document: AppDocument): Set<string> {
  const ids = new Set<string>()
  const collect = (list: readonly ComponentNode[]) => {
    for (const node of list) {
      ids.add(node.id)
      if (node.children) collect(node.children)
    }
  }
  for (const screen of document.screens) collect(screen.components)
  return ids
}
