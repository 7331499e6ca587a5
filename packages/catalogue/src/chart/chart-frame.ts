import { escapeXml, safeColor, safeNumber } from '../svg.ts'
import type { Elevation, ThemeRoles } from '../theme/types.ts'

/** Where and in what colours a chart is drawn. Lengths in px. */
export interface ChartFrame {
  width: number
  height: number
  roles: ThemeRoles
  elevation: Elevation
  /** What numbers are written in. */
  language: string
  /** CSS font family of the labels. */
  fontFamily: string
}

/** The numbers of a bar or line chart. */
export interface ChartSeries {
  data: readonly number[]
  labels: readonly string[]
  /** Index of the value set apart. */
  highlight?: number
  /** Stands after the highlighted value. */
  unit?: string
}

/** Height that the labels under a chart take, px. */
export const labelRoom = 26

/** Room above a chart for the words on its highest bar, px. */
export const headRoom = 16

/** A whole chart with `headRoom` above it; draw into 0 to `height`. */
export function chartSvg({ width, height }: ChartFrame, content: string): string {
  const w = safeNumber(width, 300)
  const h = safeNumber(height, 160)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h + headRoom}" viewBox="0 ${-headRoom} ${w} ${h + headRoom}" style="display:block" aria-hidden="true">${content}</svg>`
}

interface ChartText {
  x: number
  y: number
  text: string
  anchor: 'start' | 'middle' | 'end'
  isStrong?: boolean
}

/** Words in a chart. */
export function chartText(frame: ChartFrame, { x, y, text, anchor, isStrong = false }: ChartText): string {
  const fill = safeColor(isStrong ? frame.roles.text : frame.roles.textMuted)
  return `<text x="${safeNumber(x)}" y="${safeNumber(y)}" font-family="${escapeXml(frame.fontFamily)}" font-size="12" font-weight="${isStrong ? 700 : 500}" fill="${fill}" text-anchor="${anchor}">${escapeXml(text)}</text>`
}

/** Lines across at these heights (px); the one at `base` is whole, the others dashed. */
export function gridLines({ width, roles, elevation }: ChartFrame, heights: number[], base?: number): string {
  const faint = elevation === 'hard' ? ' opacity=".3"' : ''
  return heights
    .map((height) => {
      const y = safeNumber(height)
      const dash = height === base ? '' : ' stroke-dasharray="2 4"'
      return `<line x1="0" x2="${safeNumber(width)}" y1="${y}" y2="${y}" stroke="${safeColor(roles.border)}"${faint}${dash}/>`
    })
    .join('')
}

/** Every how many labels one is written, so that they do not run into each other. */
export function labelStep(count: number, width: number, longest: number): number {
  const needed = Math.max(22, longest * 7 + 8)
  return Math.max(1, Math.ceil((count * needed) / Math.max(1, width)))
}
