/** A structure that does not hold what it promises; `message` says where and what. */
export class FormatError extends Error {
  override name = 'FormatError'
}

/** Reads little-endian values at absolute offsets. Every read past the end is a FormatError, never undefined. */
export class ByteReader {
  readonly bytes: Uint8Array
  readonly #view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get length(): number {
    return this.bytes.length
  }

  u8(offset: number): number {
    this.#check(offset, 1)
    return this.#view.getUint8(offset)
  }

  u16(offset: number): number {
    this.#check(offset, 2)
    return this.#view.getUint16(offset, true)
  }

  u32(offset: number): number {
    this.#check(offset, 4)
    return this.#view.getUint32(offset, true)
  }

  /** A 64-bit size; one too large for a number is a FormatError. */
  u64(offset: number): number {
    this.#check(offset, 8)
    const value = this.#view.getBigUint64(offset, true)
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new FormatError(`size too large at ${offset}`)
    return Number(value)
  }

  slice(offset: number, length: number): Uint8Array {
    this.#check(offset, length)
    return this.bytes.subarray(offset, offset + length)
  }

  #check(offset: number, length: number): void {
    if (offset < 0 || length < 0 || offset + length > this.bytes.length) {
      throw new FormatError(`read of ${length} bytes at ${offset}, past the end (${this.bytes.length})`)
    }
  }
}
