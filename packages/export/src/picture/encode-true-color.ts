import { deflateSync } from 'node:zlib'
import type { Picture } from './picture.ts'
import { pngFile } from './png-file.ts'

/** A PNG with every colour of a picture, and with an alpha channel only where something shows through. */
export function encodeTrueColor({ width, height, rgba }: Picture): Uint8Array {
  const isOpaque = rgba.every((value, at) => (at & 3) !== 3 || value === 255)
  const parts = isOpaque ? 3 : 4
  const stride = width * parts
  const rows = new Uint8Array((1 + stride) * height)
  for (let y = 0; y < height; y++) {
    // Each row as its difference from the one above, or, the first, from its left: what pictures compress best by.
    const filter = y === 0 ? 1 : 2
    const to = y * (1 + stride)
    rows[to] = filter
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const guess = filter === 2 ? from - width * 4 : x > 0 ? from - 4 : -1
      for (let part = 0; part < parts; part++) {
        const before = guess < 0 ? 0 : (rgba[guess + part] ?? 0)
        rows[to + 1 + x * parts + part] = (rgba[from + part] ?? 0) - before
      }
    }
  }
  const colorType = isOpaque ? 2 : 6
  return pngFile({ width, height, depth: 8, colorType }, [['IDAT', deflateSync(rows, { level: 6 })]])
}
