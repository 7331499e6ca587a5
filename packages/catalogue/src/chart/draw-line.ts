import { safeColor, safeNumber } from '../svg.ts'
import {
  type ChartFrame,
  chartSvg,
  type ChartSeries,
  chartText,
  gridLines,
  labelRoom,
  labelStep,
} from './chart-frame.ts'
import { drawableValues, extentOf, placePoints, smoothPath } from './smooth-path.ts'

const pad = 8

interface LineOptions {
  /** A second series, dashed. */
  comparison?: readonly number[]
  /** Fill under the line; the id must be the only one of its name in the page. */
  area?: { gradientId: string }
}

/** A curve through the values with one of them marked (absent: the last). Both series share one scale. */
export function lineChartSvg(series: ChartSeries, frame: ChartFrame, options: LineOptions = {}): string {
  const { width, height, roles } = frame
  const values = drawableValues(series.data)
  const compared = drawableValues(options.comparison ?? [])
  const extent = extentOf([...values, ...compared])
  const foot = height - labelRoom
  const points = placePoints(values, width, foot, pad, extent)
  const d = smoothPath(points)

  let content = gridLines(
    frame,
    [0.06, 0.5, 0.97].map((share) => foot * share),
  )
  if (compared.length > 0) {
    const other = smoothPath(placePoints(compared, width, foot, pad, extent))
    content += `<path d="${other}" fill="none" stroke="${safeColor(roles.accent)}" stroke-width="2.5" stroke-dasharray="5 5"/>`
  }
  if (options.area && points.length > 1)
    content += areaSvg(d, points, foot, roles.primary, options.area.gradientId)
  content += `<path d="${d}" fill="none" stroke="${safeColor(roles.primaryText)}" stroke-width="2.75" stroke-linecap="round"/>`
  const marked = points[series.highlight ?? points.length - 1] ?? points.at(-1)
  if (marked) {
    content += `<circle cx="${safeNumber(marked[0])}" cy="${safeNumber(marked[1])}" r="6" fill="${safeColor(roles.surface)}" stroke="${safeColor(roles.primaryText)}" stroke-width="3"/>`
  }
  return chartSvg(frame, content + axisSvg(series.labels, frame))
}

function areaSvg(
  d: string,
  points: readonly (readonly [number, number])[],
  foot: number,
  color: string,
  id: string,
): string {
  const paint = safeColor(color)
  const name = id.replaceAll(/[^\w-]/g, '')
  const from = safeNumber(points[0]?.[0])
  const to = safeNumber(points.at(-1)?.[0])
  return `<defs><linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint}" stop-opacity=".34"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></linearGradient></defs><path d="${d}L${to} ${safeNumber(foot)}L${from} ${safeNumber(foot)}z" fill="url(#${name})"/>`
}

/** Labels evenly under the line, the outer ones within the frame. */
function axisSvg(labels: readonly string[], frame: ChartFrame): string {
  const longest = labels.reduce((most, label) => Math.max(most, label.length), 0)
  const step = labelStep(labels.length, frame.width, longest)
  const last = labels.length - 1
  return labels
    .map((text, index) => {
      if (index % step !== 0) return ''
      const x = pad + (last > 0 ? index / last : 0) * (frame.width - 2 * pad)
      if (last === 0)
        return chartText(frame, { x: frame.width / 2, y: frame.height - 5, text, anchor: 'middle' })
      const anchor = index === 0 ? 'start' : index === last ? 'end' : 'middle'
      return chartText(frame, { x, y: frame.height - 5, text, anchor })
    })
    .join('')
}
