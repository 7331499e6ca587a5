import { safeColor } from '../svg.ts'
import { mix } from '../theme/color.ts'
import type { ResolvedTheme } from '../theme/types.ts'
import { drawPath, line } from './draw-lines.ts'

export interface GroundSize {
  w: number
  h: number
  theme: ResolvedTheme
  /** Numbers 0 to 1 that vary the drawing. */
  random: () => number
}

export const water = ({ theme }: GroundSize) => (theme.mode === 'dark' ? '#17344a' : '#b9dbee')
export const green = ({ theme }: GroundSize) => (theme.mode === 'dark' ? '#1f3a2a' : '#cfe6c6')

/** Colour of bare land, and lighter or darker than it by a share. */
export function land({ theme }: GroundSize, darker = 0): string {
  const { surface, surfaceAlt } = theme.roles
  const isDark = theme.mode === 'dark'
  const bare = isDark ? mix(surface, '#000000', 0.15) : mix(surfaceAlt, '#ffffff', 0.35)
  return darker ? mix(bare, isDark ? '#ffffff' : '#000000', darker) : bare
}

export const road = ({ theme }: GroundSize) =>
  theme.mode === 'dark' ? mix(theme.roles.surface, '#ffffff', 0.16) : '#ffffff'

export const filled = ({ w, h }: GroundSize, color: string) =>
  `<rect width="${w}" height="${h}" fill="${safeColor(color)}"/>`

export const area = (d: string, color: string) => `<path d="${d}" fill="${safeColor(color)}"/>`

/** Houses, parks, a river and streets. */
export function city(size: GroundSize): string {
  const { w, h, theme, random } = size
  const isDark = theme.mode === 'dark'
  const bare = land(size)
  const lane = isDark ? mix(theme.roles.surface, '#ffffff', 0.09) : mix('#ffffff', bare, 0.25)
  let ground = filled(size, bare)
  for (let count = 0; count < 26; count += 1) {
    const [x, y, width, height] = [random() * w, random() * h, 14 + random() * 26, 12 + random() * 20].map(
      Math.round,
    )
    ground += `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="${safeColor(land(size, 0.035))}" transform="rotate(-12)"/>`
  }
  ground += area(
    drawPath`M${w * 0.62} -10l${w * 0.26} 0l${w * -0.06} ${h * 0.36}l${w * -0.26} ${h * -0.06}z`,
    green(size),
  )
  ground += area(
    drawPath`M${w * 0.05} ${h * 0.62}l${w * 0.2} ${-h * 0.04}l${w * 0.03} ${h * 0.26}l${w * -0.24} ${h * 0.02}z`,
    green(size),
  )
  ground += line(
    drawPath`M-20 ${h * 0.34}C${w * 0.2} ${h * 0.2} ${w * 0.3} ${h * 0.62} ${w * 0.55} ${h * 0.62}S${w * 0.8} ${h * 0.96} ${w + 20} ${h * 0.84}`,
    water(size),
    30,
  )
  const columns = Math.max(12, Math.ceil(w / 46) + 4)
  for (let index = -3; index < columns; index += 1) {
    ground += line(drawPath`M${index * 46} -10L${index * 46 + h * 0.24} ${h + 10}`, lane, 4)
  }
  for (let index = 0; index < h / 44 + 2; index += 1) {
    ground += line(drawPath`M-10 ${index * 46 + 10}L${w + 10} ${index * 46 - 44}`, lane, 4)
  }
  ground += line(drawPath`M-10 ${h * 0.86}L${w + 10} ${h * 0.46}`, road(size), 10)
  ground += line(drawPath`M${w * 0.34} -10L${w * 0.5} ${h + 10}`, road(size), 10)
  return (
    ground +
    line(
      drawPath`M-10 ${h * 0.14}C${w * 0.4} ${h * 0.16} ${w * 0.7} ${h * 0.3} ${w + 10} ${h * 0.12}`,
      road(size),
      8,
    )
  )
}
