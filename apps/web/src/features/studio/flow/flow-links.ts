import { type AppDocument, listActions } from '@kwiq/app-model'

/** An action that leads from one screen of the app to another. */
export interface FlowLink {
  id: string
  from: string
  to: string
  nodeId: string
  property: string
  /** Whether it stands on a bar that every main screen has: drawn quietly, or the board would be all arrows. */
  isBar: boolean
  /** Whether a place before it in the same component leads to the same screen, as the entries of a list do. */
  isRepeat: boolean
}

/** Every link between two screens that are there, in drawing order. */
export function flowLinks(document: AppDocument): FlowLink[] {
  const known = new Set(document.screens.map(({ id }) => id))
  const led = new Set<string>()
  return document.screens.flatMap((screen) =>
    listActions(screen).flatMap(({ node, property, action }) => {
      if (action.kind !== 'screen' || action.screenId === screen.id || !known.has(action.screenId)) return []
      const way = `${node.id} ${action.screenId}`
      const isRepeat = led.has(way)
      led.add(way)
      return [
        {
          id: `${node.id} ${property}`,
          from: screen.id,
          to: action.screenId,
          nodeId: node.id,
          property,
          isBar: node.type === 'navbar' || node.type === 'tabs',
          isRepeat,
        },
      ]
    }),
  )
}
