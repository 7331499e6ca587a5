/** Red, green and blue (0 to 255) of #rgb or #rrggbb. */
export function hexToRgb(hex: string): [number, number, number] {
  const digits = hex.replace('#', '')
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const channel = (start: number) => Number.parseInt(full.slice(start, start + 2), 16) || 0
  return [channel(0), channel(2), channel(4)]
}

/** #rrggbb of red, green and blue; values outside 0 to 255 are cut. */
export function rgbToHex(rgb: readonly number[]): string {
  const digits = rgb.map((value) =>
    Math.round(Math.max(0, Math.min(255, value)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}

/** A channel of 0 to 255 without its gamma, 0 to 1. */
function linear(value: number): number {
  const part = value / 255
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other))
}

/** Contrast ratio of two luminances, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** `one` with `share` (0 to 1) of `other` in it. */
export function mix(one: string, other: string, share: number): string {
  const target = hexToRgb(other)
  return rgbToHex(hexToRgb(one).map((value, index) => value + ((target[index] ?? 0) - value) * share))
}

/** A colour with an opacity of 0 to 1, as `rgba()`. */
export function withAlpha(hex: string, opacity: number): string {
  return `rgba(${hexToRgb(hex).join(',')},${opacity})`
}

/** Hue in degrees, saturation and lightness in percent. */
export function rgbToHsl(hex: string): [number, number, number] {
  const [red, green, blue] = hexToRgb(hex).map((value) => value / 255) as [number, number, number]
  const most = Math.max(red, green, blue)
  const least = Math.min(red, green, blue)
  const lightness = (most + least) / 2
  const chroma = most - least
  if (chroma === 0) return [0, 0, lightness * 100]
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1))
  const sector =
    most === red
      ? ((green - blue) / chroma) % 6
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return [(sector * 60 + 360) % 360, saturation * 100, lightness * 100]
}

/** #rrggbb of hue in degrees (any turn), saturation and lightness in percent (cut to 0 to 100). */
export function hslToHex(hue: number, saturation: number, lightness: number): string {
  const light = Math.max(0, Math.min(100, lightness)) / 100
  const amplitude = (Math.max(0, Math.min(100, saturation)) / 100) * Math.min(light, 1 - light)
  const turn = ((hue % 360) + 360) % 360
  const channel = (offset: number) => {
    const position = (offset + turn / 30) % 12
    return (light - amplitude * Math.max(-1, Math.min(position - 3, 9 - position, 1))) * 255
  }
  return rgbToHex([channel(0), channel(8), channel(4)])
}
