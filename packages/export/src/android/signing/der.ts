import { concatBytes } from '../../bytes/byte-writer.ts'

/** An ASN.1 value in DER (ITU-T X.690): tag, length, content. */
function der(tag: number, ...parts: Uint8Array[]): Uint8Array {
  const content = concatBytes(...parts)
  return concatBytes(Uint8Array.of(tag, ...derLength(content.length)), content)
}

function derLength(length: number): number[] {
  if (length < 0x80) return [length]
  const bytes: number[] = []
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff)
  return [0x80 | bytes.length, ...bytes]
}

export const sequence = (...parts: Uint8Array[]): Uint8Array => der(0x30, ...parts)
export const set = (...parts: Uint8Array[]): Uint8Array => der(0x31, ...parts)
export const bitString = (bytes: Uint8Array): Uint8Array => der(0x03, Uint8Array.of(0), bytes)
export const utf8String = (text: string): Uint8Array => der(0x0c, new TextEncoder().encode(text))
export const asn1Null = (): Uint8Array => der(0x05)
/** Explicitly tagged, context-specific, constructed: `[number]`. */
export const tagged = (number: number, ...parts: Uint8Array[]): Uint8Array => der(0xa0 | number, ...parts)

/** A non-negative INTEGER from its big-endian bytes, of which the first must not be zero unless it is alone. */
export function integer(bytes: Uint8Array): Uint8Array {
  const isNegativeLooking = ((bytes[0] ?? 0) & 0x80) !== 0
  return isNegativeLooking ? der(0x02, Uint8Array.of(0), bytes) : der(0x02, bytes)
}

/** An OBJECT IDENTIFIER from its dotted form. */
export function objectId(dotted: string): Uint8Array {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = [first * 40 + second]
  for (const arc of rest) {
    const septets = [arc & 0x7f]
    for (let higher = arc >> 7; higher > 0; higher >>= 7) septets.unshift((higher & 0x7f) | 0x80)
    bytes.push(...septets)
  }
  return der(0x06, Uint8Array.from(bytes))
}

/** A time to the second: UTCTime before 2050, GeneralizedTime from then on (RFC 5280, 4.1.2.5). */
export function time(date: Date): Uint8Array {
  const digits = `${date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`
  const isLate = date.getUTCFullYear() >= 2050
  return der(isLate ? 0x18 : 0x17, new TextEncoder().encode(isLate ? digits : digits.slice(2)))
}

export const octetString = (bytes: Uint8Array): Uint8Array => der(0x04, bytes)

/** A BMPString: big-endian UTF-16. */
export function bmpString(text: string): Uint8Array {
  return der(0x1e, Uint8Array.from(Buffer.from(text, 'utf16le').swap16()))
}
