/** A screen's thumbnail, on which things can be dropped. */
export interface ScreenTile {
  element: HTMLElement
  screenId: string
}

/** The thumbnail under a point of the window. */
export function findScreenTile({ x, y }: { x: number; y: number }): ScreenTile | null {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-screen-tile]')
  const screenId = element?.dataset.screenTile
  return element && screenId !== undefined ? { element, screenId } : null
}
