import { contrast, contrastOf, hslToHex, luminance, rgbToHsl } from './color.ts'

/**
 * `color` with only its lightness moved until it reaches `least` contrast on every ground; hue and saturation
 * stay recognisable. White or black when no lightness does.
 */
export function reachContrast(color: string, grounds: readonly string[], least = 4.5): string {
  // Measured once: up to a hundred colours are held against each ground.
  const lights = grounds.map(luminance)
  const isReached = (candidate: string) => {
    const light = luminance(candidate)
    return lights.every((ground) => contrastOf(light, ground) >= least)
  }
  if (isReached(color)) return color
  const [hue, saturation, lightness] = rgbToHsl(color)
  const isDarkGround = lights.reduce((sum, light) => sum + light, 0) / lights.length < 0.35
  for (let step = 1; step <= 100; step++) {
    const candidate = hslToHex(hue, saturation, isDarkGround ? lightness + step : lightness - step)
    if (isReached(candidate)) return candidate
  }
  return isDarkGround ? '#ffffff' : '#000000'
}

/** What is written on a fill: `light` where that reaches 4.5:1, else a near-black of the fill's own hue. */
export function onColor(fill: string, light = '#ffffff'): string {
  if (contrast(light, fill) >= 4.5) return light
  for (let lightness = 9; lightness >= 0; lightness--) {
    const candidate = hslToHex(rgbToHsl(fill)[0], 45, lightness)
    if (contrast(candidate, fill) >= 4.6) return candidate
  }
  return '#000000'
}
