import type { ComponentNode } from '@kwiq/app-model'
import { isFoot } from '@kwiq/runtime'

/** Bars stand above and below the rest of a screen, wherever they are in the document. */
const bandOf = (node: ComponentNode) => (node.type === 'header' ? 'head' : isFoot(node) ? 'foot' : 'body')

/**
 * The gap among its siblings to which what stands from `first` to `last` goes, so that it is seen to move by one; null
 * where it is at that end already. On a screen itself a part passes only those that are drawn in the same band.
 */
export function stepGap(
  siblings: readonly ComponentNode[],
  { first, last, isOnScreen }: { first: number; last: number; isOnScreen: boolean },
  by: -1 | 1,
): number | null {
  const moved = siblings[by < 0 ? first : last]
  const beside = by < 0 ? siblings.slice(0, first).toReversed() : siblings.slice(last + 1)
  const step = beside.findIndex(
    (node) => !isOnScreen || (moved !== undefined && bandOf(node) === bandOf(moved)),
  )
  if (step < 0) return null
  return by < 0 ? first - 1 - step : last + 2 + step
}
