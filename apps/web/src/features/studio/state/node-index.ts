import type { AppDocument, ComponentNode } from '@kwiq/app-model'

/** A component and where it stands. */
interface IndexEntry {
  node: ComponentNode
  screenId: string
  parentId: string | null
  index: number
}

/** Components by id. Follows a document by looking only at what is another object than before. */
export interface NodeIndex {
  get(id: string): Readonly<IndexEntry> | undefined
  /** Goes from one document to the next; gives the ids of components that came, went or are another object now. */
  follow(before: AppDocument, after: AppDocument): Set<string>
}

/** A list of siblings in both states, as far as it differs. */
interface Difference {
  screenId: string
  parentId: string | null
  gone: readonly ComponentNode[]
  come: readonly ComponentNode[]
  /** Index of the first that came. */
  from: number
  /** Those behind that stayed, when their indexes have changed. */
  shifted: readonly ComponentNode[]
}

const none: readonly ComponentNode[] = []

/** An index of `initial`. */
export function createNodeIndex(initial: AppDocument): NodeIndex {
  const entries = new Map<string, IndexEntry>()

  function add(screenId: string, parentId: string | null, nodes: readonly ComponentNode[], from = 0) {
    for (const [at, node] of nodes.entries()) {
      entries.set(node.id, { node, screenId, parentId, index: from + at })
      if (node.children) add(screenId, node.id, node.children)
    }
  }

  function remove(nodes: readonly ComponentNode[], into: Map<string, ComponentNode>) {
    for (const node of nodes) {
      entries.delete(node.id)
      into.set(node.id, node)
      if (node.children) remove(node.children, into)
    }
  }

  function noteCome(
    nodes: readonly ComponentNode[],
    former: Map<string, ComponentNode>,
    changed: Set<string>,
  ) {
    for (const node of nodes) {
      if (former.get(node.id) !== node) changed.add(node.id)
      former.delete(node.id)
      if (node.children) noteCome(node.children, former, changed)
    }
  }

  for (const screen of initial.screens) add(screen.id, null, screen.components)

  return {
    get: (id) => entries.get(id),
    follow(before, after) {
      const changed = new Set<string>()
      const differences: Difference[] = []
      const replace = (node: ComponentNode) => {
        const entry = entries.get(node.id)
        if (entry) entry.node = node
        changed.add(node.id)
      }
      const known = new Map(before.screens.map((screen) => [screen.id, screen]))
      for (const screen of after.screens) {
        const former = known.get(screen.id)
        known.delete(screen.id)
        if (former === screen) continue
        compare(screen.id, null, former?.components ?? none, screen.components, differences, replace)
      }
      for (const { id, components } of known.values())
        compare(id, null, components, none, differences, replace)
      // All that left its place goes before anything comes: it may have moved to another place.
      const former = new Map<string, ComponentNode>()
      for (const { gone } of differences) remove(gone, former)
      for (const { screenId, parentId, come, from, shifted } of differences) {
        add(screenId, parentId, come, from)
        noteCome(come, former, changed)
        for (const [at, { id }] of shifted.entries()) {
          const entry = entries.get(id)
          if (entry) entry.index = from + come.length + at
        }
      }
      for (const id of former.keys()) changed.add(id)
      return changed
    },
  }
}

/** Finds where two lists of siblings differ, and in what those that stay in their places hold. */
function compare(
  screenId: string,
  parentId: string | null,
  before: readonly ComponentNode[],
  after: readonly ComponentNode[],
  differences: Difference[],
  replace: (node: ComponentNode) => void,
): void {
  const shortest = Math.min(before.length, after.length)
  let from = 0
  while (from < shortest && before[from] === after[from]) from += 1
  let behind = 0
  while (behind < shortest - from && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1
  const gone = before.slice(from, before.length - behind)
  const come = after.slice(from, after.length - behind)
  if (gone.length === come.length && gone.every(({ id }, at) => id === come[at]?.id)) {
    for (const [at, node] of come.entries()) {
      const former = gone[at]
      if (former === undefined || former === node) continue
      replace(node)
      compare(screenId, node.id, former.children ?? none, node.children ?? none, differences, replace)
    }
    return
  }
  const shifted = before.length === after.length ? none : after.slice(after.length - behind)
  differences.push({ screenId, parentId, gone, come, from, shifted })
}
