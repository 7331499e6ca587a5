/** Why a zip was not read. */
export class ZipError extends Error {
  override name = 'ZipError'
}

interface ZipEntry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  packedSize: number
  size: number
  /** Of its local header. */
  offset: number
}

const mostEntries = 50_000
/** Type bits of a Unix mode, and those of a symbolic link. */
const modeType = 0xf000
const symbolicLink = 0xa000

/**
 * The text of one file of a zip (APPNOTE 6.3.10): the entry that `isWanted` with the shortest path, or null. Only that
 * entry is unpacked, to at most `maxBytes`, whatever the zip says its size is; nothing is written anywhere. Throws
 * ZipError for zips that are broken, encrypted, very large or hold the file twice.
 */
export async function readZipEntry(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Promise<string | null> {
  const found = listEntries(bytes)
    .filter(({ name }) => isWanted(name))
    .sort((one, other) => one.name.length - other.name.length)
  const [entry] = found
  if (!entry) return null
  if (found.some((other) => other !== entry && other.name === entry.name)) {
    throw new ZipError('The zip holds the same file twice.')
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(await unpack(bytes, entry, maxBytes))
}

/** The files of the zip as its central directory lists them. */
function listEntries(bytes: Uint8Array<ArrayBuffer>): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new ZipError('The zip holds too many files.')
  const entries: ZipEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) {
      throw new ZipError('The list of files is broken.')
    }
    const nameLength = view.getUint16(at + 28, true)
    const isLink = ((view.getUint32(at + 38, true) >>> 16) & modeType) === symbolicLink
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (!isLink && !isEncrypted) {
      entries.push({
        name,
        method: view.getUint16(at + 10, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      })
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/** Where the end of central directory record stands; a comment of up to 64 kB may follow it. */
function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff)
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at
  }
  throw new ZipError('This is not a zip file.')
}

async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  { method, packedSize, size, offset }: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (size > maxBytes || packedSize > maxBytes) throw new ZipError('The file in the zip is too large.')
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) {
    throw new ZipError('The zip is broken.')
  }
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const packed = bytes.subarray(start, start + packedSize)
  if (packed.length < packedSize) throw new ZipError('The zip is cut off.')
  if (method === 0) return packed
  if (method !== 8) throw new ZipError('The zip is packed in an unusual way.')
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return readAll(stream, maxBytes)
}

async function readAll(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > maxBytes) {
      await reader.cancel()
      throw new ZipError('The file in the zip is too large.')
    }
    pieces.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
