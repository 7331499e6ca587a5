import { createHash } from 'node:crypto'
import { ByteWriter, concatBytes } from '../../bytes/byte-writer.ts'

const megabyte = 1 << 20

/**
 * The digest that APK signatures v2 and v3 sign (source.android.com, APK Signature Scheme v2, "Integrity-
 * protected contents"): SHA-256 over the SHA-256s of the contents' chunks of 1 MB. The three sections are the
 * files, the central directory, and the end of directory with the directory's offset as if there were no
 * signing block.
 */
export function contentDigest(sections: readonly [Uint8Array, Uint8Array, Uint8Array]): Uint8Array {
  const digests: Uint8Array[] = []
  for (const section of sections) {
    for (let start = 0; start < section.length; start += megabyte) {
      const chunk = section.subarray(start, start + megabyte)
      const prefix = new ByteWriter(5).u8(0xa5).u32(chunk.length).finish()
      digests.push(createHash('sha256').update(prefix).update(chunk).digest())
    }
  }
  const prefix = new ByteWriter(5).u8(0x5a).u32(digests.length).finish()
  return Uint8Array.from(
    createHash('sha256')
      .update(prefix)
      .update(concatBytes(...digests))
      .digest(),
  )
}
