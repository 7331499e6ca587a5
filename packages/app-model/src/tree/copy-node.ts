import type { ComponentNode } from '../types.ts'

/**
 * A copy with new ids throughout: the copy itself gets `newId`, what is inside it gets ids of its type, the
 * part of `newId` after its last dash (the timestamp), and a running number. Ids in `taken` are not given
 * again; the new ones are put into it. Actions keep their targets.
 */
export function copyNode(node: ComponentNode, newId: string, taken: Set<string> = new Set()): ComponentNode {
  taken.add(newId)
  const copyChildren = createCopier(newId, taken)
  return copyWith(node, newId, copyChildren)
}

/** Copies of a screen's components, their ids made from the new screen's id as in `copyNode`. */
export function copyNodes(
  nodes: readonly ComponentNode[],
  newScreenId: string,
  taken: Set<string>,
): ComponentNode[] {
  return nodes.map(createCopier(newScreenId, taken))
}

type Copier = (node: ComponentNode) => ComponentNode

function createCopier(newId: string, taken: Set<string>): Copier {
  const stamp = newId.slice(newId.lastIndexOf('-') + 1)
  let count = 0
  const copy: Copier = (node) => {
    let id: string
    do {
      count += 1
      id = `${node.type}-${stamp}-${count}`
    } while (taken.has(id))
    taken.add(id)
    return copyWith(node, id, copy)
  }
  return copy
}

function copyWith(node: ComponentNode, id: string, copyChild: Copier): ComponentNode {
  return node.children ? { ...node, id, children: node.children.map(copyChild) } : { ...node, id }
}
