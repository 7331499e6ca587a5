import type { Studio } from '../state/studio.ts'

/** The elements of the canvas: what scrolls, and what holds the drawn screen. */
export interface CanvasElements {
  view: HTMLElement
  stage: HTMLElement
  host: HTMLElement
}

const canvases = new WeakMap<Studio, CanvasElements>()

export function setCanvasElements(studio: Studio, elements: CanvasElements | null): void {
  if (elements) canvases.set(studio, elements)
  else canvases.delete(studio)
}

export function getCanvasElements(studio: Studio): CanvasElements | undefined {
  return canvases.get(studio)
}

/** Elements found lately: a search through a long screen for every frame of the outline would be felt. */
const lately = new Map<string, HTMLElement>()
const mostLately = 20

/** The element that wraps a drawn component. */
export function findNodeElement(host: HTMLElement, id: string): HTMLElement | null {
  const known = lately.get(id)
  if (known?.dataset.nodeId === id && host.contains(known)) return known
  const found = host.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(id)}"]`)
  if (lately.size >= mostLately) lately.clear()
  if (found) lately.set(id, found)
  else lately.delete(id)
  return found
}

/** The id of the innermost component an event came from. */
export function nodeIdAt(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null
  return target.closest<HTMLElement>('[data-node-id]')?.dataset.nodeId ?? null
}

/** The drawn screen: where components can be seen and dropped. */
export function screenElement(host: HTMLElement): Element {
  return host.querySelector('[data-screen-id]') ?? host
}
