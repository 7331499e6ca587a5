import { deflateSync } from 'node:zlib'
import { pngFile } from './png-file.ts'

/** A square picture of at most 256 colours: `pixels` index into `palette`, whose colours are 0xRRGGBBAA. */
export interface IndexedPicture {
  size: number
  palette: readonly number[]
  pixels: Uint8Array
}

/**
 * A PNG with a palette, at the smallest depth that holds it (W3C PNG, third edition). Opaque palettes get no
 * tRNS chunk, which is what an App Store icon must not have. Throws a RangeError for an empty palette or one
 * of more than 256 colours.
 */
export function encodePng({ size, palette, pixels }: IndexedPicture): Uint8Array {
  if (palette.length === 0 || palette.length > 256)
    throw new RangeError(`${palette.length} colours in a palette`)
  const depth = [1, 2, 4].find((bits) => palette.length <= 1 << bits) ?? 8
  const colors = Uint8Array.from(
    palette.flatMap((rgba) => [rgba >>> 24, (rgba >>> 16) & 0xff, (rgba >>> 8) & 0xff]),
  )
  const alphas = Uint8Array.from(palette, (rgba) => rgba & 0xff)
  return pngFile({ width: size, height: size, depth, colorType: 3 }, [
    ['PLTE', colors],
    ...(alphas.some((alpha) => alpha < 255) ? [['tRNS', alphas] as [string, Uint8Array]] : []),
    ['IDAT', deflateSync(packRows(pixels, size, depth), { level: 6 })],
  ])
}

/** Rows without filter, which suits palettes best, several pixels to a byte. */
function packRows(pixels: Uint8Array, size: number, depth: number): Uint8Array {
  const stride = 1 + Math.ceil((size * depth) / 8)
  const rows = new Uint8Array(stride * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const bit = x * depth
      const at = y * stride + 1 + (bit >> 3)
      rows[at] = (rows[at] ?? 0) | ((pixels[y * size + x] ?? 0) << (8 - depth - (bit & 7)))
    }
  }
  return rows
}
