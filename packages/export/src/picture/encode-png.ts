import { crc32, deflateSync } from 'node:zlib'
import { concatBytes } from '../bytes/byte-writer.ts'

/** A square picture of at most 256 colours: `pixels` index into `palette`, whose colours are 0xRRGGBBAA. */
export interface IndexedPicture {
  size: number
  palette: readonly number[]
  pixels: Uint8Array
}

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/**
 * A PNG with a palette, at the smallest depth that holds it (W3C PNG, third edition). Opaque palettes get no
 * tRNS chunk, which is what an App Store icon must not have. Throws a RangeError for an empty palette or one
 * of more than 256 colours.
 */
export function encodePng({ size, palette, pixels }: IndexedPicture): Uint8Array {
  if (palette.length === 0 || palette.length > 256)
    throw new RangeError(`${palette.length} colours in a palette`)
  const depth = [1, 2, 4].find((bits) => palette.length <= 1 << bits) ?? 8
  const colorTypePalette = 3
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, size)
  view.setUint32(4, size)
  header[8] = depth
  header[9] = colorTypePalette
  const colors = Uint8Array.from(
    palette.flatMap((rgba) => [rgba >>> 24, (rgba >>> 16) & 0xff, (rgba >>> 8) & 0xff]),
  )
  const alphas = Uint8Array.from(palette, (rgba) => rgba & 0xff)
  const parts = [chunk('IHDR', header), chunk('PLTE', colors)]
  if (alphas.some((alpha) => alpha < 255)) parts.push(chunk('tRNS', alphas))
  parts.push(
    chunk('IDAT', deflateSync(packRows(pixels, size, depth), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  )
  return concatBytes(signature, ...parts)
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = concatBytes(new TextEncoder().encode(type), data)
  const frame = new Uint8Array(named.length + 8)
  const view = new DataView(frame.buffer)
  view.setUint32(0, data.length)
  frame.set(named, 4)
  view.setUint32(named.length + 4, crc32(named))
  return frame
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
