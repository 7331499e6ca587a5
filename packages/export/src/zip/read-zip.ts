import { crc32, inflateRawSync } from 'node:zlib'
import { ByteReader, FormatError } from '../bytes/byte-reader.ts'

/** One file of an archive, as its central directory and local header say; `read` inflates and checks the CRC. */
export interface ZipRecord {
  path: string
  isStored: boolean
  /** Offset of the file's data from the start of the archive, in bytes. */
  dataOffset: number
  compressedSize: number
  size: number
  read(): Uint8Array
}

export interface ZipArchive {
  records: ZipRecord[]
  /** Offsets in bytes; an APK's signing block stands just before the central directory. */
  centralOffset: number
  endOffset: number
}

/**
 * The directory of a zip without zip64, encryption, comment or data descriptors: what writeZip makes and what
 * an APK needs. Throws a FormatError for anything else, and where local headers disagree with the directory.
 */
export function readZip(bytes: Uint8Array): ZipArchive {
  const reader = new ByteReader(bytes)
  const endOffset = bytes.length - 22
  if (endOffset < 0 || reader.u32(endOffset) !== 0x06054b50)
    throw new FormatError('no end of a zip directory')
  const count = reader.u16(endOffset + 10)
  const centralOffset = reader.u32(endOffset + 16)
  if (centralOffset + reader.u32(endOffset + 12) !== endOffset) {
    throw new FormatError('the zip directory does not end where the archive does')
  }
  const records: ZipRecord[] = []
  let at = centralOffset
  for (let index = 0; index < count; index++) {
    if (reader.u32(at) !== 0x02014b50) throw new FormatError(`entry ${index} of the zip directory is broken`)
    records.push(readRecord(reader, at))
    at += 46 + reader.u16(at + 28) + reader.u16(at + 30) + reader.u16(at + 32)
  }
  if (at !== endOffset) throw new FormatError('the zip directory holds more than it counts')
  return { records, centralOffset, endOffset }
}

function readRecord(reader: ByteReader, at: number): ZipRecord {
  const nameBytes = reader.slice(at + 46, reader.u16(at + 28))
  const path = new TextDecoder('utf-8', { fatal: true }).decode(nameBytes)
  const method = reader.u16(at + 10)
  if (method !== 0 && method !== 8) throw new FormatError(`${path}: unknown compression ${method}`)
  const local = reader.u32(at + 42)
  if (reader.u32(local) !== 0x04034b50) throw new FormatError(`${path}: no local header`)
  // Flags, method, time, CRC, both sizes and name length stand in the same order in both headers.
  const promised = reader.slice(at + 8, 22)
  const found = reader.slice(local + 6, 22)
  const localName = reader.slice(local + 30, nameBytes.length)
  if (Buffer.compare(promised, found) !== 0 || Buffer.compare(nameBytes, localName) !== 0) {
    throw new FormatError(`${path}: its two headers disagree`)
  }
  const compressedSize = reader.u32(at + 20)
  const size = reader.u32(at + 24)
  const dataOffset = local + 30 + nameBytes.length + reader.u16(local + 28)
  const read = (): Uint8Array => {
    const data = reader.slice(dataOffset, compressedSize)
    const content = method === 0 ? data : inflate(path, data, size)
    if (content.length !== size) throw new FormatError(`${path}: not as long as promised`)
    if (crc32(content) !== reader.u32(at + 16)) throw new FormatError(`${path}: wrong checksum`)
    return content
  }
  return { path, isStored: method === 0, dataOffset, compressedSize, size, read }
}

function inflate(path: string, data: Uint8Array, size: number): Uint8Array {
  try {
    return Uint8Array.from(inflateRawSync(data, { maxOutputLength: Math.max(size, 1) }))
  } catch {
    throw new FormatError(`${path}: does not inflate to ${size} bytes`)
  }
}
