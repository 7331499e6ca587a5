import type { AppDocument, ComponentNode, Screen } from '../types.ts'

/** The component as it is, but free, with all inside it; the same object when nothing was locked. */
export function freeNode(node: ComponentNode): ComponentNode {
  const children = node.children && freeNodes(node.children)
  if (!node.isLocked && children === node.children) return node
  const { isLocked: _isLocked, ...free } = node
  return children ? { ...free, children } : free
}

/** The screen as it is, but free, with all on it. */
export function freeScreen(screen: Screen): Screen {
  const components = freeNodes(screen.components)
  if (!screen.isLocked && components === screen.components) return screen
  const { isLocked: _isLocked, ...free } = screen
  return { ...free, components }
}

/** The document without any lock; what had none stays the same object. */
export function withoutLocks(document: AppDocument): AppDocument {
  const screens = document.screens.map(freeScreen)
  const isSame = screens.every((screen, index) => screen === document.screens[index])
  return isSame ? document : { ...document, screens }
}

function freeNodes(nodes: ComponentNode[]): ComponentNode[] {
  const free = nodes.map(freeNode)
  return free.every((node, index) => node === nodes[index]) ? nodes : free
}
