import type { ComponentNode, Screen } from '@kwiq/app-model'
import { rowShower, type ShownRow, type ShowRow } from '@kwiq/catalogue/views'

/** A screen as it is for the row it shows; without one it is as it was drawn. */
export function shownScreen(screen: Screen, shown: ShownRow | undefined): Screen {
  return shown ? rewordedScreen(screen, rowShower(shown)) : screen
}

/** A screen whose components say something else; those that say the same stay the same objects. */
export function rewordedScreen(screen: Screen, reword: ShowRow | undefined): Screen {
  if (!reword) return screen
  const rewordedAll = (nodes: ComponentNode[]): ComponentNode[] => {
    const now = nodes.map(reworded)
    return now.every((node, at) => node === nodes[at]) ? nodes : now
  }
  const reworded = (node: ComponentNode): ComponentNode => {
    const worded = { label: node.label, properties: node.properties }
    const now = reword(node.type, worded)
    const children = node.children && rewordedAll(node.children)
    if (now === worded && children === node.children) return node
    return { ...node, ...now, ...(children && { children }) }
  }
  return { ...screen, components: rewordedAll(screen.components) }
}
