import { findPath, inheritPlaces } from './known-places.ts'
import type { AppDocument, ComponentNode, Screen } from '../types.ts'

// Structural sharing: whatever these do not touch stays the very same object, so that memoised views of it rest.

/** The list with `item` put in at `index`. */
export function insertAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)]
}

/** The list without the element at `index`. */
export function removeAt<Item>(list: readonly Item[], index: number): Item[] {
  return [...list.slice(0, index), ...list.slice(index + 1)]
}

/** The list with the element at `index` replaced. */
function replaceAt<Item>(list: readonly Item[], index: number, item: Item): Item[] {
  const copy = list.slice()
  copy[index] = item
  return copy
}

/**
 * The document with one screen replaced; the same document when the screen is the same or absent. The new one has no
 * component that the old one has not: those come by `insertNode`.
 */
export function updateScreen(
  document: AppDocument,
  screenId: string,
  update: (screen: Screen) => Screen,
): AppDocument {
  const index = document.screens.findIndex((screen) => screen.id === screenId)
  const screen = document.screens[index]
  if (!screen) return document
  const updated = update(screen)
  if (updated === screen) return document
  const next = { ...document, screens: replaceAt(document.screens, index, updated) }
  inheritPlaces(document, next)
  return next
}

/** The document with one component passed through `update` (null removes it). What it brings along, `insertNode` puts there. */
export function updateNode(
  document: AppDocument,
  id: string,
  update: (node: ComponentNode) => ComponentNode | null,
): AppDocument {
  const path = findPath(document, id)
  const node = path?.nodes.at(-1)
  if (!path || !node) return document
  const updated = update(node)
  if (updated === node) return document
  return updateScreen(document, path.screen.id, (screen) => ({
    ...screen,
    components: updateAlong(screen.components, path.indexes, updated),
  }))
}

/** The list with the component at the end of the way replaced, or taken out. */
function updateAlong(
  list: readonly ComponentNode[],
  [index = 0, ...further]: readonly number[],
  updated: ComponentNode | null,
): ComponentNode[] {
  const node = list[index]
  if (further.length === 0 || !node)
    return updated === null ? removeAt(list, index) : replaceAt(list, index, updated)
  return replaceAt(list, index, { ...node, children: updateAlong(node.children ?? [], further, updated) })
}
