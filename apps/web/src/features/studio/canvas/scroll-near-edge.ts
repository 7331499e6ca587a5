/** Px from the ends of the canvas within which it scrolls, and how far per frame. */
const scrollEdge = 48
const scrollStep = 9

/** Scrolls the canvas while the pointer rests near one of its edges; true when it moved. */
export function scrollNearEdge(point: { x: number; y: number }, view: HTMLElement): boolean {
  const { left, right, top, bottom } = view.getBoundingClientRect()
  const isOver = point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  if (!isOver) return false
  const before = { left: view.scrollLeft, top: view.scrollTop }
  view.scrollTop += stepFor(point.y - top, bottom - point.y)
  view.scrollLeft += stepFor(point.x - left, right - point.x)
  return view.scrollTop !== before.top || view.scrollLeft !== before.left
}

function stepFor(toStart: number, toEnd: number): number {
  return toStart < scrollEdge ? -scrollStep : toEnd < scrollEdge ? scrollStep : 0
}
