import { ByteReader, FormatError } from '../../bytes/byte-reader.ts'
import { ByteWriter, concatBytes } from '../../bytes/byte-writer.ts'

const magic = new TextEncoder().encode('APK Sig Block 42')

/** Ids of the parts of an APK signing block. */
export const blockIds = { v2: 0x7109871a, v3: 0xf05368c0 } as const

/** RSASSA-PKCS1-v1_5 with SHA2-256 over contents digested by SHA-256. */
export const rsaPkcs1Sha256 = 0x0103

/** The parts with their 32-bit length in front. */
export function lengthPrefixed(...parts: Uint8Array[]): Uint8Array {
  const content = concatBytes(...parts)
  return new ByteWriter(content.length + 4).u32(content.length).bytes(content).finish()
}

/** An APK signing block (source.android.com, APK Signature Scheme v2, "APK Signing Block"). */
export function writeSigningBlock(parts: readonly { id: number; value: Uint8Array }[]): Uint8Array {
  const pairs = new ByteWriter()
  for (const { id, value } of parts)
    pairs
      .u64(value.length + 4)
      .u32(id)
      .bytes(value)
  const size = pairs.length + 8 + magic.length
  return new ByteWriter(size + 8).u64(size).bytes(pairs.finish()).u64(size).bytes(magic).finish()
}

/** The signing block that ends where the central directory begins: its offset, and its parts by id. */
export function readSigningBlock(
  apk: Uint8Array,
  centralOffset: number,
): { start: number; parts: Map<number, Uint8Array> } {
  const reader = new ByteReader(apk)
  const footer = centralOffset - 24
  if (footer < 0 || Buffer.compare(reader.slice(footer + 8, 16), magic) !== 0) {
    throw new FormatError('no APK signing block')
  }
  const size = reader.u64(footer)
  const start = centralOffset - size - 8
  if (reader.u64(start) !== size) throw new FormatError('the two sizes of the signing block disagree')
  const parts = new Map<number, Uint8Array>()
  let at = start + 8
  while (at < footer) {
    const length = reader.u64(at)
    if (length < 4 || at + 8 + length > footer) throw new FormatError('a part runs out of the signing block')
    parts.set(reader.u32(at + 8), reader.slice(at + 12, length - 4))
    at += 8 + length
  }
  return { start, parts }
}
