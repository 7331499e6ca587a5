import type { ComponentNode, Screen } from '@kwiq/app-model'
import { rowShower, type ShownRow } from '@kwiq/catalogue/views'

/** A screen as it is for the row it shows; without one it is as it was drawn. */
export function shownScreen(screen: Screen, shown: ShownRow | undefined): Screen {
  if (!shown) return screen
  const show = rowShower(shown)
  const shownNode = (node: ComponentNode): ComponentNode => ({
    ...node,
    ...show(node.type, { label: node.label, properties: node.properties }),
    ...(node.children && { children: node.children.map(shownNode) }),
  })
  return { ...screen, components: screen.components.map(shownNode) }
}
