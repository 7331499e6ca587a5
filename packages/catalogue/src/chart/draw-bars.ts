import { formatNumber } from '../language/format-number.ts'
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
import { drawableValues, extentOf } from './smooth-path.ts'

/** A bar a value, from the line of zero up or down; the highlighted one (absent: the largest) in full colour. */
export function barChartSvg(series: ChartSeries, frame: ChartFrame): string {
  const values = drawableValues(series.data)
  const { width, height, roles, elevation } = frame
  const foot = height - labelRoom
  const { least, most } = extentOf([0, ...values])
  // Shares of the largest distance from zero, so that no difference of very large values is taken.
  const scale = Math.max(Math.abs(least), Math.abs(most)) || 1
  const top = (most / scale) * 1.08 || (least < 0 ? 0 : 1)
  const bottom = (least / scale) * 1.08
  const toY = (value: number) => foot - ((value / scale - bottom) / (top - bottom)) * foot
  const zero = toY(0)
  const slot = width / Math.max(1, values.length)
  const barWidth = Math.max(0.5, Math.min(28, slot * 0.56))
  const chosen = series.highlight ?? values.indexOf(most)
  const step = labelStep(values.length, width, longestOf(series.labels))

  let content = gridLines(frame, [0.5, foot * 0.5 + 0.5, zero + 0.5], zero + 0.5)
  for (const [index, value] of values.entries()) {
    const x = index * slot + (slot - barWidth) / 2
    const isChosen = index === chosen
    const tip = value >= 0 ? Math.min(toY(value), zero - 2) : Math.max(toY(value), zero + 2)
    const fill = isChosen ? roles.primary : (roles.chart[3] ?? roles.primary)
    const line = elevation === 'hard' ? ` stroke="${safeColor(roles.border)}" stroke-width="2"` : ''
    content += `<path d="${barPath(x, zero, tip, barWidth, cornerOf(elevation))}" fill="${safeColor(fill)}"${line}/>`
    const middle = x + barWidth / 2
    if (isChosen && series.unit !== undefined) {
      const words = {
        x: clampToFrame(middle, width),
        y: (value >= 0 ? tip : zero) - 6,
        text: `${formatNumber(value, frame.language)}${series.unit}`,
      }
      content += chartText(frame, { ...words, anchor: 'middle', isStrong: true })
    }
    const label = series.labels[index]
    if (label !== undefined && index % step === 0) {
      content += chartText(frame, {
        x: middle,
        y: height - 6,
        text: label,
        anchor: 'middle',
        isStrong: isChosen,
      })
    }
  }
  return chartSvg(frame, content)
}

/** A bar from the line of zero to its tip, with round corners at the tip. */
function barPath(x: number, zero: number, tip: number, width: number, corner: number): string {
  const down = tip > zero ? 1 : -1
  const round = Math.min(corner, width / 2, Math.abs(tip - zero))
  const at = safeNumber
  const side = at(-down * round)
  return `M${at(x)} ${at(zero)}V${at(tip + side)}q0 ${-side} ${at(round)} ${-side}h${at(width - 2 * round)}q${at(round)} 0 ${at(round)} ${side}V${at(zero)}z`
}

const cornerOf = (elevation: ChartFrame['elevation']) =>
  elevation === 'hard' ? 2 : elevation === 'rules' ? 0 : 8
const clampToFrame = (x: number, width: number) => Math.max(22, Math.min(width - 22, x))
const longestOf = (labels: readonly string[]) =>
  labels.reduce((most, label) => Math.max(most, label.length), 0)
