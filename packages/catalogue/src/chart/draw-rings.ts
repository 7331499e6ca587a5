import { safeColor, safeNumber } from '../svg.ts'

const ringOf = (center: number, radius: number, color: string, thickness: number, more = '') =>
  `<circle cx="${safeNumber(center)}" cy="${safeNumber(center)}" r="${safeNumber(Math.max(0.5, radius))}" fill="none" stroke="${safeColor(color)}" stroke-width="${safeNumber(thickness)}"${more}/>`

const svgOf = (size: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${safeNumber(size)}" height="${safeNumber(size)}" viewBox="0 0 ${safeNumber(size)} ${safeNumber(size)}" style="display:block" aria-hidden="true">${content}</svg>`

/** Parts beyond this could not be told apart, and are not drawn. */
const mostParts = 48

/** Gap between the parts of a donut and between rings, px. */
const partGap = 3
const ringGap = 5

/** Each value's part of their sum, 0 to 1; negative values count as nothing. All 0 when nothing is there. */
export function partsOf(values: readonly number[]): number[] {
  const counted = values.map((value) => (Number.isFinite(value) ? Math.max(0, value) : 0))
  const largest = counted.reduce((most, value) => Math.max(most, value), 0)
  if (largest === 0) return counted
  // As parts of the largest first, so that the sum of very large values stays a number.
  const scaled = counted.map((value) => value / largest)
  const sum = scaled.reduce((total, value) => total + value, 0)
  return scaled.map((value) => value / sum)
}

/** The sum of values in two decimals; of values too large for that as far as a number goes. */
export function sumOf(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  const rounded = Math.round(sum * 100) / 100
  return Number.isFinite(rounded) ? rounded : Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, sum))
}

/** Parts of a whole around a hole, `size` px across; an empty ring when there is nothing to divide. */
export function donutSvg(
  values: readonly number[],
  size: number,
  thickness: number,
  colors: readonly string[],
  emptyColor: string,
): string {
  const radius = (size - thickness) / 2
  const length = 2 * Math.PI * radius
  const parts = partsOf(values).slice(0, mostParts)
  const isWhole = parts.filter((part) => part > 0).length < 2
  let start = 0
  let content = ringOf(size / 2, radius, emptyColor, thickness)
  if (parts.some((part) => part > 0)) content = ''
  for (const [index, part] of parts.entries()) {
    if (part <= 0) continue
    const arc = isWhole ? length : Math.max(1, length * part - partGap)
    const dash = ` stroke-dasharray="${safeNumber(arc)} ${safeNumber(length)}" stroke-dashoffset="${safeNumber(-length * start)}" transform="rotate(-90 ${size / 2} ${size / 2})"`
    content += ringOf(size / 2, radius, colors[index % colors.length] ?? emptyColor, thickness, dash)
    start += part
  }
  return svgOf(size, content)
}

/** Up to three shares (0 to 1; what is outside is cut) as rings in each other, `size` px across. */
export function ringsSvg(
  shares: readonly number[],
  size: number,
  thickness: number,
  colors: readonly string[],
  groundColor: string,
): string {
  const rings = shares.slice(0, 3).map((share, index) => {
    const radius = (size - thickness) / 2 - index * (thickness + ringGap)
    if (radius <= 0) return ''
    const length = 2 * Math.PI * radius
    const part = Number.isFinite(share) ? Math.max(0, Math.min(1, share)) : 0
    const ground = ringOf(size / 2, radius, groundColor, thickness)
    if (part === 0) return ground
    const dash = ` stroke-linecap="round" stroke-dasharray="${safeNumber(length * part)} ${safeNumber(length)}" transform="rotate(-90 ${size / 2} ${size / 2})"`
    return ground + ringOf(size / 2, radius, colors[index] ?? groundColor, thickness, dash)
  })
  return svgOf(size, rings.join(''))
}
