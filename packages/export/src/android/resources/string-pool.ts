import { ByteWriter } from '../../bytes/byte-writer.ts'
import { FormatError, type ByteReader } from '../../bytes/byte-reader.ts'
import { chunkTypes, writeChunk } from './chunk.ts'

const utf8Flag = 0x100
const headerSize = 28

/**
 * ResStringPool (AOSP ResourceTypes.h). XML files are written in UTF-16 and tables in UTF-8, as aapt2 does.
 * Each text is kept once, at the index of its first use. Throws a RangeError for a text longer than the
 * format's 32,767 units.
 */
export class StringPool {
  readonly #indexes = new Map<string, number>()
  readonly #encoding: 'utf-8' | 'utf-16'

  constructor(encoding: 'utf-8' | 'utf-16') {
    this.#encoding = encoding
  }

  get size(): number {
    return this.#indexes.size
  }

  add(text: string): number {
    const known = this.#indexes.get(text)
    if (known !== undefined) return known
    const index = this.#indexes.size
    this.#indexes.set(text, index)
    return index
  }

  write(): Uint8Array {
    const offsets = new ByteWriter()
    const data = new ByteWriter()
    for (const text of this.#indexes.keys()) {
      offsets.u32(data.length)
      if (this.#encoding === 'utf-8') writeUtf8(data, text)
      else writeUtf16(data, text)
    }
    data.align(4)
    const header = new ByteWriter(headerSize - 8)
      .u32(this.size, 0, this.#encoding === 'utf-8' ? utf8Flag : 0, headerSize + offsets.length, 0)
      .finish()
    const body = new ByteWriter(offsets.length + data.length).bytes(offsets.finish(), data.finish()).finish()
    return writeChunk(chunkTypes.stringPool, header, body)
  }
}

/** Lone halves of surrogate pairs, which UTF-8 cannot hold, become the replacement character. */
function writeUtf8(data: ByteWriter, text: string): void {
  const formed = text.toWellFormed()
  const bytes = new TextEncoder().encode(formed)
  for (const length of [formed.length, bytes.length]) {
    checkLength(length)
    if (length < 0x80) data.u8(length)
    else data.u8(0x80 | (length >> 8), length & 0xff)
  }
  data.bytes(bytes).u8(0)
}

function writeUtf16(data: ByteWriter, text: string): void {
  const formed = text.toWellFormed()
  checkLength(formed.length)
  data.u16(formed.length)
  for (let index = 0; index < formed.length; index++) data.u16(formed.charCodeAt(index))
  data.u16(0)
}

function checkLength(length: number): void {
  if (length > 0x7fff) throw new RangeError(`text too long for a string pool: ${length}`)
}

/** The texts of the pool chunk at `start`. */
export function readStringPool(reader: ByteReader, start: number): string[] {
  if (reader.u16(start) !== chunkTypes.stringPool) throw new FormatError(`no string pool at ${start}`)
  const count = reader.u32(start + 8)
  const isUtf8 = (reader.u32(start + 16) & utf8Flag) !== 0
  const data = start + reader.u32(start + 20)
  const end = start + reader.u32(start + 4)
  if (count * 4 > end - start) throw new FormatError('the string pool promises more texts than it holds')
  return Array.from({ length: count }, (_, index) => {
    const at = data + reader.u32(start + headerSize + index * 4)
    const [text, after] = isUtf8 ? readUtf8(reader, at) : readUtf16(reader, at)
    if (after > end) throw new FormatError(`text ${index} runs out of its pool`)
    return text
  })
}

function readUtf8(reader: ByteReader, start: number): [text: string, end: number] {
  let at = start
  const length = (): number => {
    const first = reader.u8(at++)
    return first < 0x80 ? first : ((first & 0x7f) << 8) | reader.u8(at++)
  }
  const units = length()
  const size = length()
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(reader.slice(at, size))
  if (text.length !== units || reader.u8(at + size) !== 0) throw new FormatError(`broken text at ${start}`)
  return [text, at + size + 1]
}

function readUtf16(reader: ByteReader, start: number): [text: string, end: number] {
  const length = reader.u16(start)
  if (length > 0x7fff) throw new FormatError(`text too long at ${start}`)
  let text = ''
  for (let index = 0; index < length; index++) text += String.fromCharCode(reader.u16(start + 2 + index * 2))
  const end = start + 2 + length * 2
  if (reader.u16(end) !== 0) throw new FormatError(`broken text at ${start}`)
  return [text, end + 2]
}
