import type { Studio } from '../state/studio.ts'
import { findNodeElement, getCanvasElements } from './node-elements.ts'

/** Frames to wait for a component of a long screen that is drawn only when it comes near. */
const mostTries = 20

/** Brings a component into sight once it is drawn. */
export function revealNode(studio: Studio, id: string): void {
  let tries = 0
  const reveal = () => {
    const host = getCanvasElements(studio)?.host
    if (!host) return
    const element = findNodeElement(host, id)
    element?.scrollIntoView({ block: 'nearest' })
    if ((element && element.offsetHeight > 0) || ++tries > mostTries) return
    // What it stands in is there from the start: near it, the rest is drawn.
    if (!element) findTopElement(studio, host, id)?.scrollIntoView({ block: 'nearest' })
    requestAnimationFrame(reveal)
  }
  requestAnimationFrame(reveal)
}

function findTopElement(studio: Studio, host: HTMLElement, id: string): HTMLElement | null {
  let topId = id
  let parentId = studio.document.placeOf(id)?.parentId ?? null
  while (parentId !== null) {
    topId = parentId
    parentId = studio.document.placeOf(parentId)?.parentId ?? null
  }
  return findNodeElement(host, topId)
}
