import type { AppDocument, ComponentNode, Screen } from '../types.ts'

/** Where a component stands. */
export interface NodeLocation {
  node: ComponentNode
  screen: Screen
  /** The container or stack it stands in; null directly on the screen. */
  parent: ComponentNode | null
  /** Its index in the parent's children or the screen's components. */
  index: number
  /** 1 directly on the screen. */
  depth: number
}

/** Every component of a list and what is inside them, parents before children. */
export function* walkComponents(components: readonly ComponentNode[]): Generator<ComponentNode> {
  for (const node of components) {
    yield node
    if (node.children) yield* walkComponents(node.children)
  }
}

function* walkList(
  list: readonly ComponentNode[],
  screen: Screen,
  parent: ComponentNode | null,
  depth: number,
): Generator<NodeLocation> {
  for (const [index, node] of list.entries()) {
    yield { node, screen, parent, index, depth }
    if (node.children) yield* walkList(node.children, screen, node, depth + 1)
  }
}

/** Every component of one screen with its place, parents before children. */
export function walkScreen(screen: Screen): Generator<NodeLocation> {
  return walkList(screen.components, screen, null, 1)
}

/** Every component of the document with its place, screen by screen, parents before children. */
export function* walkNodes(document: AppDocument): Generator<NodeLocation> {
  for (const screen of document.screens) yield* walkScreen(screen)
}

/** How many components the list holds, counting those inside others. */
export function countComponents(components: readonly ComponentNode[]): number {
  let count = components.length
  for (const node of components) if (node.children) count += countComponents(node.children)
  return count
}

/** Levels of components in the list: 0 when empty, 1 when none has children. */
export function measureDepth(components: readonly ComponentNode[]): number {
  let deepest = 0
  for (const node of components) {
    deepest = Math.max(deepest, 1 + (node.children ? measureDepth(node.children) : 0))
  }
  return deepest
}
