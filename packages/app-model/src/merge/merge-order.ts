import { findMoved } from '../tree/find-moved.ts'

/**
 * One order for the members of a list by three: the order of the side that changed it (ours when both did), with
 * what only the other side has put behind the element it follows there.
 */
export function mergeOrder(
  members: ReadonlySet<string>,
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): string[] {
  const isOursReordered = findMoved(base, ours).size > 0
  const [backbone, other] = isOursReordered ? [ours, theirs] : [theirs, ours]
  const order = backbone.filter((id) => members.has(id))
  weave(
    order,
    other.filter((id) => members.has(id)),
  )
  // In neither list: something the merge itself had to put here.
  const placed = new Set(order)
  for (const id of members) if (!placed.has(id)) order.push(id)
  return order
}

function weave(order: string[], other: readonly string[]): void {
  const placed = new Set(order)
  let previous: string | undefined
  for (const id of other) {
    if (!placed.has(id)) {
      order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
      placed.add(id)
    }
    previous = id
  }
}
