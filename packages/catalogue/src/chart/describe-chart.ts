import type { ResolvedProperties } from '../resolve-properties.ts'
import { drawableValues } from './smooth-path.ts'
import { partsOf } from './draw-rings.ts'

const mostSpoken = 12

const percent = (part: number) => `${Math.round(part * 100)} %`

/** A chart in words, for people who listen to the screen: its values, or how many and between what. */
export function describeChart(label: string, properties: ResolvedProperties<'chart'>): string {
  const { kind, labels, unit = '', center, centerCaption } = properties
  const values = drawableValues(properties.data)
  const middle = [center, centerCaption].filter(Boolean).join(' ')
  const start = [label, middle].filter(Boolean).join(', ')
  if (values.length === 0) return `${start}: no values`
  const words =
    kind === 'donut'
      ? partsOf(values).map(percent)
      : kind === 'ring' || kind === 'progress'
        ? values.map(percent)
        : values.map((value) => `${value}${unit}`)
  if (kind === 'heat' || words.length > mostSpoken) {
    return `${start}: ${values.length} values from ${Math.min(...values)}${unit} to ${Math.max(...values)}${unit}`
  }
  const isLabelled = labels.length === words.length
  return `${start}: ${words.map((word, index) => (isLabelled ? `${labels[index]} ${word}` : word)).join(', ')}`
}
