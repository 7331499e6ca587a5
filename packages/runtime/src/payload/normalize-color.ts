/**
 * Stands for `@react-native/normalize-colors` in the payload: the colours an app is drawn in are read here, and names
 * and rarer notations are asked of the browser, so that no app carries a table of them. Gives red, green, blue and
 * alpha as one number, or null.
 */
export default function normalizeColor(color: unknown): number | null {
  if (typeof color === 'number') return color >>> 0 === color ? color : null
  if (typeof color !== 'string') return null
  return readColor(color) ?? readColor(asBrowserSays(color))
}

function readColor(color: string): number | null {
  if (color === 'transparent') return 0
  const [, hex = ''] = /^#((?:[\da-f]{3,4}){1,2})$/i.exec(color) ?? []
  if (hex !== '') {
    const long = hex.length < 5 ? hex.replaceAll(/./g, '$&$&') : hex
    return Number.parseInt(long.padEnd(8, 'f'), 16)
  }
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d*\.?\d+)\s*)?\)$/i.exec(color) ?? []
  if (red === undefined) return null
  const parts = [red, green, blue].map((part) => Math.min(255, Number(part)))
  return [...parts, Math.round(Math.min(1, Number(alpha)) * 255)].reduce(
    (sum, part) => ((sum << 8) | part) >>> 0,
    0,
  )
}

const untouched = '#010203'

/** `#rrggbb` or `rgba(...)` for every colour of CSS; nothing for other words. */
function asBrowserSays(color: string): string {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return ''
  context.fillStyle = untouched
  context.fillStyle = color
  return context.fillStyle === untouched ? '' : context.fillStyle
}
