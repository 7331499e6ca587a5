import { encodePng } from '../picture/encode-png.ts'
import { encodeTrueColor } from '../picture/encode-true-color.ts'
import { drawMask, type Mask } from '../picture/mask.ts'
import type { Picture } from '../picture/picture.ts'
import { reduceColors } from '../picture/reduce-colors.ts'
import { cutOut, pictureForeground, pictureSquare, withoutColor } from './draw-picture-icon.ts'
import { glyphGrid, type IconDesign } from './icon-design.ts'

/** Steps of coverage kept: 16 are as smooth to the eye at icon size and make a PNG of half the bytes. */
const steps = 16

/** Side of an adaptive icon in dp; launchers show the middle 72 and always the middle circle of 66. */
const adaptiveSide = 108
/** The glyph's grid on it: its drawing, 18 of 24 units at most, then has its corners inside the circle. */
const adaptiveGlyph = 56

/**
 * The foreground layer of an adaptive icon, `size` px square: the glyph alone, clear around it. Being one
 * colour on nothing it serves as the monochrome layer too, of which launchers use the alpha only.
 */
export function drawForeground({ glyph, color, picture }: IconDesign, size: number): Uint8Array {
  if (picture) return encodeSmall(pictureForeground(picture, size))
  const mask = drawMask(glyph, size, centered(size, (size * adaptiveGlyph) / adaptiveSide))
  const rgb = parseRgb(color)
  const palette = Array.from({ length: steps }, (_, step) =>
    rgba(rgb, Math.round((step * 255) / (steps - 1))),
  )
  return encodePng({ size, palette, pixels: mask.coverage.map(toStep) })
}

/** The whole icon, `size` px square, filled to its edges and without transparency, for iOS. */
export function drawSquareIcon({ glyph, color, ground, picture }: IconDesign, size: number): Uint8Array {
  if (picture) return encodeTrueColor(pictureSquare(picture, size, parseRgb(ground)))
  const mask = drawMask(glyph, size, centered(size, size * 0.62))
  return encodePng({
    size,
    palette: blend(parseRgb(ground), parseRgb(color)),
    pixels: mask.coverage.map(toStep),
  })
}

/** The icon as a rounded square with a little air around it, for launchers before adaptive icons (API 24, 25). */
export function drawRoundedIcon({ glyph, color, ground, picture }: IconDesign, size: number): Uint8Array {
  const tile = drawMask({ d: roundedTile, paint: 'fill' }, size, { x: 0, y: 0, scale: size / 48 })
  const groundRgb = parseRgb(ground)
  if (picture) return encodeSmall(cutOut(pictureSquare(picture, size, groundRgb), tile))
  const mask = drawMask(glyph, size, centered(size, size * 0.62))
  const edge = Array.from({ length: steps }, (_, step) =>
    rgba(groundRgb, Math.round((step * 255) / (steps - 1))),
  )
  const palette = [...blend(groundRgb, parseRgb(color)), ...edge]
  return encodePng({ size, palette, pixels: compose(mask, tile) })
}

/** The icon for home screens that are tinted: white on black, a picture in shades of grey. */
export function drawTintedIcon(icon: IconDesign, size: number): Uint8Array {
  const { picture, ground } = icon
  if (!picture) return drawSquareIcon({ ...icon, color: '#ffffff', ground: '#000000' }, size)
  return encodeTrueColor(withoutColor(pictureSquare(picture, size, parseRgb(ground))))
}

/** A picture in few colours: a third of its bytes, which an icon does not show. */
const encodeSmall = (picture: Picture) => encodePng(reduceColors(picture))

/** 44 of 48 dp with corners of 10. */
const roundedTile = 'M12 2h24a10 10 0 0110 10v24a10 10 0 01-10 10H12A10 10 0 012 36V12A10 10 0 0112 2z'

/** The glyph where it is, else the tile: the glyph never reaches the tile's edge. */
function compose(glyph: Mask, tile: Mask): Uint8Array {
  return glyph.coverage.map((value, at) => {
    const inTile = toStep(tile.coverage[at] ?? 0)
    return inTile === steps - 1 ? toStep(value) : steps + inTile
  })
}

function centered(size: number, side: number): { x: number; y: number; scale: number } {
  return { x: (size - side) / 2, y: (size - side) / 2, scale: side / glyphGrid }
}

const stepOf = Uint8Array.from({ length: 256 }, (_, coverage) => Math.round((coverage * (steps - 1)) / 255))

function toStep(coverage: number): number {
  return stepOf[coverage] ?? 0
}

type Rgb = readonly [red: number, green: number, blue: number]

function parseRgb(color: string): Rgb {
  const value = /^#([0-9a-f]{6})$/i.exec(color)?.[1]
  if (!value) throw new RangeError(`not a colour: ${color}`)
  const number = Number.parseInt(value, 16)
  return [number >> 16, (number >> 8) & 0xff, number & 0xff]
}

function rgba([red, green, blue]: Rgb, alpha: number): number {
  return ((red << 24) | (green << 16) | (blue << 8) | alpha) >>> 0
}

/** Opaque steps from one colour to the other. */
function blend(from: Rgb, to: Rgb): number[] {
  return Array.from({ length: steps }, (_, step) => {
    const part = step / (steps - 1)
    const mix = (one: number, other: number): number => Math.round(one + (other - one) * part)
    return rgba([mix(from[0], to[0]), mix(from[1], to[1]), mix(from[2], to[2])], 255)
  })
}
