import { pictureHue } from '../pictures/index.ts'
import { hslToHex } from '../theme/color.ts'

/** How opaque the shade is where words begin: white reaches 4.5:1 even on a white picture. */
export const shadeUnderWords = 0.74

/** Black behind the white words on a video, from where they begin and at the foot. */
export const blackUnderWords = [0.66, 0.8] as const

/** The deep colour that stands behind white words on a picture, of the picture's own hue. */
export function pictureShade(keyword: string): string {
  return hslToHex(pictureHue(keyword), 42, 14)
}
