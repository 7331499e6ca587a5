import { crc32 } from 'node:zlib'
import { concatBytes } from '../bytes/byte-writer.ts'

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** A PNG of a header with these fields and of these chunks, the end put behind them. */
export function pngFile(
  header: { width: number; height: number; depth: number; colorType: number },
  chunks: readonly [type: string, data: Uint8Array][],
): Uint8Array {
  const fields = new Uint8Array(13)
  const view = new DataView(fields.buffer)
  view.setUint32(0, header.width)
  view.setUint32(4, header.height)
  fields[8] = header.depth
  fields[9] = header.colorType
  const all: [string, Uint8Array][] = [['IHDR', fields], ...chunks, ['IEND', new Uint8Array()]]
  return concatBytes(signature, ...all.map(([type, data]) => chunk(type, data)))
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
