interface Point {
  x: number
  y: number
}

export interface FlowLine {
  from: Point
  to: Point
}

/** How far the curve leaves straight at least, in px. */
const reach = 28

/** A curve that leaves to the right and arrives from the left, as SVG path data. */
export function flowPath({ from, to }: FlowLine): string {
  const pull = Math.max(reach, (to.x - from.x) / 2)
  return `M${from.x} ${from.y}C${from.x + pull} ${from.y} ${to.x - pull} ${to.y} ${to.x} ${to.y}`
}
