import { findMoved } from '../tree/find-moved.ts'
import { childIds, type IndexedNode, type TreeIndex, type TreeKey } from '../tree/index-tree.ts'
import type { Place } from '../tree/place.ts'
import type { Change } from './change.ts'
import { changedKeys } from './changed-keys.ts'

/** Components added, removed, moved, renamed and changed. */
export function diffComponents(before: TreeIndex, after: TreeIndex): Change[] {
  const changes: Change[] = []
  const movedIn = createMovedLookup(before, after)
  for (const [id, entry] of after.nodes) {
    const old = before.nodes.get(id)
    if (!old) {
      if (hasParent(before, entry.parent)) {
        changes.push({
          kind: 'component-added',
          node: entry.node,
          place: toPlace(entry),
          screenName: entry.screen.name,
        })
      }
      continue
    }
    if (old.parent !== entry.parent || movedIn(entry.parent).has(id))
      changes.push(describeMove(old, entry, after))
    changes.push(...diffOwn(old, entry))
  }
  for (const [id, old] of before.nodes) {
    if (after.nodes.has(id) || !hasParent(after, old.parent)) continue
    const screenName = after.screens.get(old.screen.id)?.screen.name ?? old.screen.name
    changes.push({ kind: 'component-removed', node: old.node, place: toPlace(old), screenName })
  }
  return changes
}

function diffOwn(old: IndexedNode, entry: IndexedNode): Change[] {
  const changes: Change[] = []
  const screenName = entry.screen.name
  if (old.node.label !== entry.node.label) {
    changes.push({
      kind: 'component-renamed',
      node: entry.node,
      before: old.node.label,
      after: entry.node.label,
      screenId: entry.screen.id,
      screenName,
    })
  }
  const keys = changedKeys(old.node.properties, entry.node.properties)
  if (old.node.type !== entry.node.type) keys.unshift('type')
  if (keys.length > 0) {
    const { node: before } = old
    changes.push({
      kind: 'component-changed',
      before,
      after: entry.node,
      keys,
      screenId: entry.screen.id,
      screenName,
    })
  }
  if (old.node.isLocked !== entry.node.isLocked) {
    const { node, screen } = entry
    const isLocked = node.isLocked === true
    changes.push({ kind: 'component-locked', node, isLocked, screenId: screen.id, screenName })
  }
  return changes
}

function describeMove(old: IndexedNode, entry: IndexedNode, after: TreeIndex): Change {
  return {
    kind: 'component-moved',
    node: entry.node,
    before: toPlace(old),
    after: toPlace(entry),
    screenNameBefore: after.screens.get(old.screen.id)?.screen.name ?? old.screen.name,
    screenNameAfter: entry.screen.name,
  }
}

/** Per parent, computed once: which of its children stand in another order than before. */
function createMovedLookup(before: TreeIndex, after: TreeIndex): (parent: TreeKey) => Set<string> {
  const known = new Map<TreeKey, Set<string>>()
  return (parent) => {
    const found = known.get(parent)
    if (found) return found
    const moved = findMoved(childIds(before, parent), childIds(after, parent))
    known.set(parent, moved)
    return moved
  }
}

function hasParent(tree: TreeIndex, parent: TreeKey): boolean {
  const id = parent.slice(1)
  return parent.startsWith('s') ? tree.screens.has(id) : tree.nodes.has(id)
}

function toPlace({ screen, parent, index }: IndexedNode): Place {
  return { screenId: screen.id, parentId: parent.startsWith('n') ? parent.slice(1) : null, index }
}
