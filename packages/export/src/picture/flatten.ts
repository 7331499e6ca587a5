import { arcPoints } from './arc.ts'
import { parsePath, type Polyline } from './path.ts'

/**
 * A path as straight lines. `unit` is the length of one pixel in units of the path: lines stray from their
 * curves by a twentieth of a pixel at most, fine enough for anti-aliased drawing.
 */
export function flattenPath(d: string, unit: number): Polyline[] {
  const pen = new Pen(unit)
  for (const { name, values } of parsePath(d)) pen.draw(name, values)
  return pen.finish()
}

class Pen {
  readonly #unit: number
  readonly #lines: Polyline[] = []
  #points: number[] = []
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0
  /** Last control point, for the smooth curves S and T; null after any other command. */
  #control: { kind: 'cubic' | 'quadratic'; x: number; y: number } | null = null

  constructor(unit: number) {
    this.#unit = unit
  }

  finish(): Polyline[] {
    this.#close(false)
    return this.#lines
  }

  draw(name: string, values: readonly number[]): void {
    const kind = name.toUpperCase()
    const [dx, dy] = name === kind ? [0, 0] : [this.#x, this.#y]
    if (kind === 'A') {
      this.#arc(values, dx, dy)
      this.#control = null
      return
    }
    if (kind === 'H') return this.#straight((values[0] ?? 0) + dx, this.#y)
    if (kind === 'V') return this.#straight(this.#x, (values[0] ?? 0) + dy)
    const v = values.map((value, index) => value + (index % 2 === 0 ? dx : dy))
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = v
    switch (kind) {
      case 'M':
        return this.#move(a, b)
      case 'L':
        return this.#straight(a, b)
      case 'C':
        return this.#cubic(a, b, c, d, e, f)
      case 'S':
        return this.#cubic(...this.#reflected('cubic'), a, b, c, d)
      case 'Q':
        return this.#quadratic(a, b, c, d)
      case 'T':
        return this.#quadratic(...this.#reflected('quadratic'), a, b)
      default:
        this.#close(true)
    }
  }

  #move(x: number, y: number): void {
    this.#close(false)
    ;[this.#x, this.#y, this.#startX, this.#startY] = [x, y, x, y]
    this.#points = [x, y]
    this.#control = null
  }

  #close(isClosed: boolean): void {
    if (this.#points.length > 0) this.#lines.push({ points: this.#points, isClosed })
    this.#points = []
    ;[this.#x, this.#y] = [this.#startX, this.#startY]
    this.#control = null
  }

  #to(x: number, y: number): void {
    // After Z, drawing goes on from the start of the closed line.
    if (this.#points.length === 0) this.#points = [this.#x, this.#y]
    this.#points.push(x, y)
    ;[this.#x, this.#y] = [x, y]
  }

  #straight(x: number, y: number): void {
    this.#to(x, y)
    this.#control = null
  }

  #reflected(kind: 'cubic' | 'quadratic'): [number, number] {
    if (this.#control?.kind !== kind) return [this.#x, this.#y]
    return [2 * this.#x - this.#control.x, 2 * this.#y - this.#control.y]
  }

  /**
   * A piece of length l strays from its curve by l² / 8r; a curve of n pieces that turns once around at most
   * (r >= length / 2π) by length * 2π / 8n². Solved for a twentieth of a pixel: n = 4 √length.
   */
  #steps(length: number): number {
    return Math.max(2, Math.ceil(4 * Math.sqrt(length / this.#unit)))
  }

  #cubic(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y]
    const steps = this.#steps(
      Math.hypot(x1 - x0, y1 - y0) + Math.hypot(x2 - x1, y2 - y1) + Math.hypot(x - x2, y - y2),
    )
    for (let step = 1; step <= steps; step++) {
      const t = step / steps
      const s = 1 - t
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
      this.#to(a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y)
    }
    this.#control = { kind: 'cubic', x: x2, y: y2 }
  }

  #quadratic(x1: number, y1: number, x: number, y: number): void {
    const [x0, y0] = [this.#x, this.#y]
    const third = 2 / 3
    this.#cubic(
      x0 + third * (x1 - x0),
      y0 + third * (y1 - y0),
      x + third * (x1 - x),
      y + third * (y1 - y),
      x,
      y,
    )
    this.#control = { kind: 'quadratic', x: x1, y: y1 }
  }

  #arc(values: readonly number[], dx: number, dy: number): void {
    const [rx = 0, ry = 0, rotation = 0, large = 0, sweep = 0, x = 0, y = 0] = values
    const arc = { rx, ry, rotation, isLarge: large === 1, isSweep: sweep === 1 }
    const to = { x: x + dx, y: y + dy }
    for (const point of arcPoints({ x: this.#x, y: this.#y }, to, arc, (length) => this.#steps(length))) {
      this.#to(point.x, point.y)
    }
  }
}
