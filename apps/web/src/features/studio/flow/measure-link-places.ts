import { cardSize } from './place-screens.ts'

/** Where an arrow starts, in px of the card. */
export interface LinkAnchor {
  id: string
  x: number
  y: number
}

interface Wanted {
  nodeId: string
  property: string
}

/**
 * Where the link places of a drawn screen are: the right end of their component, or for an item of a bar the
 * middle of its part of it. What is below the screen's edge starts at its foot. `scale` is the board's zoom.
 */
export function measureLinkPlaces(card: HTMLElement, places: readonly Wanted[]): LinkAnchor[] {
  const frame = card.getBoundingClientRect()
  const zoom = frame.width / cardSize.width
  if (zoom === 0) return []
  return places.map(({ nodeId, property }, at) => {
    const id = `${nodeId} ${property}`
    const element = card.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(nodeId)}"]`)
    if (!element) return { id, x: cardSize.width, y: cardSize.height - 8 }
    const rect = element.getBoundingClientRect()
    const left = (rect.left - frame.left) / zoom
    const top = (rect.top - frame.top) / zoom
    const width = rect.width / zoom
    const height = rect.height / zoom
    const siblings = places.filter((place) => place.nodeId === nodeId)
    const share = (siblings.findIndex((place) => place === places[at]) + 0.5) / siblings.length
    const isRow = siblings.length > 1 && height < 40
    const x = isRow ? left + width * share : left + width
    const y = siblings.length > 1 && !isRow ? top + height * share : top + height / 2
    return {
      id,
      x: clamp(x, 0, cardSize.width),
      y: clamp(y, 4, cardSize.height - 4),
    }
  })
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
