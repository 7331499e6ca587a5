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

/** The element that wraps a drawn component. */
export function findNodeElement(host: HTMLElement, id: string): HTMLElement | null {
  return host.querySelector<HTMLElement>(`[data-node-id="${CSS.escape(id)}"]`)
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
