import { describe, expect, it } from 'vitest'
import { resolveTheme } from '../theme/resolve-theme.ts'
import { grounds } from './grounds.ts'
import { type MapDrawing, mapSvg, pinPoint } from './draw-map.ts'

const theme = resolveTheme({ preset: 'clean' })
const drawing: MapDrawing = {
  width: 335,
  height: 200,
  theme,
  roles: theme.roles,
  pins: [{ x: 0.8, y: 0.2, isSelected: true, label: 'Arco da Vila' }],
  ground: 'city',
  hasRoute: true,
  hasPosition: true,
  seed: 'faro',
  fontFamily: '"Inter", sans-serif',
}

describe('the drawn map', () => {
  it('is the same for the same seed and another for another', () => {
    expect(mapSvg(drawing)).toBe(mapSvg({ ...drawing }))
    expect(mapSvg(drawing)).not.toBe(mapSvg({ ...drawing, seed: 'porto' }))
  })

  it('draws every ground as one whole SVG, none like another', () => {
    const drawn = grounds.map((ground) => mapSvg({ ...drawing, ground, pins: [], hasRoute: false }))
    expect(new Set(drawn).size).toBe(grounds.length)
    for (const svg of drawn) {
      expect(svg).not.toMatch(/NaN|undefined/)
      expect(svg.match(/<svg/g)).toHaveLength(1)
    }
  })

  it('leads a route through the pins in their order', () => {
    const route = mapSvg({
      ...drawing,
      pins: [
        { x: 0.2, y: 0.5, isSelected: true },
        { x: 0.8, y: 0.75, isSelected: true },
      ],
    })
    expect(route).toContain('M67 100C')
    expect(route).toContain('268 150"')
  })

  it('asks nobody for pictures', () => {
    expect(mapSvg(drawing)).not.toMatch(/<image|href|url\(/)
  })

  it('writes the names of pins and draws the selected one in the primary colour', () => {
    expect(mapSvg(drawing)).toContain('>Arco da Vila</text>')
    const unselected = mapSvg({
      ...drawing,
      hasRoute: false,
      hasPosition: false,
      pins: [{ x: 0.5, y: 0.5, isSelected: false }],
    })
    expect(unselected).not.toContain(theme.roles.primary)
  })

  it('keeps the head of a pin on the map', () => {
    expect(pinPoint({ x: 0.5, y: 0 }, 300, 200)).toEqual([150, 52])
    expect(pinPoint({ x: 0.5, y: 0.9 }, 300, 200)).toEqual([150, 180])
  })

  it('lets no words or numbers break out', () => {
    const hostile = '"></text><script>alert(1)</script>'
    const svg = mapSvg({
      ...drawing,
      width: Number.NaN,
      seed: hostile,
      fontFamily: hostile,
      pins: [{ x: Number.NaN, y: 0.5, isSelected: false, label: hostile, icon: hostile }],
    })
    expect(svg).not.toMatch(/<script|NaN/)
    expect(svg.match(/<svg/g)).toHaveLength(1)
  })
})
