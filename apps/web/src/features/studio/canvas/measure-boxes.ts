import { takesChildren } from '../edits/choose-place.ts'
import type { Studio } from '../state/studio.ts'
import type { DropBox, Rect } from './drop-target.ts'
import { type CanvasElements, screenElement } from './node-elements.ts'

interface Measured {
  boxes: DropBox[]
  screen: Rect
}

/** The boxes of what can be seen of the shown screen, without `leftOut` and what is inside them. */
export function measureBoxes(
  studio: Studio,
  { host, view }: CanvasElements,
  leftOut: readonly string[],
): Measured {
  const screen = intersect(screenElement(host).getBoundingClientRect(), view.getBoundingClientRect())
  const boxes: DropBox[] = []
  const hidden = new Set<string>(leftOut)
  for (const element of host.querySelectorAll<HTMLElement>('[data-node-id]')) {
    // What is far out of sight is not laid out; measuring it would lay it out.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) continue
    const id = element.dataset.nodeId ?? ''
    const node = studio.document.getNode(id)
    const place = studio.document.placeOf(id)
    if (!node || !place || hidden.has(id)) continue
    if (place.parentId !== null && hidden.has(place.parentId)) {
      hidden.add(id)
      continue
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    if (top > screen.top + screen.height || top + height < screen.top) continue
    boxes.push({
      id,
      parentId: place.parentId,
      index: place.index,
      left,
      top,
      width,
      height,
      acceptsChildren: takesChildren(node),
      direction: node.type === 'stack' && node.properties.direction === 'row' ? 'row' : 'column',
    })
  }
  return { boxes, screen }
}

function intersect(a: DOMRect, b: DOMRect): Rect {
  const left = Math.max(a.left, b.left)
  const top = Math.max(a.top, b.top)
  return { left, top, width: Math.min(a.right, b.right) - left, height: Math.min(a.bottom, b.bottom) - top }
}
