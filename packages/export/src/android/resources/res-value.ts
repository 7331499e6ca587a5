import type { ByteReader } from '../../bytes/byte-reader.ts'
import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { nothing } from './chunk.ts'

/** A value of an attribute or resource (Res_value in AOSP ResourceTypes.h). */
export type ResValue =
  | { kind: 'string'; text: string }
  /** Id of another resource: ours begin with 0x7f, the platform's with 0x01. */
  | { kind: 'reference'; id: number }
  | { kind: 'integer'; value: number }
  /** Flags, which tools print as hexadecimal. */
  | { kind: 'flags'; value: number }
  | { kind: 'boolean'; value: boolean }
  /** 0xAARRGGBB */
  | { kind: 'color'; argb: number }
  /** Density-independent pixels, whole. */
  | { kind: 'dimension'; dp: number }

const types = {
  reference: 0x01,
  string: 0x03,
  dimension: 0x05,
  integer: 0x10,
  flags: 0x11,
  boolean: 0x12,
  color: 0x1c,
}

/** Type byte and data word of a value; `textIndex` gives a text's place in the pool. */
export function encodeValue(
  value: ResValue,
  textIndex: (text: string) => number,
): { type: number; data: number } {
  const type = types[value.kind]
  switch (value.kind) {
    case 'string':
      return { type, data: textIndex(value.text) }
    case 'reference':
      return { type, data: value.id }
    case 'integer':
    case 'flags':
      return { type, data: value.value }
    case 'boolean':
      return { type, data: value.value ? nothing : 0 }
    case 'color':
      return { type, data: value.argb }
    case 'dimension':
      // Mantissa in the upper 24 bits, radix 23p0 (0), unit dp (1).
      return { type, data: (value.dp << 8) | 1 }
  }
}

/** The eight bytes of a Res_value. */
export function writeValue(writer: ByteWriter, encoded: { type: number; data: number }): void {
  writer.u16(8).u8(0, encoded.type).u32(encoded.data)
}

/** The value at `offset`; null for a type we do not write. */
export function readValue(reader: ByteReader, offset: number, texts: readonly string[]): ResValue | null {
  const data = reader.u32(offset + 4)
  switch (reader.u8(offset + 3)) {
    case types.string: {
      const text = texts[data]
      return text === undefined ? null : { kind: 'string', text }
    }
    case types.reference:
      return { kind: 'reference', id: data }
    case types.integer:
      return { kind: 'integer', value: data | 0 }
    case types.flags:
      return { kind: 'flags', value: data }
    case types.boolean:
      return { kind: 'boolean', value: data !== 0 }
    case types.color:
      return { kind: 'color', argb: data }
    case types.dimension:
      return { kind: 'dimension', dp: data >> 8 }
    default:
      return null
  }
}
