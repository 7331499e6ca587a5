import type { ComponentNode } from '@kwiq/app-model'

/** One visible line of the layers tree. */
export interface LayerRow {
  id: string
  /** 1 directly on the screen. */
  level: number
  /** Place among its siblings, from 1, and their number. */
  position: number
  setSize: number
  hasChildren: boolean
  isOpen: boolean
}

/** The lines of a screen's components; those inside closed ones are left out. */
export function layerRows(
  components: readonly ComponentNode[],
  closed: ReadonlySet<string>,
  level = 1,
): LayerRow[] {
  return components.flatMap((node, index) => {
    const children = node.children ?? []
    const isOpen = children.length > 0 && !closed.has(node.id)
    const row: LayerRow = {
      id: node.id,
      level,
      position: index + 1,
      setSize: components.length,
      hasChildren: children.length > 0,
      isOpen,
    }
    return isOpen ? [row, ...layerRows(children, closed, level + 1)] : [row]
  })
}
