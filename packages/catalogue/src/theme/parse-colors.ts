import { hexToRgb, hslToHex, rgbToHex, rgbToHsl } from './color.ts'
import { colorNames } from './color-names.ts'

const stated = new RegExp(
  `#[0-9a-f]{6}\\b|#[0-9a-f]{3}\\b|(?:\\b(dark|deep|light|pale)\\s+)?\\b(${Object.keys(colorNames).join('|')})s?\\b`,
  'gi',
)

/** Lightness points a word such as "dark" moves a named colour by. */
const shade = 14

/**
 * The colours a text states, as #rrggbb in the order stated: names ("navy"), shades ("dark green") and hex
 * codes. Empty when there are none.
 */
export function parseColors(text: string): string[] {
  return [...text.matchAll(stated)].map(([match, modifier, name]) => {
    const color = name === undefined ? undefined : colorNames[name.toLowerCase()]
    if (color === undefined) return rgbToHex(hexToRgb(match))
    if (modifier === undefined) return color
    const [hue, saturation, lightness] = rgbToHsl(color)
    return hslToHex(hue, saturation, lightness + (/dark|deep/i.test(modifier) ? -shade : shade))
  })
}
