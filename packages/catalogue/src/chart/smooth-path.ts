export type Point = readonly [x: number, y: number]

/** The values that are numbers, at most `most` of them (evenly picked): what a chart can show. */
export function drawableValues(values: readonly number[], most = 400): number[] {
  const finite = values.filter((value) => Number.isFinite(value))
  if (finite.length <= most) return finite
  return Array.from(
    { length: most },
    (_, index) => finite[Math.round((index * (finite.length - 1)) / (most - 1))] ?? 0,
  )
}

/** Least and most of the values; both 0 when there are none. */
export function extentOf(values: readonly number[]): { least: number; most: number } {
  return values.reduce(
    ({ least, most }, value) => ({ least: Math.min(least, value), most: Math.max(most, value) }),
    { least: values[0] ?? 0, most: values[0] ?? 0 },
  )
}

/** Values spread over a box, the largest at the top, `pad` px from its edges. Equal values run through the middle. */
export function placePoints(
  values: readonly number[],
  width: number,
  height: number,
  pad: number,
  { least, most } = extentOf(values),
): Point[] {
  // Halved before they are subtracted: the distance of very large values would not be a number.
  const span = most / 2 - least / 2
  return values.map((value, index) => {
    const along = values.length > 1 ? index / (values.length - 1) : 0.5
    const up = span > 0 ? (value / 2 - least / 2) / span : 0.5
    return [along * (width - 2 * pad) + pad, height - pad - up * (height - 2 * pad)]
  })
}

const at = (value: number) => value.toFixed(1)

/** A curve through the points that is level at each of them; a short dash for a single one, empty for none. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  if (rest.length === 0) return `M${at(first[0] - 6)} ${at(first[1])}h12`
  let d = `M${at(first[0])} ${at(first[1])}`
  let [x0, y0] = first
  for (const [x, y] of rest) {
    const middle = at((x0 + x) / 2)
    d += `C${middle} ${at(y0)} ${middle} ${at(y)} ${at(x)} ${at(y)}`
    x0 = x
    y0 = y
  }
  return d
}
