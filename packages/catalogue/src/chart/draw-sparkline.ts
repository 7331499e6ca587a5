import { safeColor, safeNumber } from '../svg.ts'
import { drawableValues, placePoints, smoothPath } from './smooth-path.ts'

/** A line as small as a word, as SVG of `width` by `height` px. */
export function sparklineSvg(
  values: readonly number[],
  width: number,
  height: number,
  color: string,
): string {
  const w = Math.max(1, safeNumber(width, 56))
  const h = Math.max(1, safeNumber(height, 26))
  const d = smoothPath(placePoints(drawableValues(values), w, h, 4))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="display:block;flex-shrink:0" aria-hidden="true"><path d="${d}" fill="none" stroke="${safeColor(color)}" stroke-width="2" stroke-linecap="round"/></svg>`
}
