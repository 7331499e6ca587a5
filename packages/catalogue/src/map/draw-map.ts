import { iconPath } from '../icons/index.ts'
import { createRandom, hashText } from '../random.ts'
import { escapeXml, safeColor, safeNumber } from '../svg.ts'
import { mix, withAlpha } from '../theme/color.ts'
import type { ResolvedTheme, ThemeRoles } from '../theme/types.ts'

export interface MapPin {
  /** Share of the width and height, 0 to 1. */
  x: number
  y: number
  label?: string
  icon?: string
  isSelected: boolean
}

export interface MapDrawing {
  width: number
  height: number
  theme: ResolvedTheme
  roles: ThemeRoles
  pins: readonly MapPin[]
  hasRoute: boolean
  hasPosition: boolean
  /** Chooses where the houses stand. */
  seed: string
  /** CSS font family of the names. */
  fontFamily: string
}

/** Pins never stand so high that their heads leave the map, px. */
const highestPin = 52

/** Where the tip of a pin is, px. */
export function pinPoint(
  { x, y }: { x: number; y: number },
  width: number,
  height: number,
): [number, number] {
  return [x * width, Math.max(Math.min(highestPin, height * 0.6), y * height)]
}

/** A made-up town, drawn without any service: streets, parks, a river, pins with names, a route, one's position. */
export function mapSvg(drawing: MapDrawing): string {
  const w = Math.max(1, safeNumber(drawing.width, 335))
  const h = Math.max(1, safeNumber(drawing.height, 200))
  const { theme, roles } = drawing
  const content =
    groundSvg(w, h, theme, drawing.seed) +
    (drawing.hasRoute ? routeSvg(w, h, theme, roles) : '') +
    drawing.pins.map((pin) => pinSvg(pin, w, h, drawing)).join('') +
    (drawing.hasPosition ? positionSvg(w, h, roles) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="display:block" aria-hidden="true">${content}</svg>`
}

const way = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${safeColor(color)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A path from numbers, rounded, with its letters in between. */
const path = (parts: TemplateStringsArray, ...values: number[]) =>
  String.raw({ raw: parts }, ...values.map((value) => safeNumber(value)))

function groundSvg(w: number, h: number, theme: ResolvedTheme, seed: string): string {
  const isDark = theme.mode === 'dark'
  const { surface, surfaceAlt } = theme.roles
  const land = isDark ? mix(surface, '#000000', 0.15) : mix(surfaceAlt, '#ffffff', 0.35)
  const road = isDark ? mix(surface, '#ffffff', 0.16) : '#ffffff'
  const lane = isDark ? mix(surface, '#ffffff', 0.09) : mix('#ffffff', land, 0.25)
  const house = isDark ? mix(land, '#ffffff', 0.04) : mix(land, '#000000', 0.035)
  const park = isDark ? '#1f3a2a' : '#cfe6c6'
  const random = createRandom(hashText(seed))
  let ground = `<rect width="${w}" height="${h}" fill="${safeColor(land)}"/>`
  for (let count = 0; count < 26; count += 1) {
    const [x, y, width, height] = [random() * w, random() * h, 14 + random() * 26, 12 + random() * 20].map(
      Math.round,
    )
    ground += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${safeColor(house)}" transform="rotate(-12)"/>`
  }
  ground += `<path d="${path`M${w * 0.62} -10l${w * 0.26} 0l${w * -0.06} ${h * 0.36}l${w * -0.26} ${h * -0.06}z`}" fill="${park}"/>`
  ground += `<path d="${path`M${w * 0.05} ${h * 0.62}l${w * 0.2} ${-h * 0.04}l${w * 0.03} ${h * 0.26}l${w * -0.24} ${h * 0.02}z`}" fill="${park}"/>`
  const river = path`M-20 ${h * 0.34}C${w * 0.2} ${h * 0.2} ${w * 0.3} ${h * 0.62} ${w * 0.55} ${h * 0.62}S${w * 0.8} ${h * 0.96} ${w + 20} ${h * 0.84}`
  ground += way(river, isDark ? '#17344a' : '#b9dbee', 30)
  const columns = Math.max(12, Math.ceil(w / 46) + 4)
  for (let index = -3; index < columns; index += 1) {
    ground += way(path`M${index * 46} -10L${index * 46 + h * 0.24} ${h + 10}`, lane, 4)
  }
  for (let index = 0; index < h / 44 + 2; index += 1) {
    ground += way(path`M-10 ${index * 46 + 10}L${w + 10} ${index * 46 - 44}`, lane, 4)
  }
  ground += way(path`M-10 ${h * 0.86}L${w + 10} ${h * 0.46}`, road, 10)
  ground += way(path`M${w * 0.34} -10L${w * 0.5} ${h + 10}`, road, 10)
  return (
    ground +
    way(path`M-10 ${h * 0.14}C${w * 0.4} ${h * 0.16} ${w * 0.7} ${h * 0.3} ${w + 10} ${h * 0.12}`, road, 8)
  )
}

