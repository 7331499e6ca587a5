import { safeColor, safeNumber } from '../svg.ts'
import { createTextCache } from '../text-cache.ts'
import { iconAliases } from './aliases.ts'
import { filledPaths, linePaths } from './paths.ts'

export type IconName = keyof typeof linePaths | keyof typeof filledPaths

const paths = new Map<string, { d: string; isFilled: boolean }>([
  ...Object.entries(linePaths).map(([name, d]) => [name, { d, isFilled: false }] as const),
  ...Object.entries(filledPaths).map(([name, d]) => [name, { d, isFilled: true }] as const),
])

const fallback = { d: linePaths.spark, isFilled: false }

/** The names of all icons of the catalogue. */
export const iconNames: readonly string[] = [...paths.keys()]

/** Whether the catalogue has an icon of exactly this name. */
export function isIconName(name: string): name is IconName {
  return paths.has(name)
}

/**
 * The catalogue's name for an icon: itself, or the one meant by a common other name ("cog", "arrow-left",
 * "shopping_cart"); undefined when nothing fits.
 */
export function findIconName(name: string): IconName | undefined {
  if (isIconName(name)) return name
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const same = iconNames.find((known) => known.toLowerCase() === plain)
  const found = same ?? iconAliases[plain]
  return found !== undefined && isIconName(found) ? found : undefined
}

/** Path of an icon on the 24 by 24 grid; a spark for a name that means nothing. */
export function iconPath(name: string): { d: string; isFilled: boolean } {
  return paths.get(findIconName(name) ?? '') ?? fallback
}

/**
 * An icon as an SVG string, `size` px square. Never throws and never lets its arguments out of their
 * attributes: a colour or number that is none is replaced.
 */
export function iconSvg(name: string, size = 22, color = 'currentColor', strokeWidth = 1.8): string {
  const key = `${name}\n${size}\n${color}\n${strokeWidth}`
  return drawnIcons.get(key, () => drawIcon(name, size, color, strokeWidth))
}

const drawnIcons = createTextCache(500)

function drawIcon(name: string, size: number, color: string, strokeWidth: number): string {
  const { d, isFilled } = iconPath(name)
  const side = safeNumber(size, 22)
  const paint = safeColor(color, 'currentColor')
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 24 24"`
  const style = 'style="display:block;flex-shrink:0" aria-hidden="true"'
  if (isFilled) return `${open} ${style}><path d="${d}" fill="${paint}"/></svg>`
  return `${open} fill="none" stroke="${paint}" stroke-width="${safeNumber(strokeWidth, 1.8)}" stroke-linecap="round" stroke-linejoin="round" ${style}><path d="${d}"/></svg>`
}
