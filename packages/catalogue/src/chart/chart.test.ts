import { describe, expect, it } from 'vitest'
import { resolveProperties } from '../resolve-properties.ts'
import { resolveTheme } from '../theme/resolve-theme.ts'
import type { ChartFrame } from './chart-frame.ts'
import { describeChart } from './describe-chart.ts'
import { barChartSvg } from './draw-bars.ts'
import { lineChartSvg } from './draw-line.ts'
import { donutSvg, partsOf, ringsSvg, sumOf } from './draw-rings.ts'
import { sparklineSvg } from './draw-sparkline.ts'
import { drawableValues, placePoints, smoothPath } from './smooth-path.ts'

const theme = resolveTheme({ preset: 'clean' })
const frame: ChartFrame = {
  width: 300,
  height: 160,
  roles: theme.roles,
  elevation: theme.elevation,
  language: 'en',
  fontFamily: '"Inter", sans-serif',
}
const series = (data: number[], labels: string[] = []) => ({ data, labels })

const oddData: Record<string, number[]> = {
  nothing: [],
  'one value': [7],
  zeros: [0, 0, 0],
  'equal values': [5, 5, 5],
  negative: [-4, -9, -1],
  mixed: [-40, 12, 0, 33, -7],
  huge: [1e308, -1e308, 3],
  tiny: [1e-300, 2e-300],
  'not numbers': [Number.NaN, Number.POSITIVE_INFINITY, 4],
  many: Array.from({ length: 5000 }, (_, index) => Math.sin(index)),
}

describe.each(Object.entries(oddData))('charts of %s', (_name, data) => {
  it('are whole drawings with finite numbers', () => {
    for (const svg of [
      barChartSvg(series(data, ['a', 'b']), frame),
      lineChartSvg(series(data, ['a', 'b']), frame, { comparison: data, area: { gradientId: 'x1' } }),
      donutSvg(data, 120, 20, theme.roles.chart, '#eeeeee'),
      ringsSvg(data, 120, 16, theme.roles.chart, '#eeeeee'),
      sparklineSvg(data, 56, 26, '#123456'),
    ]) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/s)
      expect(svg).not.toMatch(/NaN|Infinity|undefined|e\+/)
      expect(svg.length).toBeLessThan(120_000)
    }
  })
})

/** Heights of the bars in px, downwards ones negative. */
function barHeights(svg: string): number[] {
  return [...svg.matchAll(/<path d="M[\d.-]+ ([\d.-]+)V([\d.-]+)q0 ([\d.-]+)/g)].map(
    ([, zero, edge, corner]) => Number(zero) - Number(edge) - Number(corner),
  )
}

const fills = (svg: string) => [...svg.matchAll(/z" fill="(#\w+)"/g)].map(([, fill]) => fill)

describe('bars', () => {
  it('are as high as their values', () => {
    const [one = 0, two = 0, four = 0] = barHeights(barChartSvg(series([10, 20, 40]), frame))
    expect(two / one).toBeCloseTo(2, 1)
    expect(four / one).toBeCloseTo(4, 1)
  })

  it('hang under the line of zero where the value is negative', () => {
    const [up = 0, down = 0] = barHeights(barChartSvg(series([10, -10]), frame))
    expect(up).toBeGreaterThan(0)
    expect(down).toBeCloseTo(-up, 1)
  })

  it('set the largest apart, or the one that is stated', () => {
    expect(fills(barChartSvg(series([1, 9, 3]), frame))[1]).toBe(theme.roles.primary)
    expect(fills(barChartSvg({ ...series([1, 9, 3]), highlight: 0 }, frame))[0]).toBe(theme.roles.primary)
  })

  it('leave labels out rather than let them run into each other', () => {
    const labels = Array.from({ length: 60 }, (_, index) => `day ${index}`)
    const svg = barChartSvg(
      series(
        labels.map((_, index) => index),
        labels,
      ),
      frame,
    )
    expect(svg.match(/<text/g)?.length).toBeLessThan(12)
  })
})

describe('words in charts', () => {
  it('cannot break out of the drawing', () => {
    const hostile = '</text></svg><img src=x onerror=alert(1)>"'
    const svg =
      barChartSvg(
        { ...series([1, 2], [hostile, hostile]), unit: hostile },
        { ...frame, fontFamily: hostile },
      ) +
      lineChartSvg(series([1, 2], [hostile]), frame, { area: { gradientId: '"><script>' } }) +
      sparklineSvg([1, 2], 20, 10, hostile)
    expect(svg).not.toMatch(/<img|<script|onerror=alert\(1\)>"/)
    expect(svg.match(/<svg/g)).toHaveLength(3)
    expect(svg.match(/<\/svg>/g)).toHaveLength(3)
  })
})

describe('parts', () => {
  it('sum to one, with negative values counting as nothing', () => {
    expect(partsOf([1, 1, 2])).toEqual([0.25, 0.25, 0.5])
    expect(partsOf([-5, 5])).toEqual([0, 1])
    expect(partsOf([0, 0])).toEqual([0, 0])
    expect(partsOf([1e308, 1e308])).toEqual([0.5, 0.5])
  })
})

describe('curves', () => {
  it('put the largest value at the top and keep the order', () => {
    expect(placePoints([0, 10, 5], 100, 50, 5)).toEqual([
      [5, 45],
      [50, 5],
      [95, 25],
    ])
  })

  it('are nothing without points and a dash with one', () => {
    expect(smoothPath([])).toBe('')
    expect(smoothPath([[10, 10]])).toBe('M4.0 10.0h12')
  })

  it('keep first and last of more values than can be drawn', () => {
    const values = drawableValues(Array.from({ length: 5000 }, (_, index) => index))
    expect(values).toHaveLength(400)
    expect([values[0], values.at(-1)]).toEqual([0, 4999])
  })
})

const say = (properties: Parameters<typeof resolveProperties>[1]) =>
  describeChart('Minutes', resolveProperties('chart', properties))

describe('charts in words', () => {
  it('name each value with its label', () => {
    expect(say({ kind: 'bar', data: [12, 20], labels: ['Mon', 'Tue'], unit: ' min' })).toBe(
      'Minutes: Mon 12 min, Tue 20 min',
    )
  })

  it('say parts as percent', () => {
    expect(say({ kind: 'ring', data: [0.62], center: '15:32' })).toBe('Minutes, 15:32: 62 %')
    expect(say({ kind: 'donut', data: [1, 3], labels: ['A', 'B'] })).toBe('Minutes: A 25 %, B 75 %')
  })

  it('give the range of many values', () => {
    expect(say({ kind: 'line', data: Array.from({ length: 30 }, (_, index) => index) })).toBe(
      'Minutes: 30 values from 0 to 29',
    )
  })

  it('say when there is nothing', () => {
    expect(say({ data: [] })).toBe('Minutes: no values')
  })
})

it('the sum of a donut is a number, however large its values are', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
  expect(Number.isFinite(sumOf([1e308]))).toBe(true)
  expect(Number.isFinite(sumOf([1e308, 1e308]))).toBe(true)
})
