import { crc32, deflateRawSync } from 'node:zlib'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { checkZipPath, type ZipFile } from './zip-entry.ts'

const utf8Names = 0x0800
/** 1 January 1981, midnight, in MS-DOS form: archives of equal content are equal bytes. */
const dosTime = 0
const dosDate = ((1981 - 1980) << 9) | (1 << 5) | 1
const deflation = { level: 9, memLevel: 6 }
/** Android's alignment extra field: id, size, alignment, zeros (apksig, ZipUtils). */
const alignmentExtraId = 0xd935
const alignmentExtraHeader = 6

/**
 * A zip archive of `files` in the given order (PKWARE APPNOTE 6.3.3, without zip64). Deterministic: no clock,
 * no directory entries, no data descriptors; equal input gives equal bytes under the same zlib. Throws a
 * RangeError for a path that is unsafe or occurs twice, and past the format's 65,535 files or 4 GB.
 */
export function writeZip(files: readonly ZipFile[]): Uint8Array {
  if (files.length > 0xfffe) throw new RangeError(`too many files for a zip: ${files.length}`)
  const local = new ByteWriter(files.reduce((sum, file) => sum + file.bytes.length + 128, 1024))
  const central = new ByteWriter(files.length * 96)
  const seen = new Set<string>()
  for (const file of files) {
    const fault = seen.has(file.path) ? 'occurs twice' : checkZipPath(file.path)
    if (fault) throw new RangeError(`zip path ${JSON.stringify(file.path)} ${fault}`)
    seen.add(file.path)
    writeFile(file, local, central)
  }
  const centralStart = local.length
  if (centralStart + central.length > 0xfffffffe) throw new RangeError('too much data for a zip')
  return local
    .bytes(central.finish())
    .u32(0x06054b50)
    .u16(0, 0, files.length, files.length)
    .u32(central.length, centralStart)
    .u16(0)
    .finish()
}

function writeFile(file: ZipFile, local: ByteWriter, central: ByteWriter): void {
  const name = new TextEncoder().encode(file.path)
  const deflated = file.method === 'store' ? null : (file.deflated ?? deflateRawSync(file.bytes, deflation))
  const isDeflated = deflated !== null && deflated.length < file.bytes.length
  const data = isDeflated ? deflated : file.bytes
  const offset = local.length
  const extra = isDeflated ? new Uint8Array() : alignmentExtra(offset + 30 + name.length, file.alignment ?? 4)
  const isPlainAscii = name.every((byte) => byte < 0x80)
  const common = new ByteWriter(22)
    .u16(isPlainAscii ? 0 : utf8Names, isDeflated ? 8 : 0, dosTime, dosDate)
    .u32(crc32(file.bytes), data.length, file.bytes.length)
    .u16(name.length)
    .finish()
  local.u32(0x04034b50).u16(20).bytes(common).u16(extra.length).bytes(name, extra, data)
  const madeByUnix = (3 << 8) | 20
  const isRegularFile = 0o100000
  central
    .u32(0x02014b50)
    .u16(madeByUnix, 20)
    .bytes(common)
    .u16(0, 0, 0, 0)
    .u32(((isRegularFile | (file.mode ?? 0o644)) << 16) >>> 0, offset)
    .bytes(name)
}

/** Extra field that moves the data, which follows it, onto a multiple of `alignment`. */
function alignmentExtra(start: number, alignment: number): Uint8Array {
  if (start % alignment === 0) return new Uint8Array()
  const padding = (alignment - ((start + alignmentExtraHeader) % alignment)) % alignment
  return new ByteWriter(16)
    .u16(alignmentExtraId, 2 + padding, alignment)
    .zeros(padding)
    .finish()
}
