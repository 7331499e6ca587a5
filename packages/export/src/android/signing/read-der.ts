/** One ASN.1 value as it was read: its tag, its content, and all of it. */
export interface DerValue {
  tag: number
  content: Uint8Array
  whole: Uint8Array
}

/** The values one after the other in `bytes`. Throws a RangeError for what is no DER. */
function readDer(bytes: Uint8Array): DerValue[] {
  const values: DerValue[] = []
  for (let at = 0; at < bytes.length;) {
    const start = at
    const tag = bytes[at++] ?? 0
    let length = bytes[at++] ?? -1
    if (length > 0x80) {
      const count = length & 0x7f
      if (count > 4) throw new RangeError('too long a value')
      length = 0
      for (let i = 0; i < count; i++) length = length * 256 + (bytes[at++] ?? 0)
    } else if (length === 0x80 || length < 0) throw new RangeError('no length')
    if (at + length > bytes.length) throw new RangeError('a value is cut off')
    values.push({ tag, content: bytes.subarray(at, at + length), whole: bytes.subarray(start, at + length) })
    at += length
  }
  return values
}

/** The only value in `bytes`. */
export function readOne(bytes: Uint8Array): DerValue {
  const [value, ...more] = readDer(bytes)
  if (!value || more.length > 0) throw new RangeError('not one value')
  return value
}

/** The values inside a constructed one, each of which may be missing. */
export function inside(value: DerValue | undefined): DerValue[] {
  if (!value) throw new RangeError('a value is missing')
  return readDer(value.content)
}

/** The bytes of an OBJECT IDENTIFIER as dotted numbers. */
export function dotted({ content }: DerValue): string {
  const arcs: number[] = []
  let arc = 0
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      arcs.push(arc)
      arc = 0
    }
  }
  const [first = 0, ...rest] = arcs
  const top = Math.min(2, Math.floor(first / 40))
  return [top, first - top * 40, ...rest].join('.')
}

/** A small non-negative INTEGER. */
export function smallInteger({ content }: DerValue): number {
  return content.reduce((sum, byte) => sum * 256 + byte, 0)
}
