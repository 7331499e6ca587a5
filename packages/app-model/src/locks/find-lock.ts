import type { AppDocument, ComponentNode, Screen } from '../types.ts'
import { findNode, findScreen, type NodeLocation, walkScreen } from '../walks/index.ts'

/** What keeps something from being changed: the locked screen, or the locked component it is or stands in. */
export type Lock = { kind: 'screen'; screen: Screen } | { kind: 'component'; node: ComponentNode }

/** The lock that holds a component; undefined when it is free. The outermost counts. */
export function findLock(location: NodeLocation): Lock | undefined {
  const { screen, node } = location
  if (screen.isLocked) return { kind: 'screen', screen }
  const locked = pathTo(screen.components, node.id)?.find((holder) => holder.isLocked)
  return locked && { kind: 'component', node: locked }
}

/** The lock that holds the screen or component with this id; undefined when it is free or not there. */
export function findLockOf(document: AppDocument, id: string): Lock | undefined {
  const screen = findScreen(document, id)
  if (screen?.isLocked) return { kind: 'screen', screen }
  const location = findNode(document, id)
  return location && findLock(location)
}

/** Whether the screen is locked or has anything locked on it. */
export function hasLocks(screen: Screen): boolean {
  if (screen.isLocked) return true
  for (const { node } of walkScreen(screen)) if (node.isLocked) return true
  return false
}

function pathTo(list: readonly ComponentNode[], id: string): ComponentNode[] | undefined {
  for (const node of list) {
    if (node.id === id) return [node]
    const inside = node.children && pathTo(node.children, id)
    if (inside) return [node, ...inside]
  }
  return undefined
}
