import { isEqual } from '../tree/is-equal.ts'
import {
  childIds,
  type IndexedNode,
  nodeKey,
  screenKey,
  type TreeIndex,
  type TreeKey,
} from '../tree/index-tree.ts'

/** What one side took away, and the removals that the other side's edits cancel. */
export interface Removals {
  removed: Set<TreeKey>
  /** The topmost of each removal that does not happen. */
  cancelled: TreeKey[]
}

/**
 * What `side` removed from `base` and the merge may remove as well. A removal goes with all it took along: where
 * the other side edited, moved or added anything inside it, none of it is removed, so that no work is lost.
 */
export function findRemoved(base: TreeIndex, side: TreeIndex, other: TreeIndex): Removals {
  const removals: Removals = { removed: new Set(), cancelled: [] }
  const arrivals = findArrivals(base, other)
  const settle = (root: TreeKey) => {
    const taken = collectTaken(base, side, root)
    const isTouched = taken.some((key) => arrivals.has(key) || isEdited(base, other, key))
    if (isTouched) removals.cancelled.push(root)
    else for (const key of taken) removals.removed.add(key)
  }
  for (const id of base.screens.keys()) if (!side.screens.has(id)) settle(screenKey(id))
  for (const [id, entry] of base.nodes) {
    if (!side.nodes.has(id) && isPresent(side, entry.parent)) settle(nodeKey(id))
  }
  return removals
}

/** Whether the screen or component is in the document. */
function isPresent(tree: TreeIndex, key: TreeKey): boolean {
  const id = key.slice(1)
  return key.startsWith('s') ? tree.screens.has(id) : tree.nodes.has(id)
}

// The root and what it took along; what stood inside and is still there was moved out before.
function collectTaken(base: TreeIndex, side: TreeIndex, root: TreeKey): TreeKey[] {
  const taken = [root]
  for (const id of childIds(base, root)) {
    if (!side.nodes.has(id)) taken.push(...collectTaken(base, side, nodeKey(id)))
  }
  return taken
}

/** What the document put something into that did not stand there before. */
function findArrivals(base: TreeIndex, tree: TreeIndex): Set<TreeKey> {
  const arrivals = new Set<TreeKey>()
  for (const [id, entry] of tree.nodes) {
    if (base.nodes.get(id)?.parent !== entry.parent) arrivals.add(entry.parent)
  }
  return arrivals
}

function isEdited(base: TreeIndex, tree: TreeIndex, key: TreeKey): boolean {
  const id = key.slice(1)
  if (key.startsWith('s')) {
    const before = base.screens.get(id)?.screen
    const after = tree.screens.get(id)?.screen
    if (!before || !after || before === after) return false
    return (
      before.name !== after.name ||
      before.isLocked !== after.isLocked ||
      !isEqual(before.properties ?? {}, after.properties ?? {})
    )
  }
  const before = base.nodes.get(id)
  const after = tree.nodes.get(id)
  return before !== undefined && after !== undefined && isNodeEdited(before, after)
}

function isNodeEdited(before: IndexedNode, after: IndexedNode): boolean {
  if (before.parent !== after.parent) return true
  if (before.node === after.node) return false
  return (
    before.node.label !== after.node.label ||
    before.node.type !== after.node.type ||
    before.node.isLocked !== after.node.isLocked ||
    !isEqual(before.node.properties, after.node.properties)
  )
}
