import type { ResolvedProperties } from '../resolve-properties.ts'
import { drawableValues } from './smooth-path.ts'

/** A chart as it is drawn where reading begins at the right: the first value is the one at the right. */
export function mirrorSeries(properties: ResolvedProperties<'chart'>): ResolvedProperties<'chart'> {
  const { kind, labels, comparison, highlight } = properties
  const data = drawableValues(properties.data).toReversed()
  const last = data.length - 1
  // A line marks its last value where none is stated, bars their largest.
  const marked = highlight ?? (kind === 'bar' ? undefined : last)
  return {
    ...properties,
    data,
    // Bars have their labels under them, one each; those of a line are spread under the whole.
    labels: kind === 'bar' ? data.map((_, index) => labels[last - index] ?? '') : labels.toReversed(),
    comparison: comparison?.toReversed(),
    highlight: marked === undefined ? undefined : Math.max(0, last - marked),
  }
}
