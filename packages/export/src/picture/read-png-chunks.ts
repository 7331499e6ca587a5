import { concatBytes } from '../bytes/byte-writer.ts'
import { checkSides } from './picture.ts'

/** The parts of a PNG that its pixels are made of. */
export interface PngChunks {
  width: number
  height: number
  /** Bits of a sample: 1, 2, 4, 8 or 16. */
  depth: number
  /** 0 grey, 2 colours, 3 palette, 4 grey and alpha, 6 colours and alpha. */
  colorType: number
  isInterlaced: boolean
  /** Three bytes for each colour; empty without a palette. */
  palette: Uint8Array
  /** Alpha of the palette's colours, or the one colour that is clear; empty without. */
  transparency: Uint8Array
  /** Deflated rows. */
  data: Uint8Array
}

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const depths = new Map([
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
])

/**
 * Reads the chunks of a PNG (W3C PNG, third edition, 5 and 11). Throws a RangeError for what is none, is cut off
 * within a chunk, or is larger than an icon. Checksums are not looked at: what is damaged does not inflate.
 */
export function readPngChunks(bytes: Uint8Array): PngChunks {
  if (signature.some((value, at) => bytes[at] !== value)) throw new RangeError('not a PNG')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = new Map<string, Uint8Array[]>()
  for (let at = signature.length; at + 12 <= bytes.length;) {
    const length = view.getUint32(at)
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (at + 12 + length > bytes.length) throw new RangeError(`${type} is cut off`)
    if (type === 'IEND') break
    const parts = found.get(type) ?? []
    found.set(type, [...parts, bytes.subarray(at + 8, at + 8 + length)])
    at += 12 + length
  }
  const of = (type: string) => found.get(type)?.[0] ?? new Uint8Array()
  const header = of('IHDR')
  if (header.length < 13) throw new RangeError('a PNG without a header')
  const at = header.byteOffset - bytes.byteOffset
  const [width, height] = [view.getUint32(at), view.getUint32(at + 4)]
  const [depth = 0, colorType = 0, compression, filter, interlacing = 0] = header.subarray(8)
  checkSides(width, height)
  if (!depths.get(colorType)?.includes(depth))
    throw new RangeError(`depth ${depth} of colour type ${colorType}`)
  if (compression !== 0 || filter !== 0 || interlacing > 1) throw new RangeError('an unknown kind of PNG')
  return {
    width,
    height,
    depth,
    colorType,
    isInterlaced: interlacing === 1,
    palette: of('PLTE'),
    transparency: of('tRNS'),
    data: concatBytes(...(found.get('IDAT') ?? [])),
  }
}
