/** Grows as it is written; little-endian, as every Android and zip structure is. */
export class ByteWriter {
  #bytes: Uint8Array
  #view: DataView
  #length = 0

  constructor(capacity = 1024) {
    this.#bytes = new Uint8Array(capacity)
    this.#view = new DataView(this.#bytes.buffer)
  }

  /** Bytes written so far, which is also the offset of the next one. */
  get length(): number {
    return this.#length
  }

  u8(...values: number[]): this {
    for (const value of values) {
      const at = this.#take(1)
      this.#view.setUint8(at, value)
    }
    return this
  }

  u16(...values: number[]): this {
    for (const value of values) {
      const at = this.#take(2)
      this.#view.setUint16(at, value, true)
    }
    return this
  }

  u32(...values: number[]): this {
    for (const value of values) {
      const at = this.#take(4)
      this.#view.setUint32(at, value, true)
    }
    return this
  }

  u64(value: number): this {
    const at = this.#take(8)
    this.#view.setBigUint64(at, BigInt(value), true)
    return this
  }

  bytes(...parts: Uint8Array[]): this {
    for (const part of parts) {
      const at = this.#take(part.length)
      this.#bytes.set(part, at)
    }
    return this
  }

  zeros(count: number): this {
    this.#take(count)
    return this
  }

  /** Zeros up to a multiple of `alignment`. */
  align(alignment: number): this {
    return this.zeros((alignment - (this.#length % alignment)) % alignment)
  }

  /** Overwrites what was left open earlier, such as a size known only at the end. */
  patchU32(offset: number, value: number): this {
    this.#view.setUint32(offset, value, true)
    return this
  }

  finish(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  /** Makes room; call it before touching `#view`, which it may replace. */
  #take(count: number): number {
    const at = this.#length
    const end = at + count
    if (end > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(end, this.#bytes.length * 2))
      grown.set(this.#bytes)
      this.#bytes = grown
      this.#view = new DataView(grown.buffer)
    }
    this.#length = end
    return at
  }
}

/** The parts one after another. */
export function concatBytes(...parts: Uint8Array[]): Uint8Array {
  const writer = new ByteWriter(parts.reduce((sum, part) => sum + part.length, 0))
  return writer.bytes(...parts).finish()
}
