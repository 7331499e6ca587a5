import type { AppDocument, ComponentNode } from '../types.ts'
import { findNode, findScreen } from '../walks/index.ts'
import type { Place } from '../tree/place.ts'

/**
 * The index at which `id` stands in `list` as it does in `model`: right behind the nearest element before it there
 * that is in `list` too, else first. Counted without `id` itself.
 */
export function indexLike(list: readonly string[], model: readonly string[], id: string): number {
  const others = list.filter((other) => other !== id)
  for (let at = model.indexOf(id) - 1; at >= 0; at -= 1) {
    const before = model[at]
    const found = before === undefined ? -1 : others.indexOf(before)
    if (found >= 0) return found + 1
  }
  return 0
}

/** A place in `document` for a component as it stands at `place` in `model`, whatever else is in either. */
export function placeLike(document: AppDocument, model: AppDocument, place: Place, id: string): Place {
  const idsIn = (tree: AppDocument): string[] => (childrenAt(tree, place) ?? []).map((node) => node.id)
  return { ...place, index: indexLike(idsIn(document), idsIn(model), id) }
}

function childrenAt(document: AppDocument, { screenId, parentId }: Place): ComponentNode[] | undefined {
  if (parentId === null) return findScreen(document, screenId)?.components
  return findNode(document, parentId)?.node.children
}
