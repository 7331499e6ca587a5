import { iconPath } from '../icons/index.ts'
import { escapeXml, safeColor, safeNumber } from '../svg.ts'
import { withAlpha } from '../theme/color.ts'
import type { ResolvedTheme, ThemeRoles } from '../theme/types.ts'
import { groundSvg } from './draw-ground.ts'
import { drawPath, line } from './draw-lines.ts'
import type { Ground } from './grounds.ts'

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
  /** What it shows: a town, hills, a coast... */
  ground: Ground
  /** A way through the pins in their order; to the only pin from somewhere. */
  hasRoute: boolean
  hasPosition: boolean
  /** Varies the ground. */
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

/** A made-up place, drawn without any service: its ground, pins with names, a route, one's position. */
export function mapSvg(drawing: MapDrawing): string {
  const w = Math.max(1, safeNumber(drawing.width, 335))
  const h = Math.max(1, safeNumber(drawing.height, 200))
  const { theme, roles } = drawing
  const content =
    groundSvg(drawing.ground, w, h, theme, drawing.seed) +
    (drawing.hasRoute ? routeSvg(drawing, w, h) : '') +
    drawing.pins.map((pin) => pinSvg(pin, w, h, drawing)).join('') +
    (drawing.hasPosition ? positionSvg(w, h, roles) : '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="display:block" aria-hidden="true">${content}</svg>`
}

function routeSvg({ pins, theme, roles }: MapDrawing, w: number, h: number): string {
  const points = pins.map((pin) => pinPoint(pin, w, h))
  const start: [number, number] = [w * 0.16, h * 0.8]
  const [[x, y] = start, ...rest] = points.length > 1 ? points : [start, ...points]
  const bends = rest.map(([toX, toY], index) => {
    const [fromX, fromY] = index ? (rest[index - 1] ?? [x, y]) : [x, y]
    return drawPath`C${fromX + (toX - fromX) * 0.2} ${fromY + (toY - fromY) * 0.6} ${fromX + (toX - fromX) * 0.6} ${fromY + (toY - fromY) * 0.9} ${toX} ${toY}`
  })
  const d = `${drawPath`M${x} ${y}`}${bends.join('')}`
  const primary = safeColor(roles.primary)
  return (
    line(d, theme.mode === 'dark' ? '#000000' : '#ffffff', 9) +
    line(d, primary, 5.5) +
    `<circle cx="${safeNumber(x)}" cy="${safeNumber(y)}" r="8" fill="#ffffff" stroke="${primary}" stroke-width="5"/>`
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
