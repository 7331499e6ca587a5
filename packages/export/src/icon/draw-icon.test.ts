import { inflateSync } from 'node:zlib'
import { iconNames } from '@kwiq/catalogue/icons'
import { themePresets } from '@kwiq/catalogue/theme'
import { describe, expect, it } from 'vitest'
import { drawMask } from '../picture/mask.ts'
import { drawForeground, drawRoundedIcon, drawSquareIcon } from './draw-icon.ts'
import { designIcon } from './icon-design.ts'

/** Just enough of a PNG reader for pictures with a palette: colours as 0xRRGGBBAA, row by row. */
function decode(png: Uint8Array): { size: number; hasAlpha: boolean; at(x: number, y: number): number } {
  const buffer = Buffer.from(png)
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < buffer.length; at += 12 + buffer.readUInt32BE(at)) {
    const length = buffer.readUInt32BE(at)
    chunks.set(buffer.toString('latin1', at + 4, at + 8), buffer.subarray(at + 8, at + 8 + length))
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(13)
  const [size, depth] = [header.readUInt32BE(0), header[8] ?? 8]
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const stride = 1 + Math.ceil((size * depth) / 8)
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const alphas = chunks.get('tRNS')
  const color = (x: number, y: number): number => {
    const bit = x * depth
    const byte = rows[y * stride + 1 + (bit >> 3)] ?? 0
    const index = (byte >> (8 - depth - (bit & 7))) & ((1 << depth) - 1)
    return ((palette.readUIntBE(index * 3, 3) << 8) | (alphas?.[index] ?? 255)) >>> 0
  }
  return { size, hasAlpha: alphas !== undefined, at: color }
}

const design = designIcon({ icon: 'plus', theme: { preset: 'clean', colors: ['#006688'] } })
const color = (hex: string, alpha = 255) => (Number.parseInt(hex.slice(1), 16) * 256 + alpha) >>> 0

describe('designIcon', () => {
  it('wears the primary colour of the app, and a spark where no icon fits', () => {
    expect(design.ground).toBe('#006688')
    const spark = designIcon({ icon: 'spark', theme: { preset: 'clean' } })
    for (const icon of [null, '', 'no such icon', '../etc']) {
      expect(designIcon({ icon, theme: { preset: 'clean' } })).toEqual(spark)
    }
  })
})

describe('drawn icons', () => {
  it('shows the glyph on nothing in the foreground layer', () => {
    const picture = decode(drawForeground(design, 432))
    expect(picture.size).toBe(432)
    expect(picture.at(216, 216)).toBe(color(design.color))
    expect(picture.at(0, 0) & 0xff).toBe(0)
  })

  it('fills the square icon and leaves no transparency', () => {
    const picture = decode(drawSquareIcon(design, 1024))
    expect([picture.size, picture.hasAlpha]).toEqual([1024, false])
    expect(picture.at(0, 0)).toBe(color(design.ground))
    expect(picture.at(512, 512)).toBe(color(design.color))
  })

  it('rounds the corners of the icon for old launchers', () => {
    const picture = decode(drawRoundedIcon(design, 96))
    expect(picture.at(2, 2) & 0xff).toBe(0)
    expect(picture.at(48, 10)).toBe(color(design.ground))
    expect(picture.at(48, 48)).toBe(color(design.color))
  })

  it('is the same every time', () => {
    expect(Buffer.compare(drawForeground(design, 162), drawForeground(design, 162))).toBe(0)
  })

  it.each(iconNames)('keeps %s inside the circle that every launcher shows', (name) => {
    const { glyph } = designIcon({ icon: name, theme: { preset: 'clean' } })
    const side = 108
    const glyphSide = 56
    const place = { x: (side - glyphSide) / 2, y: (side - glyphSide) / 2, scale: glyphSide / 24 }
    const { coverage } = drawMask(glyph, side, place)
    let [drawn, outside] = [0, 0]
    for (const [at, value] of coverage.entries()) {
      if (value > 127) drawn++
      if (value > 127 && Math.hypot((at % side) + 0.5 - 54, Math.floor(at / side) + 0.5 - 54) > 33) outside++
    }
    expect(drawn).toBeGreaterThan(20)
    expect(outside).toBe(0)
  })

  it.each(themePresets.map((preset) => preset.id))('has colours to draw with in the theme %s', (preset) => {
    expect(() => drawSquareIcon(designIcon({ icon: 'home', theme: { preset } }), 48)).not.toThrow()
  })
})
