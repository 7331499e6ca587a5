import { createHash } from 'node:crypto'
import { ByteReader } from '../bytes/byte-reader.ts'

/**
 * What is wrong with a dex file's header, or null (source.android.com, Dalvik executable format): magic, length,
 * Adler-32 over what follows the checksum, SHA-1 over what follows the signature. The runtime checks the same.
 */
export function checkDex(dex: Uint8Array): string | null {
  if (dex.length < 0x70) return 'is too short'
  const reader = new ByteReader(dex)
  if (!/^dex\n03[5-9]\0$/.test(String.fromCharCode(...reader.slice(0, 8))))
    return 'does not begin as a dex file'
  if (reader.u32(32) !== dex.length) return 'is not as long as it says'
  if (reader.u32(8) !== adler32(dex.subarray(12))) return 'has a wrong checksum'
  const signature = createHash('sha1').update(dex.subarray(32)).digest()
  return Buffer.compare(signature, reader.slice(12, 20)) === 0 ? null : 'has a wrong signature'
}

/** RFC 1950, section 8.2. */
function adler32(bytes: Uint8Array): number {
  const modulus = 65_521
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % modulus
    high = (high + low) % modulus
  }
  return ((high << 16) | low) >>> 0
}
