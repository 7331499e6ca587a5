import type { Command, Place } from '@kwiq/app-model'
import type { DocumentStore } from '../state/document-store.ts'

/**
 * The commands that bring components together at a gap. `gap.index` counts the siblings as they stand now, the
 * moved ones included: 0 is before the first. The components keep the order given.
 */
export function planMoves(
  document: DocumentStore,
  ids: readonly string[],
  gap: Place,
): Extract<Command, { type: 'move-component' }>[] {
  const moved = new Set(ids)
  const siblings = document.siblingsAt(gap.screenId, gap.parentId).map(({ id }) => id)
  // Commands apply one after the other, each with the index it has afterwards: keep book of what stands where.
  const order = [...siblings]
  let before = siblings.slice(0, gap.index).findLast((id) => !moved.has(id))
  return ids.flatMap((id) => {
    const from = order.indexOf(id)
    if (from !== -1) order.splice(from, 1)
    const index = before === undefined ? 0 : order.indexOf(before) + 1
    order.splice(index, 0, id)
    before = id
    if (from === index) return []
    const to = { screenId: gap.screenId, parentId: gap.parentId, index }
    return [{ type: 'move-component' as const, id, to }]
  })
}
