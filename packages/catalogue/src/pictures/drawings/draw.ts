import type { Paint } from '../paint.ts'

const inkSigns = /\{(\w+)(?:,(\d+),(\d+))?\}/g

/** The shapes of a drawing that is kept as text, its inks made colours of the paint. */
export function drawText(drawing: string, { colors, own }: Paint): string {
  const named: Readonly<Record<string, string>> = colors
  return drawing.replaceAll(inkSigns, (_, name: string, saturation?: string, lightness?: string) =>
    saturation === undefined
      ? (named[name] ?? 'none')
      : own(Number(name), Number(saturation), Number(lightness)),
  )
}
