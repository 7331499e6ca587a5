import { nodeKey, type TreeIndex, type TreeKey } from '../tree/index-tree.ts'

/** The three documents of a merge, laid flat. */
export interface Sides {
  base: TreeIndex
  ours: TreeIndex
  theirs: TreeIndex
}

/**
 * What each living component stands in after the merge: where the side that moved it put it, ours when both did
 * (`onConflict`). Two moves that together would put components into each other are taken as ours has them.
 */
export function mergeParents(
  { base, ours, theirs }: Sides,
  alive: ReadonlySet<TreeKey>,
  onConflict: (id: string, ours: TreeKey, theirs: TreeKey) => void,
): Map<string, TreeKey> {
  const parents = new Map<string, TreeKey>()
  for (const id of new Set([...ours.nodes.keys(), ...theirs.nodes.keys()])) {
    if (!alive.has(nodeKey(id))) continue
    const inBase = base.nodes.get(id)?.parent
    const inOurs = ours.nodes.get(id)?.parent
    const inTheirs = theirs.nodes.get(id)?.parent
    const isOurs = inOurs !== undefined && (inTheirs === undefined || inOurs !== inBase)
    const parent = isOurs ? inOurs : (inTheirs ?? inOurs)
    if (parent !== undefined) parents.set(id, parent)
    if (isOurs && inTheirs !== undefined && inTheirs !== inOurs && inTheirs !== inBase) {
      onConflict(id, inOurs, inTheirs)
    }
  }
  breakCycles(parents, ours)
  return parents
}

// Ours is a tree: once every component of a circle that is in ours stands as it does there, there is no circle.
function breakCycles(parents: Map<string, TreeKey>, ours: TreeIndex): void {
  for (const id of parents.keys()) {
    for (const member of findCycle(parents, id)) {
      const parent = ours.nodes.get(member)?.parent
      if (parent !== undefined) parents.set(member, parent)
    }
  }
}

/** The components of a circle that begins and ends at `id`; empty when there is none. */
function findCycle(parents: ReadonlyMap<string, TreeKey>, id: string): string[] {
  const members: string[] = []
  const seen = new Set<string>()
  let current = id
  while (!seen.has(current)) {
    seen.add(current)
    members.push(current)
    const parent = parents.get(current)
    if (parent === undefined || parent.startsWith('s')) return []
    current = parent.slice(1)
  }
  return current === id ? members : []
}
