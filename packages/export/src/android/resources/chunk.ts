import { ByteWriter } from '../../bytes/byte-writer.ts'
import { FormatError, type ByteReader } from '../../bytes/byte-reader.ts'

/** Types of ResChunk_header that we write and read (AOSP, frameworks/base/libs/androidfw/ResourceTypes.h). */
export const chunkTypes = {
  stringPool: 0x0001,
  table: 0x0002,
  xml: 0x0003,
  xmlNamespaceStart: 0x0100,
  xmlNamespaceEnd: 0x0101,
  xmlElementStart: 0x0102,
  xmlElementEnd: 0x0103,
  xmlResourceMap: 0x0180,
  tablePackage: 0x0200,
  tableType: 0x0201,
  tableTypeSpec: 0x0202,
} as const

/** "No string", "no namespace", "no entry": the index that points nowhere. */
export const nothing = 0xffffffff

/** A chunk: type, size of its header, size of the whole, then the rest of the header, then the body. */
export function writeChunk(type: number, header: Uint8Array, body: Uint8Array): Uint8Array {
  const size = 8 + header.length + body.length
  return new ByteWriter(size)
    .u16(type, 8 + header.length)
    .u32(size)
    .bytes(header, body)
    .finish()
}

/** Where a chunk lies: offsets in bytes from the start of the file. */
export interface ChunkPlace {
  type: number
  start: number
  bodyStart: number
  end: number
}

/** The chunks that fill `start` to `end` one after another; a FormatError where they do not. */
export function* readChunks(reader: ByteReader, start: number, end: number): Generator<ChunkPlace> {
  let at = start
  while (at < end) {
    const headerSize = reader.u16(at + 2)
    const size = reader.u32(at + 4)
    if (headerSize < 8 || size < headerSize || at + size > end || size % 4 !== 0) {
      throw new FormatError(`broken chunk at ${at}`)
    }
    yield { type: reader.u16(at), start: at, bodyStart: at + headerSize, end: at + size }
    at += size
  }
}
