/** A box in px; any one coordinate system for all boxes of a call. */
export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** One component of the screen as it stands on the canvas, parents before children. */
export interface DropBox extends Rect {
  id: string
  parentId: string | null
  /** Place among its siblings. */
  index: number
  acceptsChildren: boolean
  /** How its children follow each other. */
  direction: 'column' | 'row'
}

/** Where a component would land, and the line that shows it. */
export interface DropTarget {
  parentId: string | null
  index: number
  line: Rect & { axis: 'horizontal' | 'vertical' }
}

/** Px at the two ends of a container where a drop goes beside it, not into it. */
const edge = 10

/**
 * Finds the place for a drop at `point`: the innermost container under it takes the component between the two
 * children nearest along its direction; near its ends the component goes beside it. `screen` bounds the top
 * level. Boxes of what is being dragged must be left out. Null outside the screen.
 */
export function findDropTarget(
  boxes: readonly DropBox[],
  screen: Rect,
  point: { x: number; y: number },
): DropTarget | null {
  if (!contains(screen, point)) return null
  const host = innermostHost(boxes, point)
  const siblings = boxes.filter((box) => box.parentId === (host?.id ?? null))
  const frame = host ?? screen
  return host?.direction === 'row'
    ? placeInRow(siblings, frame, host.id, point)
    : placeInColumn(siblings, frame, host?.id ?? null, point)
}

function innermostHost(boxes: readonly DropBox[], point: { x: number; y: number }): DropBox | undefined {
  let host: DropBox | undefined
  for (const box of boxes) {
    if (!box.acceptsChildren || !contains(box, point)) continue
    if (box.parentId !== (host?.id ?? null) && !isInside(boxes, box, host)) continue
    if (!isNearEnd(box, point)) host = box
  }
  return host
}

function isInside(boxes: readonly DropBox[], box: DropBox, host: DropBox | undefined): boolean {
  if (host === undefined) return true
  let parentId = box.parentId
  while (parentId !== null) {
    if (parentId === host.id) return true
    parentId = boxes.find((candidate) => candidate.id === parentId)?.parentId ?? null
  }
  return false
}

function isNearEnd(box: DropBox, point: { x: number; y: number }): boolean {
  const margin = Math.min(edge, box.height / 4)
  return point.y < box.top + margin || point.y > box.top + box.height - margin
}

function placeInColumn(
  siblings: DropBox[],
  frame: Rect,
  parentId: string | null,
  point: { y: number },
): DropTarget {
  const next = siblings.find((box) => point.y < box.top + box.height / 2)
  const previous = next === undefined ? siblings.at(-1) : siblings[siblings.indexOf(next) - 1]
  const inset = parentId === null ? 0 : 8
  const reference = next ?? previous
  const left = reference?.left ?? frame.left + inset
  const width = reference?.width ?? frame.width - inset * 2
  return {
    parentId,
    index: indexBefore(next, previous),
    line: { axis: 'horizontal', left, width, height: 2, top: between(previous, next, frame) },
  }
}

/** Rows may wrap: of the line under the pointer (or the nearest) the child whose middle is right of it. */
function placeInRow(
  siblings: DropBox[],
  frame: Rect,
  parentId: string,
  point: { x: number; y: number },
): DropTarget {
  const line = nearestLine(siblings, point.y)
  const next = line.find((box) => point.x < box.left + box.width / 2)
  const previous = next === undefined ? line.at(-1) : line[line.indexOf(next) - 1]
  const reference = next ?? previous
  const left =
    next && previous
      ? (previous.left + previous.width + next.left) / 2
      : next
        ? next.left - 4
        : previous
          ? previous.left + previous.width + 4
          : frame.left + 8
  return {
    parentId,
    index: indexBefore(next, previous),
    line: {
      axis: 'vertical',
      left,
      width: 2,
      top: reference?.top ?? frame.top + 4,
      height: reference?.height ?? frame.height - 8,
    },
  }
}

function nearestLine(siblings: DropBox[], y: number): DropBox[] {
  const distance = (box: DropBox) => Math.max(box.top - y, y - box.top - box.height, 0)
  const nearest = Math.min(...siblings.map(distance))
  const first = siblings.find((box) => distance(box) === nearest)
  if (first === undefined) return []
  return siblings.filter((box) => box.top < first.top + first.height && box.top + box.height > first.top)
}

function indexBefore(next: DropBox | undefined, previous: DropBox | undefined): number {
  if (next !== undefined) return next.index
  return previous === undefined ? 0 : previous.index + 1
}

function between(previous: Rect | undefined, next: Rect | undefined, frame: Rect): number {
  if (previous && next) return (previous.top + previous.height + next.top) / 2
  if (next) return Math.max(frame.top + 1, next.top - 4)
  if (previous) return Math.min(frame.top + frame.height - 1, previous.top + previous.height + 4)
  return frame.top + Math.min(12, frame.height / 2)
}

function contains(box: Rect, point: { x: number; y: number }): boolean {
  return (
    point.x >= box.left &&
    point.x <= box.left + box.width &&
    point.y >= box.top &&
    point.y <= box.top + box.height
  )
}