function routeSvg(w: number, h: number, theme: ResolvedTheme, roles: ThemeRoles): string {
  const end = Math.max(highestPin, h * 0.2)
  const d = path`M${w * 0.16} ${h * 0.8}L${w * 0.43} ${h * 0.685}L${w * 0.385} ${h * 0.3}C${w * 0.5} ${h * 0.2} ${w * 0.66} ${h * 0.22} ${w * 0.8} ${end}`
  const primary = safeColor(roles.primary)
  return (
    way(d, theme.mode === 'dark' ? '#000000' : '#ffffff', 9) +
    way(d, primary, 5.5) +
    `<circle cx="${safeNumber(w * 0.16)}" cy="${safeNumber(h * 0.8)}" r="8" fill="#ffffff" stroke="${primary}" stroke-width="5"/>`
  )
}

function pinSvg(pin: MapPin, w: number, h: number, { roles, fontFamily }: MapDrawing): string {
  const [x, y] = pinPoint(pin, w, h).map((value) => safeNumber(value))
  const { d, isFilled } = iconPath(pin.icon ?? 'starf')
  const ink = safeColor(pin.isSelected ? roles.onPrimary : roles.text)
  const iconPaint = isFilled
    ? `fill="${ink}"`
    : `fill="none" stroke="${ink}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"`
  const fill = safeColor(pin.isSelected ? roles.primary : roles.surface)
  const edge = pin.isSelected ? '#ffffff' : safeColor(roles.textMuted)
  const name = pin.label
    ? `<text y="15" text-anchor="middle" font-family="${escapeXml(fontFamily)}" font-size="11.5" font-weight="${pin.isSelected ? 700 : 600}" fill="${safeColor(roles.text)}" stroke="${safeColor(roles.surface)}" stroke-width="3.5" stroke-linejoin="round" paint-order="stroke">${escapeXml(pin.label.slice(0, 40))}</text>`
    : ''
  return `<g transform="translate(${x} ${y}) scale(${pin.isSelected ? 1.15 : 0.95})"><path d="M0 0C-4 -9 -15 -14 -15 -26a15 15 0 0130 0C15 -14 4 -9 0 0z" fill="${fill}" stroke="${edge}" stroke-width="1.6"/><g transform="translate(-9 -35) scale(.75)"><path d="${d}" ${iconPaint}/></g>${name}</g>`
}

function positionSvg(w: number, h: number, roles: ThemeRoles): string {
  const at = `cx="${safeNumber(w * 0.46)}" cy="${safeNumber(h * 0.52)}"`
  return `<circle ${at} r="22" fill="${safeColor(withAlpha(roles.primary, 0.2))}"/><circle ${at} r="8" fill="${safeColor(roles.primary)}" stroke="#ffffff" stroke-width="3"/>`
}
