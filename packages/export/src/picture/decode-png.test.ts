import { crc32, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { decodePng } from './decode-png.ts'
import { encodePng } from './encode-png.ts'
import { encodeTrueColor } from './encode-true-color.ts'
import { mostPixels } from './picture.ts'

/** Five by four pixels, each row in one colour, in every form ImageMagick writes. */
const files = {
  'colours of 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAIAAADJUWIXAAAAGklEQVQI12P8z4ACWFaLhqLyxVD4jAwOKDoApAoEdLs9hpoAAAAASUVORK5CYII=',
  'colours of 16 bits, interlaced':
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEEAIAAAHuxo7CAAAANElEQVQI12P4/5+BgYGBAYViDA3V1l61igEJMEIVMGDIM65aJSoaGsqAAzAyMDg4IGtGBQDNhRFMlZdW6gAAAABJRU5ErkJggg==',
  'a palette of 4 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEBAMAAAC0HehzAAAADFBMVEX/AACqFVVVK6oAQP8iM2lmAAAAFklEQVQI12NgAAJBQQEGJSUFBmNjAwAFjgEtlgkbawAAAABJRU5ErkJggg==',
  'colours and alpha, interlaced':
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAYAAAExNMXWAAAAMElEQVQI12P4z8DwnwFOMIZqr/rPAAWM/xkY/jMwMDDARRlXiYbCpeHKGBz+YwgCAMykEKFRhPfNAAAAAElFTkSuQmCC',
}
const greys = {
  'grey of 8 bits':
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAAAAABjWKqcAAAAGElEQVQI12P8z8DAwMCymoGBgYExlAEOACZvAganz6siAAAAAElFTkSuQmCC',
  'grey and alpha, interlaced':
    'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAECAQAAAGbPQ1dAAAAI0lEQVQI1z3GsRHAMAADITSkl8yS78YXKpRSO8GKndiXZ/5ev1cNTrRl3fkAAAAASUVORK5CYII=',
}
const oneBit =
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAEAQAAAABuSMjtAAAADklEQVQI12P4wfCDAQgAC6gB8UH+5O8AAAAASUVORK5CYII='

const bytesOf = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))
/** The colours of the rows, each as #rrggbbaa; fails where a row has several. */
function rowsOf(base64: string): string[] {
  const { width, height, rgba } = decodePng(bytesOf(base64))
  expect([width, height]).toEqual([5, 4])
  return Array.from({ length: height }, (_, y) => {
    const colors = new Set(
      Array.from({ length: width }, (__, x) => {
        const at = (y * width + x) * 4
        return Buffer.from(rgba.subarray(at, at + 4)).toString('hex')
      }),
    )
    return [...colors].join(' or ')
  })
}

describe('decodePng', () => {
  it.each(Object.entries(files))('reads %s', (_, file) => {
    expect(rowsOf(file)).toEqual(['ff0000ff', 'aa1555ff', '552baaff', '0040ffff'])
  })

  it.each(Object.entries(greys))('reads %s', (_, file) => {
    expect(rowsOf(file)).toEqual(['ffffffff', 'aaaaaaff', '555555ff', '000000ff'])
  })

  it('reads a picture of single bits', () => {
    expect(rowsOf(oneBit)).toEqual(['ffffffff', 'ffffffff', '000000ff', '000000ff'])
  })

  it('reads what is written here, clear colours included', () => {
    const palette = [0xff8800ff, 0x0088ff40, 0, 0x102030ff, 0xffffffff]
    const pixels = Uint8Array.from({ length: 81 }, (_, at) => (at * 7) % 5)
    const picture = decodePng(encodePng({ size: 9, palette, pixels }))
    expect(new DataView(picture.rgba.buffer).getUint32(4)).toBe(palette[pixels[1] ?? 0])
    expect(decodePng(encodeTrueColor(picture))).toEqual(picture)
    const opaque = { ...picture, rgba: picture.rgba.map((value, at) => (at % 4 === 3 ? 255 : value)) }
    expect(decodePng(encodeTrueColor(opaque))).toEqual(opaque)
  })

  it.each(Object.entries({ ...files, ...greys }))('refuses %s cut off anywhere', (_, file) => {
    const bytes = bytesOf(file)
    // Without its last chunk the picture is whole all the same.
    for (let length = 0; length < bytes.length - 12; length += 1)
      expect(() => decodePng(bytes.subarray(0, length))).toThrow(RangeError)
  })

  it('refuses what is no PNG, is enormous, or grows beyond what it says', () => {
    expect(() => decodePng(Buffer.from('<svg onload="alert(1)"/>'))).toThrow(RangeError)
    expect(() => decodePng(withHeader(bytesOf(oneBit), mostPixels + 1, 1))).toThrow('1025 by 1')
    expect(() => decodePng(withHeader(bytesOf(oneBit), 0, 4))).toThrow('0 by 4')
    expect(() => decodePng(bomb())).toThrow('do not inflate')
  })
})

function withHeader(bytes: Uint8Array, width: number, height: number): Uint8Array {
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** One pixel that inflates to ten megabytes. */
function bomb(): Uint8Array {
  const data = deflateSync(Buffer.alloc(10_000_000))
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const header = Buffer.from('00000001000000010800000000', 'hex')
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
