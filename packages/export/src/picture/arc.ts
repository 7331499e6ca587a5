interface Point {
  x: number
  y: number
}

/**
 * Points along an SVG elliptical arc, its start left out and its end included, by the conversion from end
 * points to centre in SVG 1.1, appendix F.6.5. `steps` says how many pieces a length is cut into.
 */
export function arcPoints(
  from: Point,
  to: Point,
  arc: { rx: number; ry: number; rotation: number; isLarge: boolean; isSweep: boolean },
  steps: (length: number) => number,
): Point[] {
  if (arc.rx === 0 || arc.ry === 0) return [to]
  if (from.x === to.x && from.y === to.y) return []
  const turn = (arc.rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const halfX = (from.x - to.x) / 2
  const halfY = (from.y - to.y) / 2
  const x1 = cos * halfX + sin * halfY
  const y1 = -sin * halfX + cos * halfY
  // Radii too small to reach are enlarged (F.6.6).
  const reach = Math.max(1, Math.sqrt((x1 / arc.rx) ** 2 + (y1 / arc.ry) ** 2))
  const rx = Math.abs(arc.rx) * reach
  const ry = Math.abs(arc.ry) * reach
  const below = (rx * y1) ** 2 + (ry * x1) ** 2
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - below) / below))
  const side = arc.isLarge === arc.isSweep ? -root : root
  const cx = (side * rx * y1) / ry
  const cy = (-side * ry * x1) / rx
  const centerX = cos * cx - sin * cy + (from.x + to.x) / 2
  const centerY = sin * cx + cos * cy + (from.y + to.y) / 2
  const start = Math.atan2((y1 - cy) / ry, (x1 - cx) / rx)
  const end = Math.atan2((-y1 - cy) / ry, (-x1 - cx) / rx)
  let angle = end - start
  if (arc.isSweep && angle < 0) angle += 2 * Math.PI
  if (!arc.isSweep && angle > 0) angle -= 2 * Math.PI
  const count = steps(Math.abs(angle) * Math.max(rx, ry))
  return Array.from({ length: count }, (_, index) => {
    if (index === count - 1) return to
    const t = start + (angle * (index + 1)) / count
    const [ex, ey] = [rx * Math.cos(t), ry * Math.sin(t)]
    return { x: centerX + cos * ex - sin * ey, y: centerY + sin * ex + cos * ey }
  })
}
