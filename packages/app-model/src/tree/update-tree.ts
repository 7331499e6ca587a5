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

/** The document with one screen replaced; the same document when the screen is the same or absent. */
export function updateScreen(
  document: AppDocument,
  screenId: string,
  update: (screen: Screen) => Screen,
): AppDocument {
  const index = document.screens.findIndex((screen) => screen.id === screenId)
  const screen = document.screens[index]
  if (!screen) return document
  const updated = update(screen)
  return updated === screen ? document : { ...document, screens: replaceAt(document.screens, index, updated) }
}

/**
 * The list with the component of this id passed through `update` (null removes it); the same list when the
 * component is not in it.
 */
function updateInList(
  list: readonly ComponentNode[],
  id: string,
  update: (node: ComponentNode) => ComponentNode | null,
): readonly ComponentNode[] {
  for (let index = 0; index < list.length; index += 1) {
    const node = list[index]
    if (!node) continue
    if (node.id === id) {
      const updated = update(node)
      if (updated === node) return list
      return updated === null ? removeAt(list, index) : replaceAt(list, index, updated)
    }
    if (!node.children) continue
    const children = updateInList(node.children, id, update)
    if (children !== node.children) return replaceAt(list, index, { ...node, children: [...children] })
  }
  return list
}

/** The document with one component passed through `update` (null removes it). */
export function updateNode(
  document: AppDocument,
  id: string,
  update: (node: ComponentNode) => ComponentNode | null,
): AppDocument {
  for (const screen of document.screens) {
    const components = updateInList(screen.components, id, update)
    if (components === screen.components) continue
    return updateScreen(document, screen.id, (found) => ({ ...found, components: [...components] }))
  }
  return document
}
