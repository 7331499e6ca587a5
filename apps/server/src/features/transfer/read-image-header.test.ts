import { expect, test } from 'vitest'
import { readImageHeader } from './read-image-header.ts'

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex')
const png = bytes('89504e470d0a1a0a 0000000d 49484452 000000b4 00000078 0806000000')
const jpeg = bytes(
  'ffd8 ffe0 0010 4a46494600010100000100010000 ffc0 0011 08 0078 00b4 03 01220002110103 1101',
)
const webp = {
  lossy: bytes('52494646 24000000 57454250 56503820 18000000 300100 9d012a b400 7800 0000'),
  lossless: bytes('52494646 24000000 57454250 5650384c 18000000 2f b3c01d00 00000000'),
  extended: bytes('52494646 24000000 57454250 56503858 0a000000 10000000 b30000 770000'),
}

test.each([
  ['PNG', png, 'image/png'],
  ['JPEG', jpeg, 'image/jpeg'],
  ['lossy WebP', webp.lossy, 'image/webp'],
  ['lossless WebP', webp.lossless, 'image/webp'],
  ['extended WebP', webp.extended, 'image/webp'],
])('the size of a %s is read from its header', (_name, image, mediaType) => {
  expect(readImageHeader(image)).toEqual({ mediaType, width: 180, height: 120 })
})

test.each([
  ['SVG', Buffer.from('<svg onload="alert(1)"/>')],
  ['HTML that begins like a GIF', Buffer.from('GIF89a<script>')],
  ['nothing', Buffer.alloc(0)],
  ['an icon of Windows', bytes('00000100 0100 1010')],
  ['a JPEG without a frame', bytes('ffd8 ffe0 0002')],
])('%s is no picture', (_name, content) => {
  expect(readImageHeader(content)).toBeNull()
})

test('a header that is cut off anywhere is no picture, and no loop', () => {
  for (const image of [png.subarray(0, 24), jpeg.subarray(0, 27), webp.extended.subarray(0, 30)]) {
    for (let length = 0; length < image.length; length += 1) {
      expect(readImageHeader(image.subarray(0, length))).toBeNull()
    }
  }
})
