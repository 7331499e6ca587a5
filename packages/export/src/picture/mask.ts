import { flattenPath } from './flatten.ts'
import type { Polyline } from './path.ts'

/** How much of each pixel of a square picture is covered, 0 to 255, row by row. */
export interface Mask {
  size: number
  coverage: Uint8Array
}

/** A path on a square grid, filled, or drawn as a line of `strokeWidth` grid units with round caps and joins. */
export interface Shape {
  d: string
  paint: 'fill' | { strokeWidth: number }
}

/** Where the grid of a shape goes: its origin and the length of a grid unit, in pixels. */
export interface Placement {
  x: number
  y: number
  scale: number
}

/** Draws a shape anti-aliased. Pure arithmetic, so that equal input gives equal pixels. */
export function drawMask(shape: Shape, size: number, { x, y, scale }: Placement): Mask {
  const lines = flattenPath(shape.d, 1 / scale).map((line) => ({
    ...line,
    points: line.points.map((value, index) => value * scale + (index % 2 === 0 ? x : y)),
  }))
  const coverage = new Uint8Array(size * size)
  if (shape.paint === 'fill') fill(lines, size, coverage)
  else stroke(lines, (shape.paint.strokeWidth * scale) / 2, size, coverage)
  return { size, coverage }
}

/** A round line is every point within `radius` of its middle; a pixel half a pixel further is half covered. */
function stroke(lines: readonly Polyline[], radius: number, size: number, coverage: Uint8Array): void {
  for (const { points, isClosed } of lines) {
    const all = isClosed ? [...points, points[0] ?? 0, points[1] ?? 0] : points
    if (all.length === 2)
      strokeSegment([all[0] ?? 0, all[1] ?? 0, all[0] ?? 0, all[1] ?? 0], radius, size, coverage)
    for (let at = 0; at + 3 < all.length; at += 2) {
      strokeSegment(
        [all[at] ?? 0, all[at + 1] ?? 0, all[at + 2] ?? 0, all[at + 3] ?? 0],
        radius,
        size,
        coverage,
      )
    }
  }
}

type Segment = readonly [x0: number, y0: number, x1: number, y1: number]

function strokeSegment([x0, y0, x1, y1]: Segment, radius: number, size: number, coverage: Uint8Array): void {
  const reach = radius + 1
  const clip = (value: number): number => Math.max(0, Math.min(size, value))
  const left = clip(Math.floor(Math.min(x0, x1) - reach))
  const right = clip(Math.ceil(Math.max(x0, x1) + reach))
  const top = clip(Math.floor(Math.min(y0, y1) - reach))
  const bottom = clip(Math.ceil(Math.max(y0, y1) + reach))
  const [dx, dy] = [x1 - x0, y1 - y0]
  const square = dx * dx + dy * dy
  for (let row = top; row < bottom; row++) {
    for (let column = left; column < right; column++) {
      const at = row * size + column
      if (coverage[at] === 255) continue
      const [px, py] = [column + 0.5 - x0, row + 0.5 - y0]
      const along = square === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / square))
      const [ox, oy] = [px - along * dx, py - along * dy]
      const covered = radius + 0.5 - Math.sqrt(ox * ox + oy * oy)
      if (covered <= 0) continue
      const value = covered >= 1 ? 255 : Math.round(covered * 255)
      if (value > (coverage[at] ?? 0)) coverage[at] = value
    }
  }
}

/** Lines of sight through each row of pixels; along them coverage is exact. */
const sightsPerRow = 16

/** Fills by the non-zero rule, every line taken as closed. */
function fill(lines: readonly Polyline[], size: number, coverage: Uint8Array): void {
  const edges = lines.flatMap(edgesOf)
  const row = new Float64Array(size)
  for (let y = 0; y < size; y++) {
    const near = edges.filter(([, y0, , y1]) => Math.min(y0, y1) < y + 1 && Math.max(y0, y1) > y)
    if (near.length === 0) continue
    row.fill(0)
    for (let sight = 0; sight < sightsPerRow; sight++) addSight(near, y + (sight + 0.5) / sightsPerRow, row)
    for (let x = 0; x < size; x++) {
      coverage[y * size + x] = Math.min(255, Math.round(((row[x] ?? 0) * 255) / sightsPerRow))
    }
  }
}

function edgesOf({ points }: Polyline): Segment[] {
  const closed = [...points, points[0] ?? 0, points[1] ?? 0]
  const edges: Segment[] = []
  for (let at = 0; at + 3 < closed.length; at += 2) {
    edges.push([closed[at] ?? 0, closed[at + 1] ?? 0, closed[at + 2] ?? 0, closed[at + 3] ?? 0])
  }
  return edges
}

function addSight(edges: readonly Segment[], y: number, row: Float64Array): void {
  const crossings: { x: number; winding: number }[] = []
  for (const [x0, y0, x1, y1] of edges) {
    if (y0 <= y === y1 <= y) continue
    crossings.push({ x: x0 + ((y - y0) * (x1 - x0)) / (y1 - y0), winding: y0 < y1 ? 1 : -1 })
  }
  crossings.sort((one, other) => one.x - other.x)
  let winding = 0
  let start = 0
  for (const crossing of crossings) {
    if (winding === 0) start = crossing.x
    winding += crossing.winding
    if (winding === 0) addSpan(row, start, crossing.x)
  }
}

function addSpan(row: Float64Array, from: number, to: number): void {
  const start = Math.max(0, from)
  const end = Math.min(row.length, to)
  for (let x = Math.floor(start); x < end; x++) {
    row[x] = (row[x] ?? 0) + Math.min(end, x + 1) - Math.max(start, x)
  }
}
