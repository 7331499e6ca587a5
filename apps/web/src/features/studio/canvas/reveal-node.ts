import type { Studio } from '../state/studio.ts'
import { findNodeElement, getCanvasElements } from './node-elements.ts'

/** Brings a component into sight once it is drawn. */
export function revealNode(studio: Studio, id: string): void {
  requestAnimationFrame(() => {
    const host = getCanvasElements(studio)?.host
    if (host) findNodeElement(host, id)?.scrollIntoView({ block: 'nearest' })
  })
}
