import type { ComponentNode } from '@kwiq/app-model'

/** Components that follow each other on a screen; `key` stays while they change. */
export interface NodeGroup {
  key: string
  nodes: ComponentNode[]
}

/** One id in this many starts a group, and no group has more than the second number. */
const startsOneIn = 20
const longestGroup = 60

/**
 * Cuts a long list into groups of about 20. Where it is cut depends on the ids alone, so that a component that
 * is added, moved or removed leaves all other groups as they were.
 */
export function groupNodes(nodes: readonly ComponentNode[]): NodeGroup[] {
  const groups: NodeGroup[] = []
  for (const node of nodes) {
    const last = groups.at(-1)
    if (last && last.nodes.length < longestGroup && !startsGroup(node.id)) last.nodes.push(node)
    else groups.push({ key: groups.length === 0 ? '' : node.id, nodes: [node] })
  }
  return groups
}

/** FNV-1a, 32 bits (draft-eastlake-fnv). */
function startsGroup(id: string): boolean {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at++) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  return (hash >>> 8) % startsOneIn === 0
}
