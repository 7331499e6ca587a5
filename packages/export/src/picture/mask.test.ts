import { describe, expect, it } from 'vitest'
import { drawMask, type Shape } from './mask.ts'

const place = { x: 0, y: 0, scale: 1 }

/** Covered area in pixels. */
function area(d: string, paint: Shape['paint'], size = 100, placement = place): number {
  return drawMask({ d, paint }, size, placement).coverage.reduce((sum, value) => sum + value, 0) / 255
}

describe('drawMask', () => {
  it('fills a rectangle exactly, fractions of pixels included', () => {
    expect(area('M10 10H30V20H10Z', 'fill')).toBe(200)
    expect(area('M10.5 10.25h20v10h-20z', 'fill')).toBeCloseTo(200, -0.3)
  })

  it.each([
    ['arcs', 'M50 20A30 30 0 0150 80A30 30 0 0150 20Z'],
    ['relative arcs with flags run together', 'M50 20a30 30 0 100 60 30 30 0 000-60z'],
    ['cubics', 'M50 20C66.57 20 80 33.43 80 50S66.57 80 50 80S20 66.57 20 50S33.43 20 50 20z'],
  ])('fills a circle of %s', (_, d) => {
    expect(area(d, 'fill') / (Math.PI * 900)).toBeCloseTo(1, 2)
  })

  it('fills quadratics and their smooth continuations', () => {
    // Each parabola has two thirds of its box: 2/3 * 40 * 20, twice, on both sides of the line.
    expect(area('M10 50Q30 10 50 50T90 50', 'fill')).toBeCloseTo(2 * ((2 / 3) * 40 * 20), -1)
  })

  it('leaves a hole where the inner line runs the other way', () => {
    expect(area('M10 10H50V50H10ZM20 20V40H40V20Z', 'fill')).toBe(1200)
    expect(area('M10 10H50V50H10ZM20 20H40V40H20Z', 'fill')).toBe(1600)
  })

  it('draws a line with round ends, and a dot for a line of no length', () => {
    expect(area('M20 50H80', { strokeWidth: 10 }) / (600 + Math.PI * 25)).toBeCloseTo(1, 2)
    expect(area('M50 50z', { strokeWidth: 20 }) / (Math.PI * 100)).toBeCloseTo(1, 1)
  })

  it('scales and moves the grid', () => {
    expect(area('M1 1h2v2h-2z', 'fill', 100, { x: 5, y: 7, scale: 10 })).toBe(400)
    const { coverage } = drawMask({ d: 'M0 0h1v1h-1z', paint: 'fill' }, 4, { x: 2, y: 1, scale: 1 })
    expect(coverage.indexOf(255)).toBe(1 * 4 + 2)
  })

  it('clips what lies outside', () => {
    expect(area('M-50-50h75v75h-75z', 'fill')).toBe(625)
    expect(area('M-500 50h2000', { strokeWidth: 10 })).toBe(1000)
  })

  it.each(['', 'L1 1', 'M1', 'M1 1 X2', 'M0 0A1 1 0 2 0 1 1', 'javascript:1'])(
    'refuses or ignores %j',
    (d) => {
      if (d === '') expect(area(d, 'fill')).toBe(0)
      else expect(() => area(d, 'fill')).toThrow(RangeError)
    },
  )
})
