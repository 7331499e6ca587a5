import { safeColor, safeNumber } from '../svg.ts'

/** A line along `d`, `width` px, dashed where `dashes` says ("1 6"). */
export const line = (d: string, color: string, width: number, dashes?: string): string =>
  `<path d="${d}" fill="none" stroke="${safeColor(color)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`

/** A path from numbers, rounded, with its letters in between. */
export const drawPath = (parts: TemplateStringsArray, ...values: number[]): string =>
  String.raw({ raw: parts }, ...values.map((value) => safeNumber(value)))
